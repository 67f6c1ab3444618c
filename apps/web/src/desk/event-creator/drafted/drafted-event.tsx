import type { WikiTournamentDetails } from '@callshot/contract';
import { changedDraft, type EventFormat, formatMaximum, readFormat } from '@callshot/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { useSettled } from '../../../platform/ui/words/search-text.ts';
import { startWords } from '../../mapping/day-words.ts';
import { mappingPlan } from '../../mapping/mapping-plan.ts';
import { fillingOf } from '../../mapping/mapping-state.ts';
import { viewOf } from '../../mapping/mapping-view.ts';
import { detailsQuery } from '../../mapping/wiki.queries.ts';
import { CreateFoot } from '../create-foot.tsx';
import type { MadeEvent } from '../created-event.tsx';
import { draftQuery } from '../creator.queries.ts';
import { DraftPoints } from '../draft-points.tsx';
import { EventFields, RewardChoice } from '../event-fields.tsx';
import type { Creator } from '../use-creator.ts';
import page from '../wiki-creator.module.css';
import { m } from '../words/messages.js';
import { remarksOf, seriesWords } from './draft-words.ts';
import styles from './drafted-event.module.css';
import { DraftedStage } from './drafted-stage.tsx';
import { type Drafted, factsOf, partsOf } from './drafted-stages.ts';

export const DRAFT_TITLE = 'drafted-event';

/** A drafted format that is played without a server, from this stage on. */
export interface TriedDraft {
  readonly name: string;
  readonly format: EventFormat;
  readonly stage: number;
}

interface DraftedEventProps {
  readonly creator: Creator;
  readonly pageId: number;
  /** Staff chose another format. */
  readonly isPutAway: boolean;
  onCreated(made: MadeEvent): void;
  onTry(tried: TriedDraft): void;
  /** The choice of a format by hand, below what the wiki does not know. */
  otherwise(remarks: ReactNode): ReactNode;
}

/** The chosen tournament's event as its pages draw it: looked at, changed, and made by one press [rule: drafts-21]. */
export function DraftedEvent(props: DraftedEventProps) {
  const { creator, pageId, isPutAway, otherwise } = props;
  const { gameId, presetId } = creator.draft;
  // Arrow keys pass over tournaments: only one that somebody stays on is read.
  const enabled = useSettled(String(pageId)) === String(pageId) && !isPutAway;
  const drafted = useQuery({
    ...draftQuery(gameId, pageId, presetId),
    enabled,
    placeholderData: keepPreviousData,
  });
  const details = useQuery({ ...detailsQuery(gameId, pageId), enabled });
  const json = drafted.data?.json ?? null;
  const format = useMemo(() => (json === null ? null : readFormat(json).format), [json]);
  if (isPutAway) return otherwise(null);
  if ((drafted.isError && !drafted.data) || (details.isError && !details.data)) {
    const again = () => void Promise.all([drafted.refetch(), details.refetch()]);
    return otherwise(<LoadFailure title={m.draftNotRead()} onRetry={again} />);
  }
  if (drafted.data && !isWhole(drafted.data, format)) {
    return otherwise(<Remarks remarks={remarksOf(drafted.data)} />);
  }
  return (
    <>
      <section className={styles.event} aria-label={m.event()}>
        <EventFields facts={creator.draft} linkLabel={m.wikiUrl()} onChange={creator.change} />
        <RewardChoice
          gameId={gameId}
          value={creator.draft.rewardType}
          isGuessed={creator.draft.isRewardGuessed}
          onChange={(rewardType) => creator.change({ rewardType })}
        />
      </section>
      {drafted.data && details.data && format ? (
        <Screen
          {...props}
          drafted={drafted.data}
          details={details.data}
          format={format}
          isCounting={drafted.isPlaceholderData}
        />
      ) : (
        <div className={page.waiting} role="status" aria-label={m.draftReading()}>
          <Skeleton height={32} />
          <Skeleton height={180} />
          <Skeleton height={180} />
        </div>
      )}
    </>
  );
}

