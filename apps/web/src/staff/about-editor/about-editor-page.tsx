import { useQuery } from '@tanstack/react-query';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { adminSettingsQuery } from '../staff/staff.queries.ts';
import { AboutEditor } from './about-editor.tsx';
import { m } from './words/messages.js';

/** The texts of About Us and Community, beside a preview of both pages. */
export function AboutEditorPage() {
  const settings = useQuery(adminSettingsQuery);
  return (
    <StaffPage title={m.aboutUs()} intro={m.intro()}>
      <Loaded query={settings} what={m.whatSettings()} height={640}>
        {(all) => <AboutEditor settings={all} />}
      </Loaded>
    </StaffPage>
  );
}
