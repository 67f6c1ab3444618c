import type { PickType, SubstageStandings, TeamCall } from '@callshot/rules';
import { type CSSProperties, useMemo } from 'react';
import { listed } from '../../../platform/ui/words/listed.ts';
import { teamById } from '../../bracket/board/board-model.ts';
import type { Whose } from '../../bracket/board/whose.ts';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import type { StageCrowd } from '../../leaderboards/crowd.queries.ts';
import { rarestOf, shareOf } from '../crowd/crowd-share.ts';
import { type CorrectionNotes, noteOfTeam } from '../summary/correction-notes.ts';
import { m } from '../words/messages.js';
import {
  type Fate,
  type RecordColumn,
  recordColumns,
  type StandingTeam,
} from './record-columns.ts';
import type { StageRecords } from './stage-records.ts';
import styles from './swiss-records.module.css';
import { TeamMatch, type TeamMatchSide } from './team-match.tsx';
import { TeamPath } from './team-path.tsx';
import { Corrected, TeamCalls, TeamResult } from './team-result.tsx';

interface SwissRecordsProps {
  readonly substage: SubstageStandings;
  readonly records: StageRecords;
  /** Null = there are no picks beside the results. */
  readonly calls: readonly TeamCall[] | null;
  /** Null = what everybody picked is not told. */
  readonly crowd: StageCrowd | null;
  /** The pick types that the stage asks for. */
  readonly asked: readonly PickType[];
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly whose: Whose;
  readonly notes: CorrectionNotes;
  /** One of several groups. */
  readonly isTitled: boolean;
}

/** So many columns stand side by side; with more, those who still play stand above. */
const MOST_COLUMNS = 6;
/** A pool with its matches takes the room of two. */
const POOLS = 2;

/** The teams of a Swiss stage by record, with the opponents of those still in it. */
export function SwissRecords(props: SwissRecordsProps) {
  const { substage, records } = props;
  const columns = useMemo(() => recordColumns(substage, records), [substage, records]);
  const of = (fate: Fate) => columns.filter((column) => column.fate === fate);
  const playing = of('playing');
  const free = MOST_COLUMNS - (columns.length - playing.length);
  return (
    <section className={styles.group} aria-label={substage.title}>
      {props.isTitled && <h2 className={styles.title}>{substage.title}</h2>}
      <div
        className={styles.board}
        data-above={free < POOLS || undefined}
        style={{ '--pools': Math.max(free, POOLS) } as CSSProperties}
      >
        <Columns {...props} fate="playing" title={roundTitle(playing)} columns={playing} />
        <Columns {...props} fate="through" title={m.advancedTitle()} columns={of('through')} />
        <Columns {...props} fate="out" title={m.eliminatedTitle()} columns={of('out')} />
      </div>
    </section>
  );
}

/** 'Round 4', while all who still play have come as far. */
const roundTitle = (columns: readonly RecordColumn[]): string =>
  isOneRound(columns) ? roundOf(columns[0]) : m.stillPlaying();

const isOneRound = (columns: readonly RecordColumn[]): boolean =>
  new Set(columns.map(({ round }) => round)).size === 1;

const roundOf = (column: RecordColumn | undefined): string =>
  m.round({ round: column?.round ?? '–' });

interface ColumnsProps extends SwissRecordsProps {
  readonly fate: Fate;
  readonly title: string;
  readonly columns: readonly RecordColumn[];
}

function Columns({ fate, title, columns, ...props }: ColumnsProps) {
  if (columns.length === 0) return null;
  const Label = props.isTitled ? 'h3' : 'h2';
  return (
    <div
      className={styles.fate}
      data-fate={fate}
      style={{ '--columns': columns.length } as CSSProperties}
    >
      <Label className={styles.label}>{title}</Label>
      <div className={styles.columns}>
        {columns.map((column) => (
          <Column key={column.title} {...props} column={column} isOfRound={isOneRound(columns)} />
        ))}
      </div>
    </div>
  );
}

interface ColumnProps extends SwissRecordsProps {
  readonly column: RecordColumn;
  /** Which round it is stands above it already, or is of no matter. */
  readonly isOfRound: boolean;
}

function Column({ column, isOfRound, ...props }: ColumnProps) {
  const { title, note, round, matches } = column;
  const notes = [
    ...(isOfRound || round === null ? [] : [roundOf(column)]),
    ...(note ? [note] : []),
  ];
  const ofTeam = teamFacts(props);
  const Record = props.isTitled ? 'h4' : 'h3';
  return (
    <div className={styles.column} data-standing={column.teams[0]?.standing ?? 'playing'}>
      <Record className={styles.record}>
        {title}
        {notes.length > 0 && <span className={styles.note}>{listed(notes)}</span>}
      </Record>
      {matches.length > 0 && (
        <ul className={styles.matches}>
          {matches.map((match) => (
            <TeamMatch
              key={match.key}
              match={match}
              top={sideOf(props, match.topTeamId)}
              bottom={sideOf(props, match.bottomTeamId)}
            />
          ))}
        </ul>
      )}
      {column.teams.length > 0 && (
        <ul className={styles.teams}>
          {column.teams.map((team) => (
            <TeamResult key={team.teamId} {...ofTeam(team)} teams={props.teams} />
          ))}
        </ul>
      )}
    </div>
  );
}

const teamFacts = (props: SwissRecordsProps) => {
  const { substage, records, calls, crowd, asked, teams, whose, notes } = props;
  const { eventSubstageId } = substage;
  const callOf = (teamId: number) =>
    calls?.find((call) => call.teamId === teamId && call.eventSubstageId === eventSubstageId);
  return ({ teamId, standing }: StandingTeam) => ({
    team: teamById(teams, teamId),
    call: callOf(teamId),
    rare: rarestOf(crowd, callOf(teamId)),
    share: crowd && shareOf(crowd, standing, asked, { eventSubstageId, teamId }),
    hasCalls: calls !== null,
    whose,
    correction: noteOfTeam(notes, eventSubstageId, teamId),
    played: records.playedBy(teamId),
  });
};

function sideOf(props: SwissRecordsProps, teamId: number): TeamMatchSide {
  const { played, team, share, correction, ...calls } = teamFacts(props)({
    teamId,
    standing: 'playing',
  });
  return {
    team,
    share,
    path: <TeamPath played={played} teams={props.teams} />,
    calls: (
      <>
        <Corrected words={correction} />
        <TeamCalls {...calls} />
      </>
    ),
  };
}
