import {
  type EventStage,
  hasResults,
  ownNameWords,
  type PickSet,
  type StageCalls,
  type StillNeeded,
} from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { bdiTag, boldTag } from '../../../platform/core/message-tags.tsx';
import { ordinal } from '../../../platform/core/ordinal.ts';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { useMedia } from '../../../platform/ui/hooks/use-media.ts';
import { teamById } from '../../bracket/board/board-model.ts';
import type { Whose } from '../../bracket/board/whose.ts';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import { eventQuery } from '../../events/event.queries.ts';
import type { StageCrowd } from '../../leaderboards/crowd.queries.ts';
import { pointsGained } from '../../leaderboards/rows/entry-words.ts';
import { pointsText } from '../../leaderboards/rows/points-text.ts';
import { averageText, fieldOf } from '../crowd/crowd-share.ts';
import { CrowdWords, useCrowdSentence } from '../crowd/crowd-words.tsx';
import { awardsOf, placesOf } from '../matches/outcome-words.ts';
import { neededWords } from '../teams/needed-words.ts';
import type { WinsLeft } from '../teams/wins-left.ts';
import { m } from '../words/messages.js';
import { type RankedPicks, useBestRank } from './best-rank.queries.ts';
import { type FieldFact, fieldFacts, hasFieldFacts } from './field-facts.ts';
import styles from './result-summary.module.css';
import { type RuleSum, ruleSums } from './rule-sums.ts';

interface ResultSummaryProps {
  readonly eventId: number;
  readonly stage: EventStage;
  readonly official: PickSet;
  /** Null = there are no picks to sum up. */
  readonly calls: StageCalls | null;
  /** The crowd that the picks are compared with; null = not told, undefined until that is known. */
  readonly crowd: StageCrowd | null | undefined;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly whose: Whose;
  readonly ranked: RankedPicks | null;
  /** They were made after the lock: no percentile tells of them. */
  readonly isLate?: boolean;
  /** Null = matches are not reported. */
  readonly winsLeft?: WinsLeft | null;
}

/**
 * The result of a stage's picks: points, and each rule's share. While they can still earn
 * something: the maximum, and the results it needs. Without picks: everybody's result.
 */
export function ResultSummary(props: ResultSummaryProps) {
  const { stage, official, calls, crowd, teams } = props;
  const scored = calls !== null && calls.ledger.length > 0 ? calls : null;
  if (scored) {
    const isOpen = scored.maximum.points > pointsOf(scored);
    return (
      <Strip
        stage={stage}
        beside={<Won eventId={props.eventId} userId={props.ranked?.userId ?? null} />}
      >
        {isOpen ? <Open {...props} calls={scored} /> : <Settled {...props} calls={scored} />}
      </Strip>
    );
  }
  const facts = crowd ? fieldFacts({ stage, official, crowd, teams }) : [];
  // Its room is there before its words.
  const isAwaited = crowd === undefined && hasFieldFacts(stage, official);
  if (!isAwaited && facts.length === 0) return null;
  return (
    <Strip stage={stage}>
      <Facts isOfField>
        {facts.map((fact) => (
          <OfField key={fact.term} {...fact} />
        ))}
      </Facts>
      <BesideCrowd {...props} />
    </Strip>
  );
}

interface StripProps extends Pick<ResultSummaryProps, 'stage'> {
  readonly children: ReactNode;
  readonly beside?: ReactNode;
}

const Strip = ({ stage, children, beside }: StripProps) => (
  <section
    className={styles.summary}
    data-bracket={stage.format.bracket !== null || undefined}
    aria-label={m.summary()}
  >
    <div className={styles.strip}>{children}</div>
    {beside}
  </section>
);

const TrophyCard = lazyPart(async () => (await import('./trophy-card.tsx')).TrophyCard, {
  isRare: true,
  waiting: <span />,
  failed: () => null,
});

