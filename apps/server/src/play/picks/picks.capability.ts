import { boardEndpoints, type eventEndpoints, pickEndpoints } from '@callshot/contract';
import { everyHourMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import { exportEntries } from './export-entries.ts';
import { deleteOldKeys } from './idempotency-keys.repository.ts';
import { type PickKey, type PickParts, pickHandlers } from './pick.handlers.ts';
import type { PickTables } from './picks.tables.ts';

export const picks: Capability<
  PickParts,
  Pick<typeof pickEndpoints & typeof eventEndpoints, PickKey>,
  PickTables
> = {
  name: 'picks',
  groups: [
    {
      name: 'Picks',
      about: 'Picks, official results, scores and boards.',
      calls: { ...pickEndpoints, ...boardEndpoints },
    },
  ],
  tables: {
    entries: {
      userId: {
        exported: { as: 'entries' },
        onDeletion: { kept: 'the ranks of everybody else on the board depend on them' },
      },
    },
    entryRevisions: {
      userId: {
        exported: { as: 'entries' },
        onDeletion: { kept: 'they prove what was submitted before the lock, without names' },
      },
      actorUserId: {
        exported: {
          not: "staff's changes to others' picks are the others' data; own ones are entries",
        },
        onDeletion: { kept: 'changes of others’ picks stay on record, without names' },
      },
    },
    unreadableEntries: {
      userId: {
        exported: { not: 'tells which entries cannot be read, and the export of entries says so' },
        onDeletion: { kept: 'boards would count unreadable picks' },
      },
    },
    idempotencyKeys: {
      userId: {
        exported: {
          not: 'repeats answers of the last day to what was saved or made, which is exported as that',
        },
        onDeletion: 'deleted',
      },
    },
    openedPicks: {
      openedByUserId: {
        exported: { as: 'actions' },
        onDeletion: { kept: 'it keeps the Admin off boards, without names' },
      },
      userId: {
        exported: { not: 'it tells what staff did, not anything of the user' },
        onDeletion: { kept: 'reading others’ picks stays on record, without names' },
      },
    },
  },
  exports: { entries: exportEntries },
  make: (needs) => ({
    calls: pickHandlers(needs),
    jobs: [{ everyMs: everyHourMs, run: () => deleteOldKeys(needs.db) }],
    figures: [
      {
        kind: 'answers',
        name: 'saves_total',
        help: 'Saves of picks, by the status they were answered with',
        call: 'POST /api/picks/save/user/:eventId',
      },
    ],
    finish: needs.entries.idle,
  }),
};
