import type { Event, OfficialPicks, UserPicks } from '@callshot/contract';
import { type EventFormat, NO_PICKS, picksOfStage } from '@callshot/rules';
import { type ReactNode, useEffect, useMemo } from 'react';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { lateEntryOf } from '../../events/late-entry.ts';
import { ruleStageOf } from '../../events/rules-stage.ts';
import { PicksSkeleton } from '../../picks/session/picks-skeleton.tsx';
import type { PickOwner } from '../../picks/session/session-input.ts';
import type { SubstageChoice } from '../../picks/session/use-pick-session.ts';
import { pickSetOf, resultsOf } from '../../picks/teams/pick-sets.ts';
import { EventFailed } from '../banner/event-states.tsx';
import { m } from '../words/messages.js';
import { loadStage, stageOf } from './stage-of-kind.tsx';

/** Shown for other users' picks while picking is open. */
const HiddenPicks = lazyPart(async () => (await import('./hidden-picks.tsx')).HiddenPicks, {
  isRare: true,
  waiting: <PicksSkeleton />,
});

interface StageViewProps {
  readonly event: Event;
  readonly format: EventFormat;
  readonly stageIndex: number;
  readonly substage: SubstageChoice;
  readonly panelId: string;
  readonly owner: PickOwner;
  /** null = a visitor's empty slip; undefined = on the way. */
  readonly owned: UserPicks | null | undefined;
  readonly official: OfficialPicks | undefined;
  readonly share: ReactNode;
  onBackToMine(): void;
}

/** One stage of an event with the owner's picks of it. */
export function StageView(props: StageViewProps) {
  const { event, format, stageIndex, owned, official, owner } = props;
  const drawn = format.stages[stageIndex];
  useEffect(() => {
    if (drawn) void loadStage(drawn);
  }, [drawn]);
  const officialSet = useMemo(() => official && resultsOf(official), [official]);
  const inEvent = event.eventStages[stageIndex];
  const late = owner.isOwn ? lateEntryOf(event, stageIndex, owned) : null;
  const isLate = late !== null;
  const stage = useMemo(
    () => officialSet && ruleStageOf(event, format, officialSet, stageIndex, isLate),
    [event, format, officialSet, stageIndex, isLate],
  );
  const saved = useMemo(
    () => (owned && stage ? picksOfStage(pickSetOf(owned), stage.eventStageId) : NO_PICKS),
    [owned, stage],
  );
  if (owned === undefined || officialSet === undefined || stage === undefined) {
    return (
      <div id={props.panelId}>
        <PicksSkeleton />
      </div>
    );
  }
  if (stage === null) {
    return <EventFailed level={2} title={m.stageNotShown()} text={m.stageNotInFormat()} />;
  }
  const isWithheld =
    owned !== null &&
    owned.hiddenUntil !== null &&
    !owner.isOwn &&
    inEvent?.isSealed === false &&
    !inEvent.locks?.matches.some(({ isSealed }) => isSealed);
  const Stage = stageOf(stage.format);
  return (
    <Stage
      event={event}
      stage={stage}
      substage={props.substage}
      owner={owner}
      saved={saved}
      savedAt={owned?.savedAt ?? null}
      isEditedByStaff={owned?.stagesEditedByStaff.includes(stage.eventStageId) ?? false}
      version={owned?.versions[String(stage.eventStageId)] ?? 0}
      official={picksOfStage(officialSet, stage.eventStageId)}
      panelId={props.panelId}
      late={late}
      withheld={
        isWithheld && owned.hiddenUntil !== null ? (
          <HiddenPicks username={owner.name} hiddenUntil={owned.hiddenUntil} />
        ) : null
      }
      share={props.share}
      onBackToMine={props.onBackToMine}
    />
  );
}
