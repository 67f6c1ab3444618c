import { openSlotsOf } from '../bracket/open-slots.ts';
import { decidedPlaces, namedGroups } from '../format/check-entries.ts';
import {
  BEST_OF_NEXT,
  type EntryFrom,
  type EventFormat,
  isFrom,
  type StageEntries,
  type StageEntry,
  substageCountOf,
} from '../model/format.ts';
import { seedPlacesOfStage } from './seeds-of-stage.ts';

/** Every place of earlier stages that a stage can name, the best places first [rule: formats-44]. */
export function placesBefore({ stages }: EventFormat, index: number): EntryFrom[] {
  const all = stages.slice(0, index).flatMap((source, stage) =>
    namedGroups(source).flatMap((group) =>
      Array.from({ length: decidedPlaces(source, group) }, (_, at) => ({
        stage,
        group,
        place: at + 1,
      })),
    ),
  );
  return all.toSorted(
    (one, other) =>
      one.stage - other.stage ||
      Number(isNext(one)) - Number(isNext(other)) ||
      one.place - other.place ||
      one.group - other.group,
  );
}

/** They come after everybody whom a group sends on by itself. */
const isNext = ({ group }: EntryFrom): boolean => group === BEST_OF_NEXT;

/**
 * A proposal: the places that nobody else takes, seeded so that the first of one group meets the last of another.
 * The others are invited. Later groups get them in turns, there and back.
 */
export function crossedEntries(format: EventFormat, index: number): StageEntries {
  const stage = format.stages[index];
  if (!stage) return [];
  const free = freePlaces(format, index);
  const groups = substageCountOf(stage);
  const dealt = Array.from({ length: groups }, (): EntryFrom[] => []);
  free.forEach((place, at) => {
    const turn = at % (2 * groups);
    dealt[turn < groups ? turn : 2 * groups - 1 - turn]?.push(place);
  });
  const slots = stage.bracket && openSlotsOf(stage.bracket).length;
  if (slots === null) return dealt;
  const seeds = seedPlacesOfStage(stage);
  return dealt.map((own) =>
    Array.from(
      { length: slots },
      (_, at): StageEntry => own[(seeds?.[at] ?? at + 1) - 1] ?? 'invited',
    ),
  );
}

/** A stage without entries takes all that go through the one before it. */
function freePlaces(format: EventFormat, index: number): EntryFrom[] {
  const { stages } = format;
  const named = stages.flatMap(({ entries = [] }, at) =>
    at === index ? [] : entries.flat().filter(isFrom),
  );
  return placesBefore(format, index).filter(
    ({ stage, group, place }) =>
      (stage === index - 1 || stages[stage + 1]?.entries !== undefined) &&
      !named.some(
        (other) => other.stage === stage && other.group === group && other.place === place,
      ),
  );
}
