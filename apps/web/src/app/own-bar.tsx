import { AccountLooks } from '../nameplates/account-looks.tsx';
import { Bell } from '../notifications/bell.tsx';

/** The account’s part of the bar. It loads after the page, and names show their nameplates until then. */
export const OwnBar = ({ userId }: { userId: number }) => (
  <>
    <AccountLooks />
    <Bell userId={userId} />
  </>
);