function Won({ eventId, userId }: { readonly eventId: number; readonly userId: number | null }) {
  const event = useQuery({ ...eventQuery(eventId), enabled: userId !== null }).data;
  if (userId === null || !event?.rewarded) return null;
  return (
    <div className={styles.won}>
      <TrophyCard eventId={eventId} rewardTypeId={event.rewardTypeId} userId={userId} />
    </div>
  );
}

const OfField = ({ term, figure, about }: FieldFact) => (
  <div className={styles.fact}>
    <dt>{term}</dt>
    <dd>
      <b>{figure}</b> {about}
    </dd>
  </div>
);

type WithCalls = Omit<ResultSummaryProps, 'calls'> & { readonly calls: StageCalls };

/** Nothing changes any more: the points of each rule, beside everybody's. */
function Settled(props: WithCalls) {
  const { calls, crowd, isLate = false } = props;
  const field = !isLate && crowd && fieldOf(crowd, pointsOf(calls));
  return (
    <>
      <Sums {...props} />
      <BesideCrowd {...props}>
        {crowd && field && <FieldWords entrants={crowd.entrants} {...field} />}
      </BesideCrowd>
    </>
  );
}

type BesideCrowdProps = Pick<
  ResultSummaryProps,
  'eventId' | 'stage' | 'official' | 'crowd' | 'whose' | 'ranked'
>;

/** Its room is there before its words, which come together, and none where nothing is told. */
function BesideCrowd(props: BesideCrowdProps & { readonly children?: ReactNode }) {
  const { eventId, stage, official, crowd, whose, ranked, children } = props;
  const isTold =
    crowd === undefined ? hasResults(stage.format, official) : (crowd?.points.length ?? 0) > 0;
  const userId = ranked?.userId ?? null;
  const sentence = useCrowdSentence({ eventId, userId, whose, isTold });
  if (!isTold) return null;
  const isKnown = crowd && sentence !== undefined;
  return (
    <p className={styles.field}>
      {isKnown && children}
      {isKnown && sentence && <CrowdWords eventId={eventId} sentence={sentence} />}
    </p>
  );
}

function Sums({ stage, calls, whose }: WithCalls) {
  return (
    <Facts>
      <Total stage={stage} whose={whose}>
        <b>{pointsOf(calls)}</b> / {pointsText(calls.perfectTotal)}
      </Total>
      {ruleSums(stage, calls).map((sum) => (
        <Rule key={sum.rule} sum={sum} />
      ))}
    </Facts>
  );
}

/** The points that are still possible, and the results they need. */
function Open(props: WithCalls) {
  const { stage, calls, teams, whose, ranked, winsLeft = null } = props;
  const { maximum, needed } = calls;
  const points = pointsOf(calls);
  const more = maximum.points - points;
  const total = pointsText(maximum.points);
  return (
    <>
      <Facts>
        <Total stage={stage} whose={whose}>
          {m.pointsSoFar({ points, bold: boldTag })}
        </Total>
        {ranked && <LastMatch ranked={ranked} teams={teams} />}
        <div className={styles.fact}>
          <dt>{m.stillPossible()}</dt>
          <dd>
            {maximum.isExact
              ? m.moreTo({ more, total, bold: boldTag })
              : m.atMostMoreTo({ more, total, bold: boldTag })}
          </dd>
        </div>
        {ranked && <BestPlace ranked={ranked} />}
      </Facts>
      {needed && (
        <Needed stage={stage} needed={needed} teams={teams} whose={whose} winsLeft={winsLeft} />
      )}
      <BesideCrowd {...props} />
    </>
  );
}

interface LastMatchProps extends Pick<ResultSummaryProps, 'teams'> {
  readonly ranked: RankedPicks;
}

/** The rank for each winner of the very last match. */
function LastMatch({ ranked, teams }: LastMatchProps) {
  const outcomes = useBestRank(ranked)?.outcomes ?? [];
  return outcomes.map((outcome) => (
    <div key={outcome.winnerTeamId} className={styles.fact}>
      <dt>{m.ifTeamWins({ team: teamById(teams, outcome.winnerTeamId).name })}</dt>
      <dd>
        <b>{awardsOf(outcome)}</b> {placesOf(outcome)}
      </dd>
    </div>
  ));
}

