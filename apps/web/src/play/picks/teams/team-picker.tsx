import type { EventTeam } from '@callshot/contract';
import type { FormatStage } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { useIsNear } from '../../../platform/ui/hooks/use-is-near.ts';
import { leadTo } from '../../../platform/ui/page/lead-to.ts';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { officialMatchesQuery } from '../../events/official-matches.queries.ts';
import { officialPicksQuery } from '../picks.queries.ts';
import type { PickSearch, StagePickerProps } from '../session/picker-props.ts';
import { listedTeams, teamsOfStage } from './event-teams.ts';
import { SettledTeam, type TeamBadge, TeamToggle } from './team-card.tsx';
import type { DraggedTeam } from './team-drag.ts';
import { factsText, type TeamFacts, teamFacts } from './team-facts.ts';
import styles from './team-picker.module.css';
import { TeamShelf } from './team-shelf.tsx';
import { TeamSlip } from './team-slip.tsx';
import {
  askedCount,
  capText,
  isFull,
  type TeamBucket,
  type TeamStep,
  teamSteps,
  toggleTeam,
} from './team-steps.ts';

/** Loaded once picking begins. Without it crests are in their slots at once, and no facts can be opened. */
const fetchParts = () => import('../moves/near-parts.ts');
const quiet = { failed: () => null };
const PickTravel = lazyPart(async () => (await fetchParts()).PickTravel, quiet);
const FactsButton = lazyPart(async () => (await fetchParts()).FactsButton, quiet);

/** Few formats send on the best of the next place. */
const FurtherNote = lazyPart(async () => (await import('./further-note.tsx')).FurtherNote, {
  failed: () => null,
  isRare: true,
});

/** Picks teams question by question (Swiss stages, groups without brackets), or shows what was picked. */
export function TeamPicker(props: StagePickerProps) {
  const teams = useMemo(() => teamsOfStage(props.event, props.stage), [props.event, props.stage]);
  return props.isEditing ? (
    <TeamStepEditor {...props} teams={teams} />
  ) : (
    <TeamSlip stage={props.stage} picks={props.picks} teams={teams} />
  );
}

interface TeamStepEditorProps extends StagePickerProps {
  readonly teams: ReadonlyMap<number, EventTeam>;
}

/** The team whose press changed nothing, and the reason. */
interface Refusal {
  /** The step it was said in; another step has nothing to do with it. */
  readonly at: number;
  readonly teamId: number;
  readonly text: string;
  /** Counts up, so that the same refusal shakes again. */
  readonly count: number;
}

function TeamStepEditor(props: TeamStepEditorProps) {
  const { stage, picks, teams } = props;
  const [lastRefusal, setRefusal] = useState<Refusal | null>(null);
  const { factsOf, isDrawAwaited } = useTeamFacts(props);
  const steps = teamSteps(stage, picks);
  const at = Math.min(props.step, steps.length - 1);
  const step = steps[at];
  const heading = useFocusOnChange(at);
  const editor = useRef<HTMLDivElement>(null);
  useSoughtTeams(editor, props.search ?? null);
  const isNear = useIsNear(editor);
  const refusal = lastRefusal?.at === at ? lastRefusal : null;
  if (step === undefined) return null;

  const toggle = (of: TeamStep, bucket: TeamBucket, teamId: number) => {
    const outcome = toggleTeam({ stage, picks, step: of, bucket, teamId });
    if (outcome.ok) {
      setRefusal(null);
      props.onChange(outcome.picks, outcome.cleared);
    } else {
      setRefusal({ at, teamId, text: outcome.text, count: (lastRefusal?.count ?? 0) + 1 });
    }
  };
  /** Puts a team into a bucket or takes it out; nothing where it is as asked for already. */
  const move = (index: number, { eventSubstageId, teamId }: DraggedTeam, isIn: boolean) => {
    const bucket = steps[index]?.buckets.find((one) => one.eventSubstageId === eventSubstageId);
    if (!bucket || !steps[index] || bucket.picked.includes(teamId) === isIn) return;
    toggle(steps[index], bucket, teamId);
  };

  return (
    <div ref={editor} className={styles.editor}>
      <TeamShelf
        steps={steps}
        at={at}
        teams={teams}
        onStep={props.onStep}
        onPut={(index, team) => move(index, team, true)}
        onTakeOut={(index, team) => move(index, team, false)}
      />
      <Question
        step={step}
        format={stage.format}
        heading={heading}
        missing={props.missing ?? null}
        done={props.done ?? null}
        facts={isNear && <FactsButton {...props} place="head" />}
      />
      <Grid
        steps={steps}
        at={at}
        teams={teams}
        factsOf={factsOf}
        isDrawAwaited={isDrawAwaited}
        isDone={props.done != null}
        refusal={refusal}
        onToggle={(bucket, teamId) => toggle(step, bucket, teamId)}
      />
      {isNear && <PickTravel picks={picks} editor={editor} />}
      <div role="status">
        {refusal !== null && (
          <VisuallyHidden key={refusal.count}>
            {teams.get(refusal.teamId)?.name}: {refusal.text}
          </VisuallyHidden>
        )}
      </div>
    </div>
  );
}

/**
 * Official data tells a team's earlier results and its first opponent. Picking does not wait for
 * it.
 */
function useTeamFacts({ event, stage }: StagePickerProps) {
  const picks = useQuery({ ...officialPicksQuery(event.id), enabled: stage.stageIndex > 0 });
  // Running scores do not matter here.
  const raw = useQuery({ ...officialMatchesQuery(event.id), refetchInterval: false });
  const factsOf = useMemo(() => {
    const groupStagePicks = picks.data?.groupStagePicks ?? [];
    return teamFacts(event, stage, { official: { groupStagePicks }, matches: raw.data ?? [] });
  }, [event, stage, picks.data, raw.data]);
  return { factsOf, isDrawAwaited: raw.isPending };
}

