import { describe, expect, it } from 'vitest';
import type { History, SaveCall, Stored } from './history.ts';
import { judge, type PromiseName } from './judge.ts';

const save = (changes: Partial<SaveCall> = {}): SaveCall => ({
  userId: 1,
  key: 'first',
  picks: 'aa',
  sentAt: 100,
  answeredAt: 120,
  status: 200,
  version: 1,
  savedAt: 110,
  ...changes,
});

const second = {
  key: 'second',
  picks: 'bb',
  sentAt: 200,
  answeredAt: 220,
  version: 2,
  savedAt: 210,
};

/** One user saves twice, reads, and the lock passes at 1000. */
const history: History = {
  saves: [save(), save(second), save({ sentAt: 300, answeredAt: 320 })],
  ownReads: [{ userId: 1, sentAt: 400, answeredAt: 410, status: 200, version: 2, picks: 'bb' }],
  othersReads: [
    { userId: 1, sentAt: 500, answeredAt: 510, status: 200, hasPicks: false },
    { userId: 1, sentAt: 1200, answeredAt: 1210, status: 200, hasPicks: true },
  ],
  boardReads: [
    {
      sentAt: 1200,
      answeredAt: 1210,
      status: 200,
      rows: [
        { userId: 1, rank: 1, totalScore: 9 },
        { userId: 2, rank: 2, totalScore: 4 },
      ],
    },
  ],
  mails: [{ to: 'one@example.org', subject: 'Picks lock soon' }],
  probes: [{ host: 'd1', id: 'd1-1' }],
};

const stored: Stored = {
  revisions: [
    { userId: 1, version: 1, savedAt: 110, picks: 'aa' },
    { userId: 1, version: 2, savedAt: 210, picks: 'bb' },
  ],
  entries: [{ userId: 1, version: 2, picks: 'bb' }],
  keys: [
    { userId: 1, key: 'first', version: 1 },
    { userId: 1, key: 'second', version: 2 },
  ],
  audited: [
    { userId: 1, version: 1 },
    { userId: 1, version: 2 },
  ],
  lockChanges: [{ at: 50, lockAt: 1000 }],
  sealedAt: 1100,
  seals: 1,
  probes: new Set(['d1-1']),
  auditFaults: [],
  boards: [{ application: 'a1', rows: [{ userId: 1, rank: 1, totalScore: 9 }] }],
  expectedBoard: [{ userId: 1, rank: 1, totalScore: 9 }],
};

interface Changed {
  readonly why: string;
  readonly breaks: readonly PromiseName[];
  readonly history?: Partial<History>;
  readonly stored?: Partial<Stored>;
}

const [firstRow, secondRow] = stored.revisions as [
  Stored['revisions'][number],
  Stored['revisions'][number],
];

