import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Choice } from '../../platform/ui/controls/choice.tsx';
import { Switch } from '../../platform/ui/controls/switch.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import styles from './audit-page.module.css';
import { type AuditFilter, auditActionsQuery } from './staff.queries.ts';
import { m } from './words/messages.js';

interface AuditFiltersProps {
  filter: AuditFilter;
  onFilter(filter: AuditFilter): void;
}

type Typed = Record<'actor' | 'action' | 'subjectType' | 'subjectId' | 'from' | 'to', string>;

const typedOf = (filter: AuditFilter): Typed => ({
  actor: filter.actor ?? '',
  action: filter.action ?? '',
  subjectType: filter.subjectType ?? '',
  subjectId: filter.subjectId ?? '',
  from: filter.from ?? '',
  to: filter.to ?? '',
});

/** An empty field does not filter. */
function filterOf(typed: Typed, isWithSaves: boolean): AuditFilter {
  const filled = Object.entries(typed).flatMap(([name, text]) =>
    text.trim() === '' ? [] : [[name, text.trim()] as const],
  );
  return { ...Object.fromEntries(filled), ...(isWithSaves ? { saves: 'shown' } : {}) };
}

const ID_FORM = /^[1-9]\d{0,9}$/;

export function AuditFilters({ filter, onFilter }: AuditFiltersProps) {
  const [typed, setTyped] = useState(() => typedOf(filter));
  const [isWithSaves, setWithSaves] = useState(filter.saves === 'shown');
  const { data: known } = useQuery(auditActionsQuery);
  const set = (name: keyof Typed) => (text: string) => setTyped({ ...typed, [name]: text });
  const isIdWrong = typed.subjectId.trim() !== '' && !ID_FORM.test(typed.subjectId.trim());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isIdWrong) onFilter(filterOf(typed, isWithSaves));
  };

  return (
    <search className={styles.filters}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={m.filterWho()}
          value={typed.actor}
          onChange={set('actor')}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Choice
          label={m.what()}
          value={typed.action}
          options={optionsOf(m.filterEverything(), groupsOf(known?.actions ?? []))}
          onChange={set('action')}
        />
        <Choice
          label={m.about()}
          value={typed.subjectType}
          options={optionsOf(m.filterAnything(), known?.subjectTypes ?? [])}
          onChange={set('subjectType')}
        />
        <TextField
          label={m.filterId()}
          inputMode="numeric"
          value={typed.subjectId}
          onChange={set('subjectId')}
          error={isIdWrong ? m.idNotNumber() : null}
          maxLength={10}
          autoComplete="off"
        />
        <TextField label={m.filterFrom()} type="date" value={typed.from} onChange={set('from')} />
        <TextField label={m.filterTo()} type="date" value={typed.to} onChange={set('to')} />
        <div className={styles.foot}>
          <div className={styles.saves}>
            <Switch label={m.filterSaves()} isOn={isWithSaves} onChange={setWithSaves} />
          </div>
          <div className={styles.buttons}>
            <Button onClick={() => onFilter({})} disabled={Object.keys(filter).length === 0}>
              {m.clearAction()}
            </Button>
            <Button type="submit" variant="primary" icon="search">
              {m.filterAction()}
            </Button>
          </div>
        </div>
      </form>
    </search>
  );
}

const optionsOf = (all: string, values: readonly string[]) => [
  { value: '', label: all },
  ...values.map((value) => ({
    value,
    label: value.endsWith('.')
      ? m.allWithBeginning({ beginning: value })
      : value.replaceAll('_', ' '),
  })),
];

/** Every action, and before those with the same beginning that beginning itself. */
function groupsOf(actions: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const action of actions) {
    const group = `${action.split('.')[0]}.`;
    groups.set(group, [...(groups.get(group) ?? []), action]);
  }
  return [...groups].flatMap(([group, members]) =>
    members.length > 1 ? [group, ...members] : members,
  );
}
