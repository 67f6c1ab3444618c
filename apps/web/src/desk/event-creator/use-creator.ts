import type { UpcomingTournament } from '@callshot/contract';
import { type GameId, guessName, guessReward } from '@callshot/rules';
import { currentGame } from '../../platform/core/current-game.ts';
import { serverNow } from '../../platform/core/server-clock.ts';
import { useKeptDraft } from '../../platform/editing/kept-draft.ts';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { NOTHING_MAPPED } from '../mapping/mapping-state.ts';
import { type MappingSteps, useMappingSteps } from '../mapping/use-mapping-steps.ts';
import { type CreatorDraft, creatorDraft, emptyDraft } from './creator-draft.ts';
import type { EventFacts } from './event-fields.tsx';
import type { SearchWindow } from './search-window.ts';
import { m } from './words/messages.js';

/** The typed state of the screen, kept in this browser until the event exists. */
export interface Creator {
  readonly draft: CreatorDraft;
  setGame(gameId: GameId): void;
  setWindow(window: SearchWindow): void;
  search(window: SearchWindow): void;
  choose(tournament: UpcomingTournament, isSecondEvent: boolean): void;
  change(facts: Partial<EventFacts>): void;
  setFormat(formatId: number): void;
  /** Between the drafted format and the choice of another one. */
  chooseFormat(isOther: boolean): void;
  /** A value of the drafted format; null = as the wiki has it. */
  changeDraft(key: string, value: number | boolean | null): void;
  forgetChanges(): void;
  choosePoints(presetId: number): void;
  load(): void;
  /** Back to before the details were loaded: another format can be chosen. */
  unload(): void;
  readonly mapping: MappingSteps;
  clear(): void;
}

export function useCreator(userId: number): Creator {
  const [draft, setDraft] = useKeptDraft(
    () => creatorDraft(userId),
    () => emptyDraft(currentGame.id, serverNow()),
  );

  const change = (part: Partial<CreatorDraft>) => setDraft((before) => ({ ...before, ...part }));
  const mapping = useMappingSteps(draft.mapping, (next) => change({ mapping: next }));
  /** Discards the mapping, or the changes of a draft. Undo restores them. */
  const putAway = (part: Partial<CreatorDraft>) => {
    const before = draft;
    const { placed, byHand } = before.mapping;
    const isMapped = Object.keys(placed).length + byHand.length > 0;
    if (isMapped || Object.keys(before.changes).length > 0) {
      showToast({
        text: isMapped ? m.mappingDiscarded() : m.draftDiscarded(),
        action: { label: m.undoAction(), onSelect: () => setDraft(before) },
      });
    }
    mapping.forget();
    change({ ...part, isLoaded: false, mapping: NOTHING_MAPPED });
  };

  return {
    draft,
    mapping,
    setGame: (gameId) => {
      const { window } = draft;
      putAway({ ...emptyDraft(gameId, serverNow()), window, searched: draft.searched && window });
    },
    setWindow: (window) => change({ window }),
    search: (window) => change({ window, searched: window }),
    choose: (tournament, isSecondEvent) =>
      putAway({
        tournament,
        isSecondEvent,
        name: guessName({ title: tournament.title, pageName: pageNameOf(tournament.wikiLink) }),
        imageUrl: tournament.bannerUrl ?? '',
        wikiUrl: tournament.wikiLink,
        rewardType: guessReward(tournament.title),
        isRewardGuessed: true,
        isOtherFormat: false,
        presetId: null,
        changes: {},
      }),
    change: (facts) =>
      change({ ...facts, ...(facts.rewardType === undefined ? {} : { isRewardGuessed: false }) }),
    setFormat: (formatId) => change({ formatId }),
    chooseFormat: (isOtherFormat) => change({ isOtherFormat }),
    changeDraft: (key, value) =>
      setDraft((before) => {
        const { [key]: _, ...others } = before.changes;
        return { ...before, changes: value === null ? others : { ...others, [key]: value } };
      }),
    choosePoints: (presetId) => change({ presetId }),
    forgetChanges: () => {
      const { changes, tournament } = draft;
      change({ changes: {} });
      showToast({
        text: m.draftForgotten(),
        action: {
          label: m.undoAction(),
          // Another tournament has other fields.
          onSelect: () =>
            setDraft((before) =>
              before.tournament?.id === tournament?.id ? { ...before, changes } : before,
            ),
        },
      });
    },
    load: () => change({ isLoaded: true }),
    unload: () => putAway({}),
    clear: () => {
      const { gameId, window, searched } = draft;
      mapping.forget();
      setDraft({ ...emptyDraft(gameId, serverNow()), window, searched });
    },
  };
}

/** 'https://liquipedia.net/counterstrike/BLAST/Major/2025/Austin' is 'BLAST/Major/2025/Austin' there. */
function pageNameOf(wikiLink: string): string {
  try {
    const [, , ...page] = decodeURI(new URL(wikiLink).pathname).split('/');
    return page.join('/');
  } catch {
    return '';
  }
}