/** Left out if the outcomes of the last match tell the rank already. */
function BestPlace({ ranked }: { readonly ranked: RankedPicks }) {
  const best = useBestRank(ranked);
  if (best === null || best.outcomes.length > 0) return null;
  return (
    <div className={styles.fact}>
      <dt>{m.bestRank()}</dt>
      <dd>{m.placeAfterStage({ place: ordinal(best.rank), bold: boldTag })}</dd>
    </div>
  );
}

interface NeededProps extends Pick<ResultSummaryProps, 'stage' | 'teams' | 'whose'> {
  readonly needed: StillNeeded;
  readonly winsLeft: WinsLeft | null;
}

function Needed({ stage, needed, teams, whose, winsLeft }: NeededProps) {
  const clauses = neededWords(stage, needed, (teamId) => teamById(teams, teamId).name, winsLeft);
  return (
    <dl className={styles.needed}>
      <dt>{needed.isTogether ? needing(whose) : m.stillOpen()}</dt>
      <dd>
        {clauses.map(({ key, say }, at) => (
          <Fragment key={key}>
            {at > 0 && '; '}
            {say(boldTag)}
          </Fragment>
        ))}
        .{!needed.isTogether && <> {m.notAllTogether()}</>}
      </dd>
    </dl>
  );
}

function needing({ isOwn, name }: Whose): string {
  if (isOwn) return m.whatYouStillNeed();
  return name === null ? m.whatTheyStillNeed() : m.whatStillNeeds({ name });
}

interface FactsProps {
  readonly isOfField?: boolean;
  readonly children: ReactNode;
}

/** On phones the facts stand in one row that scrolls, by keys as well. */
function Facts({ children, isOfField = false }: FactsProps) {
  const isPhone = useMedia('(width < 600px)');
  return (
    <dl
      className={styles.facts}
      data-field={isOfField || undefined}
      tabIndex={isPhone ? 0 : undefined}
    >
      {children}
    </dl>
  );
}

interface FieldProps {
  readonly entrants: number;
  readonly below: number | null;
  readonly average: number;
}

/** The picks beside everybody's. */
function FieldWords({ entrants, below, average }: FieldProps) {
  const points = averageText(average);
  return (
    <>
      {below
        ? m.betterThan({ percent: below, entrants, points, bold: boldTag })
        : m.averageIs({ entrants, points })}{' '}
    </>
  );
}

const pointsOf = ({ ledger }: StageCalls): number =>
  ledger.reduce((sum, row) => sum + row.points, 0);

interface TotalProps extends Pick<ResultSummaryProps, 'stage' | 'whose'> {
  readonly children: ReactNode;
}

const stageOf = ({ isOwn, name }: Whose, stage: string): ReactNode =>
  isOwn
    ? m.yourStage({ stage, bdi: bdiTag })
    : name === null
      ? m.theirStage({ stage, bdi: bdiTag })
      : m.stageOf({ name, stage, bdi: bdiTag });

function Total({ stage, whose, children }: TotalProps) {
  return (
    <div className={styles.fact} data-total>
      <dt>{stageOf(whose, stage.format.name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Rule({ sum }: { readonly sum: RuleSum }) {
  const { rule, correct, pending, total, points } = sum;
  return (
    <div className={styles.fact}>
      <dt>{ownNameWords(rule)}</dt>
      <dd>
        {total > 0 && m.correctOf({ correct, total, bold: boldTag })}{' '}
        <span className={points > 0 ? styles.earned : undefined}>
          {points < 0 ? pointsGained(points) : `+${points}`}
        </span>
        {pending > 0 && <span className={styles.open}>{m.openCount({ count: pending })}</span>}
      </dd>
    </div>
  );
}
