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
  if (stage.bracket === null) return dealt;
  const slots = openSlotsOf(stage.bracket).map(({ place }) => place.key);
  const seeds = seedPlacesOfStage(stage);
  return dealt.map((own) =>
    groupsApart(
      slots.map((_, at): StageEntry => own[(seeds?.[at] ?? at + 1) - 1] ?? 'invited'),
      slots,
    ),
  );
}

/**
 * Two of one group that would meet at once are parted: the worse one changes places with another, best with one of
 * its own rank. They stay if no exchange parts them. `slots` names the match of each entry.
 */
function groupsApart(entries: readonly StageEntry[], slots: readonly string[]): StageEntry[] {
  const next = [...entries];
  const opponentOf = (at: number): number =>
    slots.findIndex((match, other) => other !== at && match === slots[at]);
  const meetsOwnGroup = (at: number): boolean => isOfOneGroup(next[at], next[opponentOf(at)]);
  const exchange = (one: number, other: number): void => {
    [next[one], next[other]] = [next[other] ?? null, next[one] ?? null];
  };
  for (const at of slots.keys()) {
    const [own, opponent] = [next[at], next[opponentOf(at)]];
    if (!meetsOwnGroup(at) || !isFrom(own) || !isFrom(opponent)) continue;
    // The better of the two keeps its place in the draw.
    if (own.place < opponent.place) continue;
    const others = [...next.keys()]
      .filter((other) => slots[other] !== slots[at])
      .toSorted((one, other) => rankGap(own, next[one]) - rankGap(own, next[other]));
    for (const other of others) {
      exchange(at, other);
      if (!meetsOwnGroup(at) && !meetsOwnGroup(other)) break;
      exchange(at, other);
    }
  }
  return next;
}

const isOfOneGroup = (one: StageEntry | undefined, other: StageEntry | undefined): boolean =>
  isFrom(one) &&
  isFrom(other) &&
  one.stage === other.stage &&
  one.group === other.group &&
  !isNext(one);

/** By how many places the one entry is better than the other; nobody is far from everybody. */
const rankGap = (own: EntryFrom, other: StageEntry | undefined): number =>
  isFrom(other) ? Math.abs(own.place - other.place) : Number.POSITIVE_INFINITY;

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
