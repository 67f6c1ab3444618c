import type { NotificationPreferences } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../platform/core/use-send.ts';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { Switch } from '../../platform/ui/controls/switch.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { DiscordSwitch } from './discord-switch.tsx';
import { LockCalendar } from './lock-calendar.tsx';
import styles from './notification-settings.module.css';
import { preferencesQuery, savePreferencesMutation } from './notifications.queries.ts';
import { PushSwitch } from './push-switch.tsx';
import { m } from './words/messages.js';

type Choice = 'lockReminders' | 'email' | 'push';

/** The user's notification settings; each switch is saved by itself, at once. */
export function NotificationSettings({ onLinkDiscord }: { onLinkDiscord(): void }) {
  const { data, isError, refetch } = useQuery(preferencesQuery);
  // The wish is shown at once; after a refusal the switch goes back to what is stored.
  const { send, isBusy, sending, refusal } = useSend(savePreferencesMutation);
  if (data === undefined) {
    return isError ? (
      <LoadFailure title={m.settingsFailed()} onRetry={refetch} />
    ) : (
      <Skeleton height={216} />
    );
  }
  const { lockReminders, email, push } = data;
  const save = (choice: Choice, isOn: boolean) =>
    send({ lockReminders, email, push, [choice]: isOn }, (stored) =>
      showToast({ text: confirmations[choice][stored[choice] ? 0 : 1], kind: 'success' }),
    );
  const shown = sending ?? data;
  return (
    <div className={styles.settings}>
      <Switch
        label={m.lockReminders()}
        hint={m.lockRemindersHint()}
        isOn={shown.lockReminders}
        isDisabled={isBusy}
        onChange={(isOn) => void save('lockReminders', isOn)}
      />
      <Switch
        label={m.email()}
        hint={emailHints[data.emailState]}
        isOn={shown.email}
        // A switch that cannot be turned on can still be turned off.
        isDisabled={isBusy || (data.emailState !== 'ready' && !shown.email)}
        onChange={(isOn) => void save('email', isOn)}
      />
      <PushSwitch pushKey={data.pushKey} isChosen={data.push} onChoose={() => save('push', true)} />
      <DiscordSwitch preferences={data} onLink={onLinkDiscord} />
      <FormError refusal={refusal} />
      <LockCalendar />
    </div>
  );
}

const emailHints: Readonly<Record<NotificationPreferences['emailState'], string>> = {
  ready: m.emailHint(),
  unverified: m.emailUnverified(),
  missing: m.emailMissing(),
  unavailable: m.emailUnavailable(),
};

const confirmations: Readonly<Record<Choice, readonly [on: string, off: string]>> = {
  lockReminders: [m.lockRemindersAreOn(), m.lockRemindersAreOff()],
  email: [m.emailIsOn(), m.emailIsOff()],
  push: [m.pushIsOn(), m.pushIsOff()],
};
