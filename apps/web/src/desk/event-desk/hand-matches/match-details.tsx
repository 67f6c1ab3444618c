import { Button } from '../../../platform/ui/controls/button.tsx';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { fieldOf, instantOf } from '../desk-words.ts';
import { m } from '../words/messages.js';
import { BEST_OF } from './fixture-form.tsx';
import styles from './hand-matches.module.css';
import { type Side, withBye, withTeam } from './hand-state.ts';
import type { MatchLineProps } from './match-line-props.ts';

const BYE = 'bye';

/** The teams, length, round and time of a match. */
export function MatchDetails(props: MatchLineProps & { onClose(): void }) {
  const { row, teams, teamIds, isSwiss, onChange, onClose } = props;
  const options = [
    { value: '', label: m.chooseTeam() },
    ...teamIds.map((id) => ({
      value: String(id),
      label: teams.get(id)?.name ?? m.teamNumber({ id }),
    })),
  ];
  const choose = (side: Side) => (value: string) =>
    onChange((own) =>
      value === BYE ? withBye(own) : withTeam(own, side, value === '' ? null : Number(value)),
    );
  const rounds = Array.from({ length: row.round + 3 }, (_, at) => String(at + 1));
  const lengths = BEST_OF.some(({ value }) => value === String(row.bestOf))
    ? BEST_OF
    : [...BEST_OF, { value: String(row.bestOf), label: m.bestOf({ length: row.bestOf }) }];
  return (
    <div className={styles.details}>
      <Choice
        label={m.team1()}
        value={String(row.topTeamId ?? '')}
        onChange={choose('top')}
        options={options}
      />
      <Choice
        label={m.team2()}
        value={row.outcome === 'bye' ? BYE : String(row.bottomTeamId ?? '')}
        onChange={choose('bottom')}
        options={isSwiss ? [...options, { value: BYE, label: m.nobodyABye() }] : options}
      />
      <Choice
        label={m.round()}
        value={String(row.round)}
        onChange={(value) => onChange((own) => ({ ...own, round: Number(value) }))}
        options={rounds.map((value) => ({ value, label: m.roundNumber({ round: value }) }))}
      />
      <Choice
        label={m.matchLength()}
        value={String(row.bestOf)}
        onChange={(value) => onChange((own) => ({ ...own, bestOf: Number(value) }))}
        options={lengths}
      />
      <TextField
        label={m.beginsYourTime()}
        type="datetime-local"
        value={row.startsAt === null ? '' : fieldOf(row.startsAt)}
        onChange={(typed) =>
          onChange((own) => ({ ...own, startsAt: instantOf(typed) }), `${row.key} time`)
        }
      />
      <Button size="sm" onClick={onClose}>
        {m.done()}
      </Button>
    </div>
  );
}
