import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmailSettings } from '../accounts/email-settings.tsx';
import { OwnPassword, PasswordSettings } from '../accounts/own-password.tsx';
import { useSend } from '../core/use-send.ts';
import { NotificationSettings } from '../notifications/notification-settings.tsx';
import { LinkedAccounts } from '../sign-in/linked-accounts.tsx';
import { FormError } from '../ui/form-error.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PanelSection } from '../ui/panel-section.tsx';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toast.tsx';
import { preferencesQuery, savePreferencesMutation } from './profile.queries.ts';

/** How the product looks and what it tells. */
export function SettingsPanel() {
  const [isChangingPassword, setChangingPassword] = useState(false);
  if (isChangingPassword) return <OwnPassword onBack={() => setChangingPassword(false)} />;
  return (
    <>
      <PanelSection
        title="Display"
        text="Motion follows your system: where it asks for less, nothing moves here."
      >
        <PlainNamesSwitch />
      </PanelSection>
      <PanelSection
        title="Notifications"
        text="Everything arrives at the bell. Choose what else you want."
      >
        <NotificationSettings />
      </PanelSection>
      <EmailSettings />
      <PasswordSettings onChange={() => setChangingPassword(true)} />
      <LinkedAccounts />
    </>
  );
}

function PlainNamesSwitch() {
  const query = useQuery(preferencesQuery);
  // The wish is shown at once; after a refusal the switch goes back to what is stored.
  const { send, isBusy, sending, refusal } = useSend(savePreferencesMutation);
  const save = (isOn: boolean) =>
    send({ plainNames: isOn }, (stored) =>
      showToast({
        text: stored.plainNames ? 'Names are shown plain' : 'Names are shown with their nameplates',
        kind: 'success',
      }),
    );
  return (
    <Loaded query={query} what="your settings" height={64}>
      {({ plainNames }) => (
        <>
          <Switch
            label="Plain names"
            hint="Show every name without its nameplate."
            isOn={sending?.plainNames ?? plainNames}
            isDisabled={isBusy}
            onChange={(isOn) => void save(isOn)}
          />
          <FormError refusal={refusal} />
        </>
      )}
    </Loaded>
  );
}
