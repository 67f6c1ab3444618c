import {
  awaitedRounds,
  type EventStage,
  hasResults,
  kindOf,
  type LateShare,
  type PickSet,
  type StageKind,
} from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, useMemo } from 'react';
import { CROWD } from '../../platform/core/crowd.ts';
import { lazyPart } from '../../platform/parts/lazy-part.tsx';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import type { BracketTeam } from '../bracket/slot/bracket-team.ts';
import { useCrowd } from '../leaderboards/crowd.queries.ts';
import { userPicksQuery } from '../picks/picks.queries.ts';
import { BracketResults } from './matches/bracket-results.tsx';
import { readCalls, sharedCalls } from './matches/read-calls.ts';
import { useOfficialMatches, useServerMinute } from './matches/use-match-facts.ts';
import { OwnFiles } from './own-files.tsx';
import styles from './stage-results.module.css';
import type { CorrectionNotes } from './summary/correction-notes.ts';
import { ResultSummary } from './summary/result-summary.tsx';
import { useCorrectionNotes } from './summary/use-correction-notes.ts';
import { HiddenResults, LeadToPicks, type PicksOwner } from './summary/without-picks.tsx';
import { recordsOf } from './teams/stage-records.ts';
import { TeamResults } from './teams/team-results.tsx';
import { winsLeftOf } from './teams/wins-left.ts';
import { m } from './words/messages.js';

interface StageResultsProps {
  readonly eventId: number;
  readonly stage: EventStage;
  readonly official: PickSet;
  /** Somebody chose not to see results; only without picks there is nothing else to show. */
  readonly isHidden: boolean;
  /** The lock has not fallen. */
  readonly isOpen: boolean;
  /** The picks that are marked on the results; null = none. */
  readonly picks: PickSet | null;
  readonly owner: PicksOwner;
  /** Null for a visitor. */
  readonly ownerId: number | null;
  readonly ownerName: string | null;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  /** Which bracket of a group stage. */
  readonly substage: number;
}

const NONE: readonly string[] = [];

/**
 * The real results of a stage, shown to everybody, with a user's picks beside them if there are
 * any.
 */
export function StageResults(props: StageResultsProps) {
  const { eventId, stage, official, picks, ownerName } = props;
  const owner = props.ownerId === CROWD ? 'crowd' : props.owner;
  const stageName = stage.format.name;
  const without = {
    eventId,
    stageName,
    owner,
    ownerName,
    awaited: props.isOpen ? awaitedRounds(stage) : NONE,
    hasResults: hasResults(stage.format, official),
  };
  if (props.isHidden) return <HiddenResults {...without} />;
  return (
    <>
      {picks === null && <LeadToPicks {...without} />}
      <Marked {...props} />
    </>
  );
}

function Marked(props: StageResultsProps) {
  const { eventId, stage, official, picks, owner, ownerId, ownerName, teams } = props;
  const { eventStageId } = stage;
  const whose = useMemo(() => ({ isOwn: owner !== 'other', name: ownerName }), [owner, ownerName]);
  const lateShare = useLateShare(eventId, eventStageId, ownerId);
  const calls = useMemo(() => {
    const read = picks === null ? null : readCalls(stage, picks, official);
    return read && lateShare ? sharedCalls(stage, read, lateShare) : read;
  }, [stage, picks, official, lateShare]);
  const crowd = useCrowd(eventId, eventStageId);
  const notes = useCorrectionNotes({ eventId, stage, official, picks, teams, whose });
  const ranked =
    ownerId === null || ownerId === CROWD ? null : { eventId, eventStageId, userId: ownerId };
  const isLate = lateShare !== null;
  const shared = { stage, official, calls, teams, whose, ranked, notes, isLate };
  const Board = BOARDS[kindOf(stage.format)];
  // The trial of a format has picks that nobody saved.
  const hasFiles = owner === 'own' && ownerId !== null && picks !== null && !props.isOpen;
  return (
    <>
      <Board {...shared} eventId={eventId} crowd={crowd} at={props.substage} />
      {hasFiles && <OwnFiles eventId={eventId} />}
    </>
  );
}

/** The share that the shown picks are paid; null of picks that were made in time. */
function useLateShare(
  eventId: number,
  eventStageId: number,
  ownerId: number | null,
): LateShare | null {
  const isNamed = ownerId !== null && ownerId !== CROWD;
  const picks = useQuery({ ...userPicksQuery(eventId, ownerId ?? 0), enabled: isNamed }).data;
  return picks?.late?.find((one) => one.eventStageId === eventStageId)?.share ?? null;
}

type TeamBoardProps = ComponentProps<typeof ResultSummary> & { readonly notes: CorrectionNotes };
type BoardProps = TeamBoardProps & {
  /** The chosen substage. */
  readonly at: number;
};

function BracketBoard({ at, ...props }: BoardProps) {
  const { eventId, stage } = props;
  const substage = stage.substages[at];
  if (substage === undefined) return null;
  const { eventSubstageId } = substage;
  return (
    <BracketResults
      key={eventSubstageId}
      {...props}
      substage={substage}
      storageKey={`${eventId}.${stage.eventStageId}.${eventSubstageId}`}
    />
  );
}

const Waiting = () => (
  <div className={styles.waiting} role="status">
    <VisuallyHidden>{m.loadingResults()}</VisuallyHidden>
    <Skeleton height={560} />
  </div>
);

/** The layout of the teams depends on the matches, so it waits for them. */
function TeamBoard(props: TeamBoardProps) {
  const { eventId, stage, official, crowd } = props;
  const matches = useOfficialMatches(eventId);
  const minute = useServerMinute();
  const winsLeft = useMemo(
    () => winsLeftOf(stage, official, (id) => (matches ? recordsOf(matches, id, minute) : null)),
    [stage, official, matches, minute],
  );
  return (
    <>
      <ResultSummary {...props} winsLeft={winsLeft} />
      {matches ? <TeamResults {...props} crowd={crowd} matches={matches} /> : <Waiting />}
    </>
  );
}

const OrderResults = lazyPart(
  async () => (await import('./orders/order-results.tsx')).OrderResults,
  { waiting: <Waiting /> },
);

/** The places of groups, once their matches are read. */
function OrderBoard(props: TeamBoardProps) {
  const matches = useOfficialMatches(props.eventId);
  return (
    <>
      <ResultSummary {...props} />
      {matches ? <OrderResults {...props} matches={matches} /> : <Waiting />}
    </>
  );
}

const FixtureResults = lazyPart(
  async () => (await import('./fixtures/fixture-results.tsx')).FixtureResults,
  { waiting: <Waiting /> },
);

/** The matches of groups, which are official results themselves. */
const FixtureBoard = (props: TeamBoardProps) => (
  <>
    <ResultSummary {...props} />
    <FixtureResults {...props} />
  </>
);

const BOARDS: Readonly<Record<StageKind, ComponentType<BoardProps>>> = {
  swiss: TeamBoard,
  groups: TeamBoard,
  orders: OrderBoard,
  fixtures: FixtureBoard,
  brackets: BracketBoard,
};
