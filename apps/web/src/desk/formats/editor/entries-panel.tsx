import {
  crossedEntries,
  type EventFormat,
  entryWords,
  type FormatEdit,
  isFrom,
  placesBefore,
  type StageEntries,
  type StageEntry,
  startingSlots,
  substageTitle,
  withEntry,
} from '@callshot/rules';
import { useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { NumberStepper } from '../../../platform/ui/controls/number-stepper.tsx';
import { Switch } from '../../../platform/ui/controls/switch.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { matchName } from '../builder/match-names.ts';
import { stageGraph } from '../stage-graph.ts';
import { m } from '../words/messages.js';
import styles from './entries-panel.module.css';

interface EntriesPanelProps {
  readonly format: EventFormat;
  /** The position of the stage, which is not the first. */
  readonly at: number;
  /** Answers whether it was done. */
  onEdit(edit: FormatEdit): boolean;
}

/** The teams that come into a later stage, place by place [rule: formats-43]. */
export function EntriesPanel({ format, at, onEdit }: EntriesPanelProps) {
  const [told, setTold] = useState('');
  const stage = format.stages[at];
  const entries = stage?.entries;
  if (!stage) return null;
  const set = (next: StageEntries | null, says = ''): void => {
    if (onEdit({ kind: 'setEntries', stage: at, entries: next })) setTold(says);
  };
  return (
    <StaffPanel
      title={m.whoComesIn()}
      end={
        entries ? (
          <Button size="sm" onClick={() => set(crossedEntries(format, at), m.groupsCrossed())}>
            {m.crossGroups()}
          </Button>
        ) : null
      }
    >
      <div data-place="entries">
        <Switch
          label={m.formatSaysWho()}
          hint={m.formatSaysWhoHint()}
          isOn={entries !== undefined}
          onChange={(isOn) => set(isOn ? crossedEntries(format, at) : null)}
        />
        {entries?.map((list, group) => (
          <Entries
            // Lists have no other name than their position.
            key={substageTitle(stage, group)}
            format={format}
            at={at}
            group={group}
            list={list}
            onList={(next) => set(entries.map((own, index) => (index === group ? next : own)))}
            onEntry={(position, entry) => {
              const taken = whoHas(entries, entry);
              const former = list[position] ?? null;
              const swapped = taken ? withEntry(entries, taken.group, taken.at, former) : entries;
              set(
                withEntry(swapped, group, position, entry),
                taken ? m.entryExchanged({ taken: entryWords(format, entry) }) : '',
              );
            }}
          />
        ))}
        <p role="status" className={styles.told}>
          {told}
        </p>
      </div>
    </StaffPanel>
  );
}

/** The other place that names the same: a place is named once. */
function whoHas(entries: StageEntries, entry: StageEntry) {
  if (!isFrom(entry)) return null;
  const value = keyOf(entry);
  for (const [group, list] of entries.entries()) {
    const at = list.findIndex((other) => keyOf(other) === value);
    if (at >= 0) return { group, at };
  }
  return null;
}

interface EntriesProps {
  readonly format: EventFormat;
  readonly at: number;
  readonly group: number;
  readonly list: readonly StageEntry[];
  onList(list: readonly StageEntry[]): void;
  onEntry(position: number, entry: StageEntry): void;
}

const MOST_PLACES = 64;

function Entries({ format, at, group, list, onList, onEntry }: EntriesProps) {
  const stage = format.stages[at];
  if (!stage) return null;
  const isAlone = (stage.entries?.length ?? 0) < 2;
  const title = isAlone ? null : substageTitle(stage, group);
  const slots = stage.bracket && stageGraph(stage) ? startingSlots(stage) : [];
  const offered = format.stages.slice(0, at).map(({ name }, index) => ({
    key: `stage ${index}`,
    name,
    places: placesBefore(format, at).filter((place) => place.stage === index),
  }));
  const labelOf = (position: number): string => {
    const slot = slots[position];
    const number = position + 1;
    if (!slot) {
      return title === null ? m.entryNumber({ number }) : m.entryNumberOf({ group: title, number });
    }
    const words = m.slotOfMatch({ match: matchName(slot.node), side: slot.side });
    return title === null ? words : m.entrySlotOf({ group: title, slot: words });
  };
  return (
    <section className={styles.group} aria-label={title ?? undefined}>
      {title === null ? null : (
        <h3 className={styles.title}>
          <bdi>{title}</bdi>
        </h3>
      )}
      {stage.bracket ? null : (
        <div className={styles.count}>
          <span aria-hidden>{m.entryPlaces()}</span>
          <NumberStepper
            label={title === null ? m.entryPlaces() : m.entryPlacesOf({ group: title })}
            value={list.length}
            least={0}
            most={MOST_PLACES}
            onChange={(count) =>
              onList(Array.from({ length: count }, (_, position) => list[position] ?? null))
            }
          />
        </div>
      )}
      <ol className={styles.list}>
        {list.map((entry, position) => (
          <li
            // A place is its position.
            key={labelOf(position)}
            className={styles.entry}
          >
            <label className={styles.place}>
              <span>{labelOf(position)}</span>
              <select
                className={styles.select}
                data-place={`entries.${group}.${position}`}
                value={keyOf(entry)}
                onChange={({ target }) => onEntry(position, entryOf(target.value))}
              >
                <option value="">{entryWords(format, null)}</option>
                <option value="invited">{entryWords(format, 'invited')}</option>
                {offered.map(({ key, name, places }) => (
                  <optgroup key={key} label={name}>
                    {places.map((place) => (
                      <option key={keyOf(place)} value={keyOf(place)}>
                        {entryWords(format, place)}
                      </option>
                    ))}
                  </optgroup>
                ))}
                {isKnown(format, at, entry) ? null : (
                  <option value={keyOf(entry)}>{entryWords(format, entry)}</option>
                )}
              </select>
            </label>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A broken draft may name a place that is not offered. */
const isKnown = (format: EventFormat, at: number, entry: StageEntry): boolean =>
  !isFrom(entry) || placesBefore(format, at).some((place) => keyOf(place) === keyOf(entry));

const keyOf = (entry: StageEntry): string =>
  isFrom(entry) ? `${entry.stage}-${entry.group}-${entry.place}` : (entry ?? '');

function entryOf(value: string): StageEntry {
  if (value === '') return null;
  if (value === 'invited') return value;
  const [stage = 0, group = 0, place = 1] = value.split('-').map(Number);
  return { stage, group, place };
}
