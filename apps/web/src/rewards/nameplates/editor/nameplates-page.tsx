import { AllNameplatesPage } from './all-nameplates-page.tsx';
import { OwnNameplatesPage } from './own-nameplates-page.tsx';

/** One editor, two doors [rule: nameplates-8]. */
export const NameplatesPage = ({ isStaff }: { isStaff: boolean }) =>
  isStaff ? <AllNameplatesPage /> : <OwnNameplatesPage />;
