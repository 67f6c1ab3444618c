import type { Event } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Moment } from '../../platform/ui/hooks/moment.tsx';
import { Cell, type Column, DataTable, Nothing, Row } from '../../platform/ui/page/data-table.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { type PastOverride, pastOverridesQuery } from './override.queries.ts';
import pageStyles from './override-page.module.css';
import styles from './past-overrides.module.css';
import { UndoStep } from './undo-step.tsx';
import { m } from './words/messages.js';

/** Staff's entries and changes in this event, newest first, with the way back. */
export function PastOverrides({ event }: { readonly event: Event }) {
  const past = useQuery(pastOverridesQuery(event.id));
  return (
    <StaffPanel title={m.overridesSoFar()} fact={factOf(past.data)} isFlush>
      {past.isPending && <Skeleton height={120} />}
      {past.isError && (
        <LoadFailure title={m.overridesNotLoaded()} onRetry={() => void past.refetch()} />
      )}
      {past.data?.length === 0 && <p className={styles.none}>{m.noOverrides()}</p>}
      {past.data && past.data.length > 0 && (
        <DataTable caption={m.overridesCaption()} columns={columns}>
          {past.data.map((override) => (
            <Item key={override.id} event={event} override={override} />
          ))}
        </DataTable>
      )}
    </StaffPanel>
  );
}

/** The server's limit. */
const MOST = 50;

function factOf(past: readonly PastOverride[] | undefined): string | undefined {
  if (past === undefined || past.length === 0) return undefined;
  return past.length === MOST ? m.newestCount({ count: MOST }) : String(past.length);
}

const columns: readonly Column[] = [
  { key: 'whose', head: m.picksOfColumn() },
  { key: 'stage', head: m.stage() },
  { key: 'change', head: m.change() },
  { key: 'reason', head: m.reason() },
  { key: 'who', head: m.byColumn() },
  { key: 'when', head: m.whenColumn() },
  { key: 'undo', head: '', isEnd: true },
];

interface ItemProps {
  readonly event: Event;
  readonly override: PastOverride;
}

function Item({ event, override }: ItemProps) {
  const { at, actor, user, eventStageId, reason, canUndo, isWithheld } = override;
  const [isAsking, setAsking] = useState(false);
  const stage = event.eventStages.find(({ id }) => id === eventStageId)?.name ?? '';
  const about =
    user === null
      ? m.officialResultsOf({ stage })
      : m.picksOfUserStage({ user: user.username, stage });
  return (
    <Row label={about}>
      <Cell of="whose" isLead className={styles.whose}>
        {user === null ? (
          <span className={styles.official}>{m.officialTarget()}</span>
        ) : (
          user.username
        )}
      </Cell>
      <Cell of="stage">{stage}</Cell>
      <Cell of="change" className={styles.change}>
        <ChangeList override={override} />
      </Cell>
      <Cell of="reason" className={styles.reason}>
        {reason === null ? <Nothing /> : `“${reason}”`}
      </Cell>
      <Cell of="who">{actor?.username ?? m.callshotItself()}</Cell>
      <Cell of="when">
        <Moment at={at} />
      </Cell>
      <Cell of="undo">
        {canUndo && !isWithheld && (
          <Button
            size="sm"
            icon="undo"
            aria-label={m.undoOf({ about })}
            onClick={() => setAsking(true)}
          >
            {m.undoAction()}
          </Button>
        )}
        {isAsking && (
          <UndoStep event={event} override={override} onClose={() => setAsking(false)} />
        )}
      </Cell>
    </Row>
  );
}

/** So many changes stand open; the others unfold. */
const SHOWN = 3;

function ChangeList({ override }: Pick<ItemProps, 'override'>) {
  const { changes, moreChanges, isWithheld } = override;
  if (isWithheld) return <p className={pageStyles.hint}>{m.withheldUntilPicksLock()}</p>;
  if (changes.length === 0) return <p className={pageStyles.hint}>{m.nothingWasChanged()}</p>;
  const [first, rest] = [changes.slice(0, SHOWN), changes.slice(SHOWN)];
  const hidden = rest.length + moreChanges;
  return (
    <>
      <Lines lines={first} />
      {hidden > 0 && (
        <details className={styles.more}>
          <summary>
            <Icon name="chevron-down" size={16} />
            {m.moreHidden({ count: hidden })}
          </summary>
          <Lines lines={rest} />
          {moreChanges > 0 && (
            <p className={pageStyles.hint}>{m.moreBesides({ count: moreChanges })}</p>
          )}
        </details>
      )}
    </>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
