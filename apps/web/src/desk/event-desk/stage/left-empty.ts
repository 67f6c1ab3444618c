import type { EventDesk } from '@callshot/contract';
import { emptyMatches, type StartPlace } from '@callshot/rules';
import { byHandOf } from '../followed-stages.ts';
import type { DeskStage } from './stage-acts.ts';

/**
 * Opening matches that staff left empty, once somebody stands in the draw or picks have opened.
 * Stages that follow the wiki are drawn by the wiki, and decided matches need no draw.
 */
export function leftEmpty(desk: Pick<EventDesk, 'wiki'>, stage: DeskStage): number {
  const byHand = byHandOf(desk, stage);
  if (desk.wiki !== null && byHand === null) return 0;
  if (stage.state === 'done' || stage.official.isDecided) return 0;
  const matches = openingsOf(stage, byHand?.isWhole === false ? byHand.titles : null);
  const isDrawn = matches.some(({ top, bottom }) => isTeam(top) || isTeam(bottom));
  return isDrawn || stage.state !== 'ahead' ? emptyMatches(matches) : 0;
}

interface Openings {
  readonly top: StartPlace<{ readonly teamId: number }>;
  readonly bottom: StartPlace<{ readonly teamId: number }>;
}

/** Those without a word of staff on how they end; of some groups alone where titles are given. */
function openingsOf({ substages, matches, entries }: DeskStage, titles: readonly string[] | null) {
  const ids = substages.flatMap(({ id, title }) =>
    titles === null || titles.includes(title) ? [id] : [],
  );
  return matches.flatMap((match): Openings[] => {
    const { isTopOpening, isBottomOpening, topTeamId, bottomTeamId, outcome } = match;
    if (!(isTopOpening || isBottomOpening) || !ids.includes(match.eventSubstageId)) return [];
    if (outcome !== 'played' && outcome !== 'bye') return [];
    // Somebody comes there by a result, as from another match.
    const isAwaited = (isTop: boolean): boolean =>
      entries.some(
        ({ eventSubstageId, slot, kind }) =>
          eventSubstageId === match.eventSubstageId &&
          slot?.match === match.slot &&
          slot.isTop === isTop &&
          kind !== 'staff',
      );
    const place = (isOpening: boolean, teamId: number | null, isTop: boolean) =>
      !isOpening || (teamId === null && isAwaited(isTop))
        ? 'fed'
        : teamId !== null
          ? { teamId }
          : outcome === 'bye'
            ? 'bye'
            : 'nobody';
    return [
      {
        top: place(isTopOpening, topTeamId, true),
        bottom: place(isBottomOpening, bottomTeamId, false),
      },
    ];
  });
}

const isTeam = (place: Openings['top']): boolean => typeof place === 'object';
