import type { EventDesk } from '@callshot/contract';
import { followedIn } from '@callshot/rules';
import { followWords } from '../mapping/mapping-words.ts';
import { hasOwnMatches } from './stage/has-own-matches.ts';
import type { DeskStage } from './stage/stage-acts.ts';
import { m } from './words/messages.js';

/** The parts of a stage that do not follow the wiki; null = all follow it. */
export function byHandOf({ wiki }: Pick<EventDesk, 'wiki'>, { index, substages }: DeskStage) {
  if (wiki === null) return null;
  const { followed, byHand } = followedIn(wiki.mapping, index, substages.length);
  if (byHand.length === 0) return null;
  return {
    isWhole: followed.length === 0,
    titles: byHand.map((at) => substages[at]?.title ?? ''),
  };
}

/** Staff enter the matches of it: it has none of its own, and follows nothing of the wiki, or not all of it does. */
export const hasHandMatches = (desk: Pick<EventDesk, 'wiki'>, stage: DeskStage): boolean =>
  !hasOwnMatches(stage) && (desk.wiki === null || byHandOf(desk, stage) !== null);

/** Which stages follow the wiki and which are entered by hand, in words; null = all follow it. */
export function followsOf(desk: Pick<EventDesk, 'wiki' | 'stages'>): string | null {
  const left = desk.stages.map((stage) => ({ name: stage.name, byHand: byHandOf(desk, stage) }));
  return followWords(
    left.flatMap(({ name, byHand }) => (byHand?.isWhole ? [] : [name])),
    left.flatMap(({ name, byHand }) => {
      if (byHand === null) return [];
      return byHand.isWhole
        ? [name]
        : byHand.titles.map((title) => m.partOfStage({ part: title, stage: name }));
    }),
  );
}
