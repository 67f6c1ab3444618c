import { keptPassword } from '@callshot/rules';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Checkbox } from '../../../platform/ui/controls/checkbox.tsx';
import { PasswordField } from '../../../platform/ui/controls/password-field.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import { PlateSelector } from '../../../rewards/nameplates/plate-selector.tsx';
import { m } from '../words/messages.js';
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
  const shownName = fields.name.trim() || m.unnamedLeague();
  return (
    <>
      <TextField
        label={m.name()}
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
      <section className={styles.plate} aria-label={m.nameplate()}>
        <p className={styles.label}>{m.nameplate()}</p>
        <NameBadge username={shownName} nameplateId={fields.nameplateId} size="full" />
        <Button size="sm" onClick={() => onChoosing(true)}>
          {m.chooseNameplate()}
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
        <legend className={styles.legend}>{m.membersNeed()}</legend>
        <Checkbox
          label={m.needDiscordLogin()}
          isOn={fields.requireDiscord}
          onChange={(requireDiscord) => change({ requireDiscord })}
        />
        <Checkbox
          label={m.needRedditLogin()}
          isOn={fields.requireReddit}
          onChange={(requireReddit) => change({ requireReddit })}
        />
        {stored.name === '' ? null : <p className={styles.note}>{m.currentMembersStay()}</p>}
      </fieldset>
      <TextField
        label={m.discordServer()}
        hint={m.discordServerHint()}
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
  const passwordHint = hasPassword ? m.passwordKeepHint() : m.passwordOptionalHint();
  return (
    <div className={styles.passwords}>
      <PasswordField
        label={m.password()}
        hint={fields.isPasswordRemoved ? m.passwordRemovedHint() : passwordHint}
        value={fields.isPasswordRemoved ? '' : fields.password}
        onChange={(password) => change(typePassword(fields, password))}
        onFocus={({ target }) => hasPassword && target.select()}
        onBlur={() => change(leavePassword(fields, stored))}
        error={errors.passwordError}
        disabled={fields.isPasswordRemoved}
        autoComplete="new-password"
      />
      <PasswordField
        label={m.confirmPassword()}
        value={fields.isPasswordRemoved ? '' : fields.confirmPassword}
        onChange={(confirmPassword) => change({ confirmPassword })}
        onFocus={({ target }) => hasPassword && target.select()}
        error={errors.confirmPasswordError}
        disabled={fields.isPasswordRemoved}
        autoComplete="new-password"
      />
      {hasPassword ? (
        <Checkbox
          label={m.removePassword()}
          isOn={fields.isPasswordRemoved}
          onChange={(isPasswordRemoved) => change({ isPasswordRemoved })}
        />
      ) : null}
    </div>
  );
}
