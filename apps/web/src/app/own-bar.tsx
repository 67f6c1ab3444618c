import { AccountLooks } from '../nameplates/account-looks.tsx';
import { Bell } from '../notifications/bell.tsx';

/** What the bar has of an account: it comes after the page, and until then names have their nameplates. */
export const OwnBar = ({ userId }: { userId: number }) => (
  <>
    <AccountLooks />
    <Bell userId={userId} />
  </>
);
