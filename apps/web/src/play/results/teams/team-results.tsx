import type { OfficialMatch } from '@callshot/contract';
import {
  type EventStage,
  hasResults,
  kindOf,
  officialStandings,
  type PickSet,
  type PickType,
  type StageCalls,
  type StageKind,
  type SubstageStandings,
  standingTitle,
  type TeamCall,
  teamRulesOf,
} from '@callshot/rules';
import type { CSSProperties, ReactNode } from 'react';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { teamById } from '../../bracket/board/board-model.ts';
import type { Whose } from '../../bracket/board/whose.ts';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import type { StageCrowd } from '../../leaderboards/crowd.queries.ts';
import { isShared, rarestOf, shareOf } from '../crowd/crowd-share.ts';
import { useServerMinute } from '../matches/use-match-facts.ts';
import { type CorrectionNotes, noteOfTeam } from '../summary/correction-notes.ts';
import { OpenMatches } from './open-matches.tsx';
import { type PlayedMatch, recordsOf, type StageRecords } from './stage-records.ts';
import { SwissRecords } from './swiss-records.tsx';
import { tableOf } from './table-of.tsx';
import { TeamResult } from './team-result.tsx';
import styles from './team-results.module.css';

interface TeamResultsProps {
  readonly stage: EventStage;
  readonly official: PickSet;
  /** Null = there are no picks beside the results. */
  readonly calls: StageCalls | null;
  /** Null = what everybody picked is not told; undefined until that is known. */
  readonly crowd: StageCrowd | null | undefined;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly whose: Whose;
  readonly matches: readonly OfficialMatch[];
  readonly notes: CorrectionNotes;
}

/** Few formats send on the best of the next place. */
const NextPlaces = lazyPart(async () => (await import('./next-places.tsx')).NextPlaces, {
  isRare: true,
});

/** Teams stand by their records as long as their matches are known. */
const IS_BY_RECORD: Readonly<Record<StageKind, boolean>> = {
  swiss: true,
  groups: false,
  orders: false,
  fixtures: false,
  brackets: false,
};

/** The teams of a Swiss stage or of groups by result, with the calls of each. */
export function TeamResults(props: TeamResultsProps) {
  const { stage, official, calls, teams, whose, matches, notes } = props;
  const crowd = props.crowd ?? null;
  const isAwaited = props.crowd === undefined && hasResults(stage.format, official);
  const substages = officialStandings(stage, official);
  const minute = useServerMinute();
  const isByRecord = IS_BY_RECORD[kindOf(stage.format)];
  const asked = teamRulesOf(stage.format).map(({ pickTypeId }) => pickTypeId);
  return (
    <>
      {stage.format.groupStageDetails?.bestOfNextPlace && <NextPlaces {...props} />}
      <div className={substages.length > 1 && !isByRecord ? styles.groups : styles.single}>
        {substages.map((substage) => {
          const records = recordsOf(matches, substage.eventSubstageId, minute);
          const shared = {
            substage,
            crowd,
            asked,
            teams,
            whose,
            notes,
            calls: calls?.teams ?? null,
          };
          return isByRecord && records ? (
            <SwissRecords
              key={substage.eventSubstageId}
              {...shared}
              records={records}
              isTitled={substages.length > 1}
            />
          ) : (
            <Substage
              key={substage.eventSubstageId}
              {...shared}
              records={records}
              isTitled={substages.length > 1}
              isCrowdAwaited={isAwaited}
              table={tableOf(props, substage.eventSubstageId)}
            />
          );
        })}
      </div>
    </>
  );
}

interface SubstageProps {
  readonly substage: SubstageStandings;
  /** Null = its matches are not reported. */
  readonly records: StageRecords | null;
  readonly isTitled: boolean;
  readonly isCrowdAwaited: boolean;
  /** Set for a group whose matches staff enter. */
  readonly table: ReactNode;
  readonly calls: readonly TeamCall[] | null;
  readonly crowd: StageCrowd | null;
  /** The pick types that the stage asks for. */
  readonly asked: readonly PickType[];
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly whose: Whose;
  readonly notes: CorrectionNotes;
}

function Substage(props: SubstageProps) {
  const { substage, records, isTitled, calls, crowd, asked, teams, whose, table } = props;
  const { eventSubstageId, title, standings } = substage;
  const Heading = isTitled ? 'h3' : 'h2';
  const callOf = (teamId: number) =>
    calls?.find((call) => call.teamId === teamId && call.eventSubstageId === eventSubstageId);
  return (
    <section className={styles.substage} aria-label={title}>
      {isTitled && <h2 className={styles.title}>{title}</h2>}
      {table}
      {records && <OpenMatches matches={records.open} teams={teams} />}
      {standings.map(({ standing, teamIds }) => (
        <div
          key={standing}
          className={styles.standing}
          data-standing={standing}
          style={{ '--columns': columnsFor(teamIds.length) } as CSSProperties}
        >
          <Heading className={styles.heading}>
            {standingTitle(substage, standing)}
            <span className={styles.count}>{teamIds.length}</span>
          </Heading>
          <ul className={styles.teams}>
            {teamIds.map((teamId) => (
              <TeamResult
                key={teamId}
                team={teamById(teams, teamId)}
                call={callOf(teamId)}
                share={crowd && shareOf(crowd, standing, asked, { eventSubstageId, teamId })}
                rare={rarestOf(crowd, callOf(teamId))}
                hasCalls={calls !== null}
                isShareAwaited={props.isCrowdAwaited && isShared(standing, asked)}
                whose={whose}
                correction={noteOfTeam(props.notes, eventSubstageId, teamId)}
                played={records?.playedBy(teamId) ?? NONE}
                teams={teams}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const NONE: readonly PlayedMatch[] = [];

/** Three teams below each other, as far as there is room beside. */
const columnsFor = (teams: number): number => Math.min(6, Math.ceil(teams / 3));
