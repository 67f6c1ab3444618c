import { type Knockout, knockoutStart, STARTING_POINTS, type StartingPoint } from '@callshot/rules';
import { useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { NumberStepper } from '../../../platform/ui/controls/number-stepper.tsx';
import type { FormatToEdit } from '../editor/edited-format.tsx';
import { m } from '../words/messages.js';
import styles from './start-from.module.css';
import { type StartKind, StartSketch, startKindOf } from './start-sketch.tsx';

interface Card {
  readonly kind: StartKind;
  readonly title: string;
  readonly note: string;
}

const cards: readonly Card[] = [
  { kind: 'swiss', title: m.swiss(), note: m.swissNote() },
  { kind: 'groups', title: m.groups(), note: m.groupsNote() },
  { kind: 'single', title: m.singleElimination(), note: m.knockoutNote() },
  { kind: 'third', title: m.singleEliminationThird(), note: m.thirdNote() },
  { kind: 'double', title: m.doubleElimination(), note: m.knockoutNote() },
  { kind: 'reset', title: m.doubleEliminationReset(), note: m.resetNote() },
];

const ofGroups = { teams: m.fourOfFour(), brackets: m.withBrackets(), gsl: 'GSL' } as const;
const labelOf = (from: StartingPoint): string =>
  from.kind === 'groups' ? ofGroups[from.of] : String(from.teamCount);

const knockouts: Partial<Record<StartKind, Omit<Knockout, 'kind' | 'teamCount'>>> = {
  single: { elimination: 'single', hasReset: false },
  third: { elimination: 'single', hasReset: false, hasThirdPlace: true },
  double: { elimination: 'double', hasReset: false },
  reset: { elimination: 'double', hasReset: true },
};

interface StartFromProps {
  onStart(what: FormatToEdit): void;
}

/** Complete formats to begin with, by the kind of play and the number of teams. */
export function StartFrom({ onStart }: StartFromProps) {
  return (
    <section className={styles.starts} aria-labelledby="start-from">
      <h2 id="start-from" className={styles.heading}>
        {m.startFrom()}
      </h2>
      <ul className={styles.cards}>
        {cards.map(({ kind, title, note }) => (
          <li key={kind} className={styles.card}>
            <StartSketch kind={kind} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.note}>{note}</p>
            <div className={styles.choices}>
              {STARTING_POINTS.filter(({ from }) => startKindOf(from) === kind).map((start) => (
                <Button
                  key={start.id}
                  size="sm"
                  className={styles.choice}
                  aria-label={start.name}
                  title={start.name}
                  onClick={() => onStart({ kind: 'start', start })}
                >
                  {labelOf(start.from)}
                </Button>
              ))}
            </div>
            {knockouts[kind] && <OtherCount of={knockouts[kind]} title={title} onStart={onStart} />}
          </li>
        ))}
        <li className={styles.card}>
          <StartSketch kind={null} />
          <h3 className={styles.title}>{m.emptyFormat()}</h3>
          <p className={styles.note}>{m.emptyNote()}</p>
          <div className={styles.choices}>
            <Button size="sm" className={styles.choice} onClick={() => onStart({ kind: 'new' })}>
              {m.beginEmpty()}
            </Button>
          </div>
        </li>
      </ul>
    </section>
  );
}

const [LEAST, MOST, USUAL] = [4, 64, 12];

interface OtherCountProps extends StartFromProps {
  of: Omit<Knockout, 'kind' | 'teamCount'>;
  title: string;
}

/** Any number of teams; between powers of two the best seeds start in the second round. */
function OtherCount({ of, title, onStart }: OtherCountProps) {
  const [teamCount, setTeamCount] = useState(USUAL);
  return (
    <div className={styles.other}>
      <NumberStepper
        label={m.teamsIn({ format: title })}
        value={teamCount}
        least={LEAST}
        most={MOST}
        onChange={setTeamCount}
      />
      <Button
        size="sm"
        aria-label={m.startWithTeams({ format: title, count: teamCount })}
        onClick={() => onStart({ kind: 'start', start: knockoutStart({ ...of, teamCount }) })}
      >
        {m.startAction()}
      </Button>
    </div>
  );
}