interface QuestionProps {
  readonly step: TeamStep;
  readonly format: FormatStage;
  readonly heading: React.Ref<HTMLHeadingElement>;
  readonly missing: string | null;
  readonly done: string | null;
  readonly facts: ReactNode;
}

/** The room of every line is there from the start: nothing below moves while picking. */
function Question({ step, format, heading, missing, done, facts }: QuestionProps) {
  const isAtCap = step.buckets.every(isFull);
  const cap = capText(askedCount(step));
  return (
    <div className={styles.head}>
      <h2 ref={heading} className={styles.ask} tabIndex={-1}>
        {step.ask}
      </h2>
      {facts}
      <p className={styles.among} data-shown={step.further > 0 || undefined}>
        {step.further > 0 ? <FurtherNote format={format} /> : step.among}
      </p>
      <p className={styles.brief} data-cap={isAtCap || undefined}>
        {done ?? (isAtCap ? cap : step.pays)}
      </p>
      {missing !== null && (
        <p className={styles.missing} aria-hidden>
          {missing}
        </p>
      )}
    </div>
  );
}

/** A new step begins at its question, for eyes, keyboard and screen reader alike. */
function useFocusOnChange(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(at);
  useEffect(() => {
    if (last.current === at) return;
    last.current = at;
    heading.current?.focus();
  }, [at]);
  return heading;
}

/** Moves the focus to the substage that is asked for: to the first team that can still be picked. */
function useSoughtTeams(editor: RefObject<HTMLElement | null>, search: PickSearch | null): void {
  useEffect(() => {
    if (search?.place.kind !== 'teams') return;
    const teams = editor.current?.querySelector(
      `[data-substage="${search.place.eventSubstageId}"]`,
    );
    const control = teams?.querySelector<HTMLElement>('[aria-pressed="false"]');
    if (teams && control) leadTo({ place: teams, control });
    search.onFound();
  }, [editor, search]);
}

interface GridProps {
  readonly steps: readonly TeamStep[];
  readonly at: number;
  readonly teams: ReadonlyMap<number, EventTeam>;
  /** The whole slip is full. */
  readonly isDone: boolean;
  readonly refusal: Refusal | null;
  /** The opening matches are loading. */
  readonly isDrawAwaited: boolean;
  factsOf(teamId: number): TeamFacts;
  onToggle(bucket: TeamBucket, teamId: number): void;
}

/** All teams of the stage, whether the question is about them or not: each keeps its place. */
function Grid(props: GridProps) {
  const { steps, at } = props;
  const step = steps[at];
  if (step === undefined) return null;
  const isGrouped = step.buckets.length > 1;
  return (
    <div className={isGrouped ? styles.groups : styles.single}>
      {step.buckets.map((bucket) => (
        <fieldset
          key={bucket.eventSubstageId}
          className={styles.bucket}
          data-substage={bucket.eventSubstageId}
        >
          {isGrouped ? (
            <legend className={styles.legend}>
              {bucket.title}
              <span className={styles.count} aria-hidden>
                {bucket.picked.length}/{Math.max(bucket.least, bucket.picked.length)}
              </span>
            </legend>
          ) : (
            <legend className={styles.spoken}>{step.ask}</legend>
          )}
          <div className={styles.teams}>
            {listedTeams(props.teams, bucket.teams).map((team) => (
              <div key={team.id} className={styles.cell}>
                <Team {...props} step={step} bucket={bucket} team={team} />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

interface TeamProps extends GridProps {
  readonly step: TeamStep;
  readonly bucket: TeamBucket;
  readonly team: EventTeam;
}

function Team(props: TeamProps) {
  const { steps, step, bucket, team, teams, isDone, refusal, isDrawAwaited, onToggle } = props;
  const facts = props.factsOf(team.id);
  const isPicked = bucket.picked.includes(team.id);
  const badge = isPicked ? badgeOf(step) : badgeElsewhere(steps, step, team.id);
  const told = factsText(facts);
  const isRow = step.buckets.length > 1;
  const shown = {
    team,
    opponent: teams.get(facts.opensAgainst ?? 0) ?? (isDrawAwaited && !isRow ? undefined : null),
    seed: facts.seed,
    badge,
    isRow,
    isBare: told === '',
  };
  if (!isPicked && !bucket.eligible.includes(team.id)) {
    return <SettledTeam {...shown} facts={told} />;
  }
  // The question says of a full slip what is left to do; only a press on one too many is answered here.
  const isSaid = !isDone || refusal?.teamId === team.id;
  const beyond = isPicked || !isFull(bucket) ? null : isSaid ? 'said' : 'quiet';
  return (
    <TeamToggle
      {...shown}
      facts={beyond === 'said' ? capText(bucket.count) : told}
      eventSubstageId={bucket.eventSubstageId}
      isPicked={isPicked}
      beyond={beyond}
      refusals={refusal?.teamId === team.id ? refusal.count : 0}
      onToggle={() => onToggle(bucket, team.id)}
    />
  );
}

const badgeOf = ({ badge, said }: TeamStep): TeamBadge => ({ text: badge, said });

/** The team's badge from another question; the last one says most. */
function badgeElsewhere(
  steps: readonly TeamStep[],
  asked: TeamStep,
  teamId: number,
): TeamBadge | null {
  const other = steps.findLast(
    (step) => step !== asked && step.buckets.some(({ picked }) => picked.includes(teamId)),
  );
  return other ? badgeOf(other) : null;
}
