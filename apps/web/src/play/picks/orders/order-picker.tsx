import type { EventTeam } from '@callshot/contract';
import { type EventStage, groupAdvancingCount, groupOf, openingPlacesOf } from '@callshot/rules';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { leadTo } from '../../../platform/ui/page/lead-to.ts';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import type { PickSearch, StagePickerProps } from '../session/picker-props.ts';
import { teamsOfStage } from '../teams/event-teams.ts';
import { FurtherNote } from '../teams/further-note.tsx';
import { m } from '../words/messages.js';
import { orderIn, withOrder } from './group-order.ts';
import styles from './order-picker.module.css';
import { OrderSlip } from './order-slip.tsx';
import { payWords } from './order-words.ts';
import { OrderedGroup } from './ordered-group.tsx';

const FactsButton = lazyPart(async () => (await import('../moves/near-parts.ts')).FactsButton, {
  failed: () => null,
});

/** Picks the whole order of each group, or shows the order that was picked. */
export function OrderPicker(props: StagePickerProps) {
  const { event, stage, picks, isEditing } = props;
  const teams = useMemo(() => teamsOfStage(event, stage), [event, stage]);
  return isEditing ? (
    <OrderEditor {...props} teams={teams} />
  ) : (
    <OrderSlip stage={stage} picks={picks} teams={teams} />
  );
}

interface OrderEditorProps extends StagePickerProps {
  readonly teams: ReadonlyMap<number, EventTeam>;
}

function OrderEditor(props: OrderEditorProps) {
  const { event, stage, picks, teams, onChange } = props;
  const [said, setSaid] = useState({ text: '', count: 0 });
  const editor = useRef<HTMLDivElement>(null);
  useSoughtGroup(editor, props.search ?? null);
  const pays = payWords(stage);
  return (
    <div ref={editor} className={styles.editor}>
      <div className={styles.head}>
        <h2 className={styles.ask}>{m.whatOrder({ groups: stage.substages.length })}</h2>
        <FactsButton event={event} stage={stage} place="head" />
        {stage.format.groupStageDetails?.bestOfNextPlace && (
          <p className={styles.brief}>
            <FurtherNote format={stage.format} />
          </p>
        )}
        <p className={styles.brief}>{props.done ?? pays}</p>
        {props.missing != null && (
          <p className={styles.missing} aria-hidden>
            {props.missing}
          </p>
        )}
      </div>
      <div className={styles.groups}>
        {stage.substages.map((substage, group) => (
          <OrderedGroup
            key={substage.eventSubstageId}
            substage={substage}
            isTitled={stage.substages.length > 1}
            places={openingPlacesOf(stage.format, group) ?? substage.teamIds.length}
            through={throughOf(stage, group)}
            order={orderIn(picks, substage)}
            teams={teams}
            factsOf={(team) => <FactsButton event={event} stage={stage} team={team} place="line" />}
            onOrder={(order, text) => {
              onChange(withOrder(stage, picks, substage, order), []);
              setSaid(({ count }) => ({ text, count: count + 1 }));
            }}
          />
        ))}
      </div>
      <div role="status">
        <VisuallyHidden key={said.count}>{said.text}</VisuallyHidden>
      </div>
    </div>
  );
}

const throughOf = ({ format }: EventStage, group: number): number =>
  format.groupStageDetails ? groupAdvancingCount(groupOf(format.groupStageDetails, group)) : 0;

/** Moves the focus to the group that is asked for: to its first team without a place. */
function useSoughtGroup(editor: RefObject<HTMLElement | null>, search: PickSearch | null): void {
  useEffect(() => {
    if (search?.place.kind !== 'teams') return;
    const place = editor.current?.querySelector(
      `[data-substage="${search.place.eventSubstageId}"]`,
    );
    const control = place?.querySelector<HTMLElement>('[aria-pressed="false"]');
    if (place && control) leadTo({ place, control });
    search.onFound();
  }, [editor, search]);
}
