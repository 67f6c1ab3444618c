import type { Role } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { gamesQuery } from '../../platform/core/settings.queries.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Checkbox } from '../../platform/ui/controls/checkbox.tsx';
import { Choice } from '../../platform/ui/controls/choice.tsx';
import { Switch } from '../../platform/ui/controls/switch.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { levelsQuery, rolesQuery } from './staff.queries.ts';
import type { UpdateErrors } from './use-user-update.ts';
import { ANALYST, type UserDraft, type UserFields } from './user-draft.ts';
import styles from './user-modal.module.css';
import { m } from './words/messages.js';

interface UserFieldsFormProps {
  /** As saved. */
  stored: UserFields;
  /** As typed. */
  fields: UserFields;
  onChange(change: UserDraft): void;
  reason: string;
  onReason(reason: string): void;
  isReasonNeeded: boolean;
  errors: UpdateErrors;
}

/** The longest username [rule: accounts-5]; a user named by a longer e-mail address keeps it. */
const MAX_NAME = 20;

export function UserFieldsForm(props: UserFieldsFormProps) {
  const { stored, fields, onChange, errors } = props;
  return (
    <>
      <div className={styles.name}>
        <TextField
          label={m.username()}
          value={fields.username}
          onChange={(username) => onChange({ username })}
          error={errors.usernameError}
          maxLength={Math.max(MAX_NAME, stored.username.length)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button
          icon={fields.isFlagged ? 'check' : 'warning'}
          className={styles.beside}
          disabled={fields.isFlagged}
          onClick={() => onChange({ isFlagged: true })}
        >
          {fields.isFlagged ? m.flaggedForRename() : m.flagForRename()}
        </Button>
      </div>
      <Roles fields={fields} onChange={onChange} />
      <SupporterLevel fields={fields} onChange={onChange} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{m.access()}</legend>
        <Switch
          label={m.keepOffBoards()}
          hint={m.keepOffBoardsHint()}
          isOn={fields.isIneligible}
          onChange={(isIneligible) => onChange({ isIneligible })}
        />
        <Switch
          label={m.disableAccount()}
          hint={m.disableAccountHint()}
          isOn={fields.isDisabled}
          onChange={(isDisabled) => onChange({ isDisabled })}
        />
      </fieldset>
      <TextField
        label={props.isReasonNeeded ? m.reasonNeeded() : m.reason()}
        hint={m.reasonHint()}
        value={props.reason}
        onChange={props.onReason}
        error={errors.reasonError}
        maxLength={500}
        autoComplete="off"
      />
    </>
  );
}

type PartProps = Pick<UserFieldsFormProps, 'fields' | 'onChange'>;

function Roles({ fields, onChange }: PartProps) {
  const roles = useQuery(rolesQuery);
  const toggle = (id: Role['id'], isOn: boolean) =>
    onChange({
      roleIds: isOn ? [...fields.roleIds, id] : fields.roleIds.filter((other) => other !== id),
    });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{m.roles()}</legend>
      {roles.data === undefined ? <Skeleton height={88} /> : null}
      <div className={styles.roles}>
        {roles.data?.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            isOn={fields.roleIds.includes(id)}
            onChange={(isOn) => toggle(id, isOn)}
          />
        ))}
      </div>
      {fields.roleIds.includes(ANALYST) ? <Analyst fields={fields} onChange={onChange} /> : null}
    </fieldset>
  );
}

function Analyst({ fields, onChange }: PartProps) {
  const games = useQuery(gamesQuery);
  const options = (games.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className={styles.analyst}>
      <Choice
        label={m.game()}
        value={fields.gameId === null ? '' : String(fields.gameId)}
        options={[{ value: '', label: m.noGame() }, ...options]}
        onChange={(value) => onChange({ gameId: value === '1' ? 1 : value === '2' ? 2 : null })}
      />
      <Checkbox
        label={m.createAnalystLeague()}
        isOn={fields.isLeagueWanted}
        onChange={(isLeagueWanted) => onChange({ isLeagueWanted })}
      />
    </div>
  );
}

function SupporterLevel({ fields, onChange }: PartProps) {
  const levels = useQuery(levelsQuery);
  return (
    <Choice
      label={m.supporterLevel()}
      value={String(fields.patreonLevelId)}
      options={(levels.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(value) => onChange({ patreonLevelId: Number(value) })}
    />
  );
}