const table: readonly Changed[] = [
  { why: 'all is well', breaks: [] },
  {
    why: 'a save that nobody was told of is stored',
    breaks: [],
    history: { saves: [save(), save({ ...second, status: 0, version: null, savedAt: null })] },
  },
  {
    why: 'an acknowledged save is not stored, and its key neither',
    breaks: ['no acknowledged save is lost'],
    history: { ownReads: [] },
    stored: {
      revisions: [firstRow],
      entries: [{ userId: 1, version: 1, picks: 'aa' }],
      audited: [{ userId: 1, version: 1 }],
      keys: [{ userId: 1, key: 'first', version: 1 }],
    },
  },
  {
    why: 'a stored save has another instant than its answer',
    breaks: ['no acknowledged save is lost'],
    stored: { revisions: [firstRow, { ...secondRow, savedAt: 211 }] },
  },
  {
    why: 'a stored save has other picks than were sent',
    breaks: ['no acknowledged save is lost', 'own picks are read as they are'],
    stored: {
      revisions: [firstRow, { ...secondRow, picks: 'cc' }],
      entries: [{ userId: 1, version: 2, picks: 'cc' }],
    },
  },
  {
    why: 'a later save has an earlier version',
    breaks: ['saves keep their order'],
    history: {
      saves: [
        save({ ...second, sentAt: 100, answeredAt: 120 }),
        save({ sentAt: 200, answeredAt: 220 }),
      ],
    },
  },
  {
    why: 'a version is missing',
    breaks: ['versions of an entry are linear'],
    history: { saves: [save(second)], ownReads: [] },
    stored: { revisions: [secondRow], audited: [{ userId: 1, version: 2 }] },
  },
  {
    why: 'an entry is older than its last version',
    breaks: ['versions of an entry are linear'],
    stored: { entries: [{ userId: 1, version: 1, picks: 'aa' }] },
  },
  {
    why: 'somebody reads what was before the save that they were told of',
    breaks: ['own picks are read as they are'],
    history: {
      ownReads: [{ userId: 1, sentAt: 400, answeredAt: 410, status: 200, version: 1, picks: 'aa' }],
    },
  },
  {
    why: 'somebody reads a version that was never kept',
    breaks: ['own picks are read as they are'],
    history: {
      ownReads: [{ userId: 1, sentAt: 400, answeredAt: 410, status: 200, version: 3, picks: 'cc' }],
    },
  },
  {
    why: 'a repeated key is answered with another version',
    breaks: ['a key has one version'],
    history: {
      saves: [save(), save(second), save({ sentAt: 300, version: 2, savedAt: 210, picks: 'bb' })],
    },
  },
  {
    why: 'a key is stored with another version than was told',
    breaks: ['a key has one version'],
    stored: {
      keys: [
        { userId: 1, key: 'first', version: 3 },
        { userId: 1, key: 'second', version: 2 },
      ],
    },
  },
  {
    why: 'another key asked for the picks that were saved already',
    breaks: [],
    history: {
      saves: [...history.saves, save({ ...second, key: 'third', sentAt: 350, answeredAt: 360 })],
    },
    stored: { keys: [...stored.keys, { userId: 1, key: 'third', version: 2 }] },
  },
  {
    why: 'a key is stored with the version of other picks',
    breaks: ['a key has one version'],
    history: {
      saves: [
        ...history.saves,
        save({ key: 'third', picks: 'cc', sentAt: 350, status: 0, version: null, savedAt: null }),
      ],
    },
    stored: { keys: [...stored.keys, { userId: 1, key: 'third', version: 2 }] },
  },
  {
    why: 'a row was saved at the lock',
    breaks: ['nothing is saved after the lock'],
    stored: { lockChanges: [{ at: 50, lockAt: 210 }] },
  },
  {
    why: 'a row was saved after a lock that came later was moved forward',
    breaks: ['nothing is saved after the lock'],
    stored: {
      lockChanges: [
        { at: 50, lockAt: 1000 },
        { at: 150, lockAt: 205 },
      ],
    },
  },
  {
    why: 'a save under a lock that was then moved on is not late',
    breaks: [],
    stored: {
      lockChanges: [
        { at: 50, lockAt: 180 },
        { at: 170, lockAt: 1000 },
      ],
    },
  },
  {
    why: 'the stage was sealed twice',
    breaks: ['a stage is sealed once'],
    stored: { seals: 2 },
  },
  {
    why: 'the stage was not sealed',
    breaks: ['a stage is sealed once', 'no pick is shown before the seal'],
    stored: { seals: 0, sealedAt: null },
  },
  {
    why: 'picks of somebody are shown before the seal',
    breaks: ['no pick is shown before the seal'],
    history: {
      othersReads: [{ userId: 1, sentAt: 1050, answeredAt: 1060, status: 200, hasPicks: true }],
    },
  },
  {
    why: 'a board has another score than its entries',
    breaks: ['boards equal a fresh computation'],
    stored: { boards: [{ application: 'a2', rows: [{ userId: 1, rank: 1, totalScore: 8 }] }] },
  },
  {
    why: 'a board lacks an entrant',
    breaks: ['boards equal a fresh computation'],
    stored: { boards: [{ application: 'a2', rows: [] }] },
  },
  {
    why: 'a page has more points further down',
    breaks: ['boards equal a fresh computation'],
    history: {
      boardReads: history.boardReads.map((read) => ({ ...read, rows: read.rows.toReversed() })),
    },
  },
  {
    why: 'a save has no audit row',
    breaks: ['the audit log is whole'],
    stored: { audited: [{ userId: 1, version: 1 }] },
  },
  {
    why: 'the chain is broken',
    breaks: ['the audit log is whole'],
    stored: { auditFaults: ['Link 2 does not follow from the one before it.'] },
  },
  {
    why: 'a reminder was sent twice',
    breaks: ['nobody is told twice'],
    history: { mails: [...history.mails, ...history.mails] },
  },
  {
    why: 'a database host acknowledged a row that is gone',
    breaks: ['one database at a time takes writes'],
    history: { probes: [...history.probes, { host: 'd2', id: 'd2-1' }] },
  },
];

describe('the judge of a run', () => {
  it.each(table)('$why: breaks $breaks', ({ breaks, ...changed }) => {
    const judged = judge({ ...history, ...changed.history }, { ...stored, ...changed.stored });
    const broken = judged.filter(({ faults }) => faults.length > 0).map(({ promise }) => promise);
    expect(broken).toEqual(breaks);
  });
});