/** Every stage of the tournament is in the format. */
const isWhole = ({ doubts }: Drafted, format: EventFormat | null): boolean =>
  format !== null && doubts.every(({ code }) => code !== 'stage_not_made');

interface ScreenProps extends DraftedEventProps {
  readonly drafted: Drafted;
  readonly details: WikiTournamentDetails;
  readonly format: EventFormat;
  /** The draft with the points that were chosen is on its way. */
  readonly isCounting: boolean;
}

function Screen(props: ScreenProps) {
  const { creator, drafted, details, format, isCounting, onCreated, onTry } = props;
  const { draft } = creator;
  const { changes } = draft;
  const stages = format.stages.length;
  const changed = useMemo(
    () => changedDraft(format, factsOf(drafted, stages), changes),
    [format, drafted, stages, changes],
  );
  const plan = useMemo(
    () => mappingPlan(changed.format, details.groups),
    [changed.format, details.groups],
  );
  const filling = useMemo(() => fillingOf(plan.slots, drafted.mapping), [plan, drafted.mapping]);
  const view = useMemo(() => viewOf(plan, { ...filling, declined: [] }, 'draft'), [plan, filling]);
  const perfect = useMemo(() => formatMaximum(changed.format), [changed.format]);
  const series = useMemo(() => seriesWords(drafted, changed.format), [drafted, changed.format]);
  const isChanged = changed.fields.some((field) => field.isChanged);
  const json = JSON.stringify(changed.format);
  return (
    <>
      <section className={styles.draft} aria-label={m.draftTitle()}>
        <header className={styles.head}>
          <h2 id={DRAFT_TITLE} tabIndex={-1} className={styles.title}>
            {m.draftTitle()}
          </h2>
          {isChanged && (
            <Button size="sm" icon="undo" onClick={creator.forgetChanges}>
              {m.draftAsWiki()}
            </Button>
          )}
        </header>
        <DraftPoints
          drafted={{ ...drafted, perfect: { total: perfect.total, stages: [] } }}
          chosenId={isCounting ? draft.presetId : null}
          onChoose={creator.choosePoints}
        />
        {series !== null && <p className={styles.series}>{series}</p>}
        <Remarks remarks={[...remarksOf(drafted), ...details.leftOut]} />
        <ol className={styles.stages}>
          {changed.format.stages.map((_, at) => (
            <DraftedStage
              // biome-ignore lint/suspicious/noArrayIndexKey: a stage is known by its place
              key={at}
              at={at}
              format={changed.format}
              parts={partsOf(drafted, at)}
              fields={changed.fields.filter((field) => field.stage === at)}
              begins={beginsOf(drafted, details, at)}
              perfect={perfect.stages[at] ?? null}
              problems={view.stages[at]?.problems ?? []}
              onChange={creator.changeDraft}
              onTry={() => onTry({ name: drafted.name, format: changed.format, stage: at })}
            />
          ))}
        </ol>
      </section>
      <CreateFoot
        creator={creator}
        details={details}
        plan={plan}
        view={view}
        filling={filling}
        format={{ json, saved: isChanged ? null : drafted.saved, isCounting }}
        onCreated={onCreated}
      >
        <Button variant="ghost" onClick={() => creator.chooseFormat(true)}>
          {m.draftOtherFormat()}
        </Button>
      </CreateFoot>
    </>
  );
}

const Remarks = ({ remarks }: { readonly remarks: readonly string[] }) =>
  remarks.length === 0 ? null : (
    <ul className={styles.remarks} aria-label={m.draftRemarks()}>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );

/** The beginning of a stage's first match, as exactly as the wiki says it. */
function beginsOf(drafted: Drafted, { groups }: WikiTournamentDetails, at: number): string | null {
  const keys = drafted.mapping.flatMap(({ stageIndex, matchKeys }) =>
    stageIndex === at ? matchKeys : [],
  );
  const [first] = groups
    .flatMap(({ key, start, isExactStart }) =>
      keys.includes(key) && start !== null ? [{ start, isExactStart }] : [],
    )
    .toSorted((a, b) => a.start.localeCompare(b.start));
  return first ? m.draftBegins({ time: startWords(first.start, first.isExactStart) }) : null;
}
