import type { AccountPreferences } from '@callshot/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EmailSettings } from '../accounts/email-settings.tsx';
import { OwnPassword, PasswordSettings } from '../accounts/own-password.tsx';
import { call } from '../core/client.ts';
import { failureWords } from '../core/failures.ts';
import { NotificationSettings } from '../notifications/notification-settings.tsx';
import { LinkedAccounts } from '../sign-in/linked-accounts.tsx';
import { FormError } from '../ui/form-error.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PanelSection } from '../ui/panel-section.tsx';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toast.tsx';
import { preferencesQuery } from './plain-names.tsx';

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
  const { save, saving, failure } = useSaving();
  return (
    <Loaded query={query} what="your settings" height={64}>
      {({ plainNames }) => (
        <>
          <Switch
            label="Plain names"
            hint="Show every name without its nameplate."
            isOn={saving?.plainNames ?? plainNames}
            isDisabled={saving !== null}
            onChange={(isOn) => void save({ plainNames: isOn })}
          />
          <FormError text={failure} />
        </>
      )}
    </Loaded>
  );
}

/** Shows the wish at once and keeps what the server stored. */
function useSaving() {
  const queries = useQueryClient();
  const [saving, setSaving] = useState<AccountPreferences | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (wish: AccountPreferences) => {
    setSaving(wish);
    setFailure(null);
    try {
      const stored = await call('POST /api/account/preferences', {
        body: wish,
        isToldInPlace: true,
      });
      queries.setQueryData(preferencesQuery.queryKey, stored);
      showToast({
        text: stored.plainNames ? 'Names are shown plain' : 'Names are shown with their nameplates',
        kind: 'success',
      });
    } catch (error) {
      // The switch goes back to what is stored.
      setFailure(failureWords(error)?.text ?? null);
    }
    setSaving(null);
  };
  return { save, saving, failure };
}
