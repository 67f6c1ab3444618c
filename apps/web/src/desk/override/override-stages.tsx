import type { Event } from '@callshot/contract';
import { type PickSet, picksOfStage } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Tabs } from '../../platform/ui/page/tabs.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { ruleStageOf } from '../../play/events/rules-stage.ts';
import { useFormat } from '../../play/events/use-format.ts';
import { officialPicksQuery } from '../../play/picks/picks.queries.ts';
import { pickSetOf } from '../../play/picks/teams/pick-sets.ts';
import { type OverrideTarget, overrideQuery } from './override.queries.ts';
import { OverrideDesk } from './override-desk.tsx';
import styles from './override-page.module.css';
import { WithheldPicks } from './withheld-picks.tsx';
import { m } from './words/messages.js';

interface OverrideStagesProps {
  readonly event: Event;
  readonly target: OverrideTarget;
}

/** The stages of an event, each with its own picks to change. */
export function OverrideStages({ event, target }: OverrideStagesProps) {
  const [stageIndex, setStageIndex] = useState(event.stage);
  const panelId = useId();
  const format = useFormat(event);
  const stored = useQuery(overrideQuery(event.id, target));
  const official = useQuery(officialPicksQuery(event.id));
  if (stored.isError || official.isError || format === null) {
    return <LoadFailure title={m.picksNotLoaded()} onRetry={() => stored.refetch()} />;
  }
  if (!stored.data || !official.data) return <Skeleton height={320} />;
  const results = pickSetOf(official.data);
  const stage = ruleStageOf(event, format, results, stageIndex);
  const saved: PickSet = picksOfStage(pickSetOf(stored.data), stage?.eventStageId ?? 0);
  const isWithheld = stored.data.hiddenUntil !== null && stageIndex >= event.stage;
  return (
    <section className={styles.work} aria-label={titleOf(target)}>
      <header className={styles.workHead}>
        <h2 className={styles.heading}>{titleOf(target)}</h2>
        <Tabs<number>
          label={m.stages()}
          panelId={panelId}
          value={stageIndex}
          onChange={setStageIndex}
          items={event.eventStages.map(({ name }, index) => ({ value: index, label: name }))}
        />
      </header>
      {stored.data.isOpened && (
        <p className={styles.opened}>
          <Icon name="warning" size={18} />
          {m.openedBeforeLock()}
        </p>
      )}
      <div id={panelId} role="tabpanel" aria-label={stage?.format.name}>
        {stage && isWithheld && target.kind === 'user' && (
          <WithheldPicks event={event} target={target} />
        )}
        {stage && !isWithheld && (
          <OverrideDesk
            key={stage.eventStageId}
            event={event}
            stage={stage}
            target={target}
            saved={saved}
            version={stored.data.versions[stage.eventStageId] ?? 0}
            official={results}
          />
        )}
      </div>
    </section>
  );
}

const titleOf = (target: OverrideTarget): string =>
  target.kind === 'official' ? m.officialResults() : m.picksOfUser({ user: target.username });
