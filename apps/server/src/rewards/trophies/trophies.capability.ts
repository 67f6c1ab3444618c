import { givingEndpoints, trophyEndpoints } from '@callshot/contract';
import type { UserCards } from '../../account/accounts/users/user-cards.ts';
import { everySecondMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import { type AdvanceParts, advanceRuns } from './advance-runs.service.ts';
import { createAwardLeaders } from './award-leaders.ts';
import { trophyAwardedKind } from './award-notice.ts';
import { isRunOpen } from './award-runs.repository.ts';
import { findAllAwards } from './awards.repository.ts';
import { givingHandlers } from './giving.handlers.ts';
import type { RunParts } from './start-run.service.ts';
import { takenBackKind } from './taken-back-notice.ts';
import type { TrophyTables } from './trophies.tables.ts';
import { type TrophyParts, trophyHandlers } from './trophy.handlers.ts';
import { readCase } from './trophy-case.service.ts';

type Needs = Omit<TrophyParts, 'leaders'> &
  RunParts &
  AdvanceParts & {
    readonly cards: UserCards;
    readonly onError: (error: unknown) => void;
  };

const everyFewSecondsMs = 5000;

export const trophies: Capability<
  Needs,
  typeof trophyEndpoints & typeof givingEndpoints,
  TrophyTables
> = {
  name: 'trophies',
  groups: [
    {
      name: 'Trophies',
      about: 'What users have been given, what of it they show, and how it is given.',
      calls: { ...trophyEndpoints, ...givingEndpoints },
    },
  ],
  tables: {
    awards: {
      userId: {
        exported: { as: 'trophies' },
        onDeletion: { kept: 'they belong to the event, as its ranks do, without names' },
      },
    },
    awardRuns: {
      startedByUserId: {
        exported: { as: 'actions' },
        onDeletion: { kept: 'giving trophies stays on record, without names' },
      },
    },
    awardChanges: {
      userId: {
        exported: { not: 'tells how trophies were corrected, and they are exported as they are' },
        onDeletion: { kept: 'the notice of a correction stays, as trophies do, without names' },
      },
    },
    pinnedAwards: { userId: { exported: { as: 'trophies' }, onDeletion: 'deleted' } },
    trophyCases: { userId: { exported: { as: 'trophyCase' }, onDeletion: 'deleted' } },
  },
  exports: {
    trophies: ({ db }, userId) => findAllAwards(db, userId),
    trophyCase: ({ db }, userId) => readCase(db, userId),
  },
  noticeKinds: [trophyAwardedKind, takenBackKind],
  make: (needs) => {
    let isStopping = false;
    const leaders = createAwardLeaders(needs.db);
    return {
      calls: { ...trophyHandlers({ ...needs, leaders }), ...givingHandlers(needs) },
      jobs: [
        {
          everyMs: everySecondMs,
          run: () => advanceRuns(needs, () => isStopping),
          isDue: () => needs.standing.isLeader() && isRunOpen,
        },
        // Announcements may get lost.
        { everyMs: everyFewSecondsMs, run: leaders.catchUp },
      ],
      listeners: {
        change: async ({ kind }) => {
          if (kind !== 'awards') return;
          // A pinned trophy may be another one.
          needs.cards.invalidate();
          await leaders.catchUp();
        },
        user: leaders.renamed,
        reconnected: leaders.invalidate,
      },
      start: () => {
        leaders.catchUp().catch(needs.onError);
      },
      stop: () => {
        isStopping = true;
      },
    };
  },
};
