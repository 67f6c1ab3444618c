import { Bell } from '../reach/notifications/bell.tsx';
import { AccountLooks } from '../rewards/nameplates/account-looks.tsx';

/** The account’s part of the bar. It loads after the page, and names show their nameplates until then. */
export const OwnBar = ({ userId }: { userId: number }) => (
  <>
    <AccountLooks />
    <Bell userId={userId} />
  </>
);
