import type { Event, EventTeam, LeaderboardEntry } from '@callshot/contract';
import type { RewardType } from '../../../platform/ui/art/trophy-art.tsx';
import { entryWords } from '../rows/entry-words.ts';

export interface BoardFaces {
  readonly teams: ReadonlyMap<number, EventTeam>;
  readonly reward: RewardType;
  /** The name of the last decided result, as a heading. */
  readonly lastResult: string;
  readonly ownId: number | null;
  /** Opens an entrant's picks; absent where they are not open to the reader: rows lead to profiles then. */
  readonly onOpen: ((userId: number) => void) | undefined;
}

export const teamsOf = (event: Pick<Event, 'teams'>): ReadonlyMap<number, EventTeam> =>
  new Map(event.teams.map((team) => [team.id, team]));

export const wordsOf = (entry: LeaderboardEntry, faces: BoardFaces): string =>
  entryWords({
    entry,
    champion: faces.teams.get(entry.champion?.teamId ?? 0)?.name ?? null,
    lastResult: faces.lastResult,
    isOwn: entry.userId === faces.ownId,
    opens: faces.onOpen === undefined ? 'profile' : 'picks',
  });
