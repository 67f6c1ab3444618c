import type { FormatStage } from '@callshot/rules';
import type { ReactNode } from 'react';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import type { DeskTeam } from '../matches/match-rows.ts';
import type { DeskStage } from '../stage/stage-acts.ts';
import { m } from '../words/messages.js';
import { type HandState, withRows } from './hand-state.ts';
import styles from './swiss-records.module.css';
import { proposedRows, type SwissStanding, swissRounds } from './swiss-rounds.ts';

interface SwissRecordsProps {
  format: FormatStage;
  /** The position of the substage in its stage. */
  at: number;
  substage: DeskStage['substages'][number];
  teams: ReadonlyMap<number, DeskTeam>;
  state: HandState;
  /** The length of proposed matches. */
  bestOf: number;
  /** Further actions on rounds. */
  children: ReactNode;
  onChange(state: HandState): void;
}

/** The records of a Swiss stage as its matches are typed, and the next round of them [rule: swiss-14]. */
export function SwissRecords(props: SwissRecordsProps) {
  const { format, at, substage, teams, state, bestOf, onChange } = props;
  const { id: eventSubstageId, teamIds, title } = substage;
  const rows = state.rows.filter((row) => row.eventSubstageId === eventSubstageId);
  const nameOf = (teamId: number) => teams.get(teamId)?.name ?? m.someTeam();
  const { records, next, note, isWrong } = swissRounds(format, at, teamIds, rows, nameOf);
  const propose = () => {
    if (next === null) return;
    onChange(withRows(state, proposedRows(next, { eventSubstageId, bestOf })));
    focusRound(m.roundOfGroup({ group: title, round: next.round }));
  };
  return (
    <div className={styles.box}>
      {next === null ? null : (
        <div className={styles.next}>
          <Button size="sm" icon="plus" onClick={propose}>
            {m.proposeRound({ round: next.round })}
          </Button>
          <span className={styles.hint}>{m.proposedMatches({ count: next.pairs.length })}</span>
        </div>
      )}
      {note === null ? null : (
        <p className={styles.note} data-wrong={isWrong || undefined} role="status">
          {isWrong ? <Icon name="warning" size={16} /> : null}
          {note}
        </p>
      )}
      {props.children}
      {rows.length === 0 || records.length === 0 ? null : (
        <table className={styles.table}>
          <caption className={styles.caption}>
            {m.recordsOf({
              group: title,
              hidden: (inside) => <VisuallyHidden>{inside}</VisuallyHidden>,
            })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{m.team()}</th>
              <th scope="col">{m.record()}</th>
              <th scope="col">
                <abbr title={m.difficultyMeaning()}>{m.difficulty()}</abbr>
              </th>
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <Line key={record.teamId} record={record} team={teams.get(record.teamId)} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

const FATES = { through: m.fateThrough(), out: m.fateOut(), playing: null } as const;

interface LineProps {
  record: SwissStanding;
  team: DeskTeam | undefined;
}

const Line = ({ record: { wins, losses, difficulty, fate }, team }: LineProps) => (
  <tr data-fate={fate}>
    <th scope="row">
      <span className={styles.team}>
        {team ? <TeamMark team={team} size={20} /> : null}
        <span className={styles.name} dir="auto">
          {team?.name ?? m.notKnown()}
        </span>
      </span>
    </th>
    <td>
      <b>
        {wins}-{losses}
      </b>
      {FATES[fate] === null ? null : <span className={styles.fate}>{FATES[fate]}</span>}
    </td>
    <td>{difficulty > 0 ? `+${difficulty}` : String(difficulty).replace('-', '−')}</td>
  </tr>
);

/** The first score of the round that has just come. */
function focusRound(label: string): void {
  requestAnimationFrame(() => {
    const rounds = [...document.querySelectorAll('section[aria-label]')];
    const round = rounds.find((section) => section.getAttribute('aria-label') === label);
    round?.querySelector<HTMLElement>('li input:not(:disabled), li button')?.focus();
  });
}
