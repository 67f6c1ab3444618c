import { keptPassword } from '@callshot/rules';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Checkbox } from '../../../platform/ui/controls/checkbox.tsx';
import { PasswordField } from '../../../platform/ui/controls/password-field.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import { PlateSelector } from '../../../rewards/nameplates/plate-selector.tsx';
import { leavePassword, typePassword } from './league-draft.ts';
import styles from './league-form.module.css';
import type { useLeagueForm } from './use-league-form.ts';

interface LeagueFieldsetProps {
  readonly editing: ReturnType<typeof useLeagueForm>;
  /** Whether its nameplate is being chosen. */
  readonly isChoosing: boolean;
  onChoosing(isChoosing: boolean): void;
}

const MOST_NAME = 40;

/** Everything that a league can be given. */
export function LeagueFieldset({ editing, isChoosing, onChoosing }: LeagueFieldsetProps) {
  const { stored, fields, errors, change } = editing;
  const shownName = fields.name.trim() || 'Your league';
  return (
    <>
      <TextField
        label="Name"
        value={fields.name}
        onChange={(name) => change({ name })}
        error={errors.nameError}
        required
        autoComplete="off"
        end={
          <span className={styles.count}>
            {[...fields.name.trim()].length} / {MOST_NAME}
          </span>
        }
      />
      <Passwords editing={editing} />
      <section className={styles.plate} aria-label="Nameplate">
        <p className={styles.label}>Nameplate</p>
        <NameBadge username={shownName} nameplateId={fields.nameplateId} size="full" />
        <Button size="sm" onClick={() => onChoosing(true)}>
          Choose a nameplate
        </Button>
        {isChoosing ? (
          <PlateSelector
            name={shownName}
            chosenId={fields.nameplateId}
            onChoose={({ id }) => {
              change({ nameplateId: id });
              onChoosing(false);
            }}
            onClose={() => onChoosing(false)}
          />
        ) : null}
      </section>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>To join, a member needs</legend>
        <Checkbox
          label="A Discord login"
          isOn={fields.requireDiscord}
          onChange={(requireDiscord) => change({ requireDiscord })}
        />
        <Checkbox
          label="A Reddit login"
          isOn={fields.requireReddit}
          onChange={(requireReddit) => change({ requireReddit })}
        />
        {stored.name === '' ? null : (
          <p className={styles.note}>Current members stay, linked or not.</p>
        )}
      </fieldset>
      <TextField
        label="Discord server"
        hint="An invitation to your own server, for the members: https://discord.gg/…"
        value={fields.discordUrl}
        onChange={(discordUrl) => change({ discordUrl })}
        error={errors.discordUrlError}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}

function Passwords({ editing }: Pick<LeagueFieldsetProps, 'editing'>) {
  const { stored, fields, errors, change } = editing;
  const hasPassword = stored.password === keptPassword;
  const passwordHint = hasPassword
    ? 'Leave it as it is to keep it'
    : 'Optional: without one everybody can join';
  return (
    <div className={styles.passwords}>
      <PasswordField
        label="Password"
        hint={fields.isPasswordRemoved ? 'It is removed when you save' : passwordHint}
        value={fields.isPasswordRemoved ? '' : fields.password}
        onChange={(password) => change(typePassword(fields, password))}
        onFocus={({ target }) => hasPassword && target.select()}
        onBlur={() => change(leavePassword(fields, stored))}
        error={errors.passwordError}
        disabled={fields.isPasswordRemoved}
        autoComplete="new-password"
      />
      <PasswordField
        label="Confirm password"
        value={fields.isPasswordRemoved ? '' : fields.confirmPassword}
        onChange={(confirmPassword) => change({ confirmPassword })}
        onFocus={({ target }) => hasPassword && target.select()}
        error={errors.confirmPasswordError}
        disabled={fields.isPasswordRemoved}
        autoComplete="new-password"
      />
      {hasPassword ? (
        <Checkbox
          label="Remove password"
          isOn={fields.isPasswordRemoved}
          onChange={(isPasswordRemoved) => change({ isPasswordRemoved })}
        />
      ) : null}
    </div>
  );
}
