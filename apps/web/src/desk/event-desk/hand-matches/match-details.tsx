import { Button } from '../../../platform/ui/controls/button.tsx';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { fieldOf, instantOf } from '../desk-words.ts';
import { BEST_OF } from './fixture-form.tsx';
import styles from './hand-matches.module.css';
import { type Side, withBye, withTeam } from './hand-state.ts';
import type { MatchLineProps } from './match-line-props.ts';

const BYE = 'bye';

/** The teams, length, round and time of a match. */
export function MatchDetails(props: MatchLineProps & { onClose(): void }) {
  const { row, teams, teamIds, isSwiss, onChange, onClose } = props;
  const options = [
    { value: '', label: 'Choose a team' },
    ...teamIds.map((id) => ({ value: String(id), label: teams.get(id)?.name ?? `Team ${id}` })),
  ];
  const choose = (side: Side) => (value: string) =>
    onChange((own) =>
      value === BYE ? withBye(own) : withTeam(own, side, value === '' ? null : Number(value)),
    );
  const rounds = Array.from({ length: row.round + 3 }, (_, at) => String(at + 1));
  const lengths = BEST_OF.some(({ value }) => value === String(row.bestOf))
    ? BEST_OF
    : [...BEST_OF, { value: String(row.bestOf), label: `Best of ${row.bestOf}` }];
  return (
    <div className={styles.details}>
      <Choice
        label="Team 1"
        value={String(row.topTeamId ?? '')}
        onChange={choose('top')}
        options={options}
      />
      <Choice
        label="Team 2"
        value={row.outcome === 'bye' ? BYE : String(row.bottomTeamId ?? '')}
        onChange={choose('bottom')}
        options={isSwiss ? [...options, { value: BYE, label: 'Nobody (a bye)' }] : options}
      />
      <Choice
        label="Round"
        value={String(row.round)}
        onChange={(value) => onChange((own) => ({ ...own, round: Number(value) }))}
        options={rounds.map((value) => ({ value, label: `Round ${value}` }))}
      />
      <Choice
        label="Length"
        value={String(row.bestOf)}
        onChange={(value) => onChange((own) => ({ ...own, bestOf: Number(value) }))}
        options={lengths}
      />
      <TextField
        label="Begins (your time)"
        type="datetime-local"
        value={row.startsAt === null ? '' : fieldOf(row.startsAt)}
        onChange={(typed) =>
          onChange((own) => ({ ...own, startsAt: instantOf(typed) }), `${row.key} time`)
        }
      />
      <Button size="sm" onClick={onClose}>
        Done
      </Button>
    </div>
  );
}
