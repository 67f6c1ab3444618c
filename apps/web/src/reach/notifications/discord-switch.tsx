import type { NotificationPreferences } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { Switch } from '../../platform/ui/controls/switch.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import styles from './discord-switch.module.css';
import { preferencesQuery, switchDiscordMutation } from './notifications.queries.ts';
import { m } from './words/messages.js';

interface DiscordSwitchProps {
  preferences: Pick<NotificationPreferences, 'discord' | 'discordState'>;
  /** Leads to where an account is linked. */
  onLink(): void;
}

const label = m.discordMessages();

/**
 * Direct messages on Discord: absent without a bot. If they cannot be sent, the reason is told with
 * its remedy.
 */
export function DiscordSwitch({ preferences, onLink }: DiscordSwitchProps) {
  const queries = useQueryClient();
  const { send, isBusy, sending, refusal } = useSend(switchDiscordMutation);
  const { discord, discordState } = preferences;
  if (discordState === 'unavailable') return null;

  const change = async (isOn: boolean) => {
    const isDone = await send({ isOn }, (stored) =>
      showToast({
        text: stored.discord ? m.discordMessagesAreOn() : m.discordMessagesAreOff(),
        kind: 'success',
      }),
    );
    // A refusal may say that Discord, or another tab, has changed what is possible.
    if (!isDone) await queries.invalidateQueries({ queryKey: preferencesQuery.queryKey });
  };

  return (
    <div>
      {discordState === 'ready' ? (
        <Switch
          label={label}
          hint={m.discordHint()}
          isOn={sending?.isOn ?? discord}
          isDisabled={isBusy}
          onChange={(isOn) => void change(isOn)}
        />
      ) : null}
      {discordState === 'unlinked' ? (
        <Obstacle text={m.discordUnlinked()} action={m.linkDiscord()} onAction={onLink} />
      ) : null}
      {discordState === 'closed' ? (
        <Obstacle
          text={m.discordClosed()}
          action={m.tryAgain()}
          isBusy={isBusy}
          onAction={() => void change(true)}
        />
      ) : null}
      <FormError refusal={refusal} />
    </div>
  );
}

interface ObstacleProps {
  text: string;
  action: string;
  isBusy?: boolean;
  onAction(): void;
}

function Obstacle({ text, action, isBusy = false, onAction }: ObstacleProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      <Button size="sm" isBusy={isBusy} aria-describedby={id} onClick={onAction}>
        {action}
      </Button>
      <p id={id} className={styles.hint}>
        {text}
      </p>
    </div>
  );
}
