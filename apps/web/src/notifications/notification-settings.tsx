import type { NotificationPreferences } from '@callshot/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../core/client.ts';
import { failureWords } from '../core/failures.ts';
import { FormError } from '../ui/form-error.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toast.tsx';
import styles from './notification-settings.module.css';
import { preferencesQuery } from './notifications.queries.ts';
import { PushSwitch } from './push-switch.tsx';

type Choice = 'lockReminders' | 'email' | 'push';

/** What the user is told, and where; each switch is saved by itself, at once. */
export function NotificationSettings() {
  const { data, isError, refetch } = useQuery(preferencesQuery);
  const { save, saving, failure } = useSaving();
  if (data === undefined) {
    return isError ? (
      <LoadFailure title="Your notification settings could not be loaded" onRetry={refetch} />
    ) : (
      <Skeleton height={216} />
    );
  }
  const shown = { ...data, ...saving };
  const isBusy = saving !== null;
  return (
    <div className={styles.settings}>
      <Switch
        label="Lock reminders"
        hint="A notification a day and an hour before a stage locks that you have not picked."
        isOn={shown.lockReminders}
        isDisabled={isBusy}
        onChange={(isOn) => void save(data, 'lockReminders', isOn)}
      />
      <Switch
        label="Email"
        hint={emailHints[data.emailState]}
        isOn={shown.email}
        // What cannot be switched on can still be switched off.
        isDisabled={isBusy || (data.emailState !== 'ready' && !shown.email)}
        onChange={(isOn) => void save(data, 'email', isOn)}
      />
      <PushSwitch
        pushKey={data.pushKey}
        isChosen={data.push}
        onChoose={() => save(data, 'push', true)}
      />
      <FormError text={failure} />
    </div>
  );
}

const emailHints: Readonly<Record<NotificationPreferences['emailState'], string>> = {
  ready: 'Everything that arrives here, by email as well.',
  unverified: 'Verify your email address first: the message that we sent you has the link.',
  missing: 'Your account has no email address.',
  unavailable: 'Email is not set up on this site.',
};

const confirmations: Readonly<Record<Choice, readonly [on: string, off: string]>> = {
  lockReminders: ['Lock reminders are on', 'Lock reminders are off'],
  email: ['Notifications by email are on', 'Notifications by email are off'],
  push: ['Push notifications are on in this browser', 'Push notifications are off'],
};

/** Shows the wish at once and keeps what the server stored; answers whether it was stored. */
function useSaving() {
  const queries = useQueryClient();
  const [saving, setSaving] = useState<Partial<Record<Choice, boolean>> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (
    { lockReminders, email, push }: NotificationPreferences,
    choice: Choice,
    isOn: boolean,
  ): Promise<boolean> => {
    setSaving({ [choice]: isOn });
    setFailure(null);
    try {
      const body = { lockReminders, email, push, [choice]: isOn };
      const stored = await call('POST /api/notification/preferences', {
        body,
        isToldInPlace: true,
      });
      queries.setQueryData(preferencesQuery.queryKey, stored);
      showToast({ text: confirmations[choice][stored[choice] ? 0 : 1], kind: 'success' });
      return true;
    } catch (error) {
      // The switch goes back to what is stored.
      setFailure(failureWords(error)?.text ?? null);
      return false;
    } finally {
      setSaving(null);
    }
  };
  return { save, saving, failure };
}
