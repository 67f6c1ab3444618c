import { type ReadResults, type ResultSource, readSite, type SiteMatch } from '@callshot/rules';
import { z } from 'zod';
import { readRecord } from './read-record.ts';

const sets = z.object({ nodes: z.array(z.unknown()).max(2000) });
const withSets = z.object({ name: z.string().nullish(), sets });

/** The answer of start.gg's GraphQL to a question for sets: of an event, a phase or a pool. */
const answer = z.object({
  data: z.union([
    z.object({ event: withSets }).transform(({ event }) => event),
    z.object({ phase: withSets }).transform(({ phase }) => phase),
    z.object({ phaseGroup: withSets }).transform(({ phaseGroup }) => phaseGroup),
  ]),
});

const id = z.union([z.string().max(100), z.int()]).transform(String);
const slot = z.object({
  prereqId: id.nullish(),
  prereqType: z.string().nullish(),
  /** 1 = the winner of that set comes here, 2 = its loser. */
  prereqPlacement: z.int().nullish(),
  entrant: z.object({ id, name: z.string().nullish() }).nullish(),
  standing: z
    .object({
      stats: z.object({ score: z.object({ value: z.number().nullish() }).nullish() }).nullish(),
    })
    .nullish(),
});
const set = z.object({
  id,
  round: z.int(),
  /** 1 not begun, 2 begun, 3 finished. */
  state: z.int().nullish(),
  winnerId: id.nullish(),
  fullRoundText: z.string().nullish(),
  totalGames: z.int().nullish(),
  startAt: z.int().nullish(),
  phaseGroup: z
    .object({
      id,
      displayIdentifier: z.string().nullish(),
      phase: z.object({ name: z.string().nullish() }).nullish(),
    })
    .nullish(),
  slots: z.tuple([slot, slot]),
});
type Slot = z.output<typeof slot>;
type SetOfSite = z.output<typeof set>;

const finished = 3;
/** The score of who was disqualified. */
const disqualified = -1;

/** Null = the text is no such answer. */
export const startggSource: ResultSource<unknown, ReadResults | null> = {
  name: 'startgg',
  read: (told) => {
    const parsed = answer.safeParse(told);
    if (!parsed.success) return null;
    const { name, sets: asked } = parsed.data.data;
    const read = asked.nodes.map((row) => readRecord(set, row, null));
    return {
      matches: readSite(
        'startgg',
        read.flatMap((own) => (own ? [siteMatch(own, name ?? '')] : [])),
      ),
      tables: [],
      leftOut: read.flatMap((own, at) =>
        own ? [] : [{ what: `nodes[${at}]`, code: 'unreadable' as const }],
      ),
    };
  },
};

function siteMatch(own: SetOfSite, name: string): SiteMatch {
  const [one, other] = own.slots;
  const isFinished = own.state === finished;
  const { phaseGroup, winnerId } = own;
  const phase = phaseGroup?.phase?.name ?? name;
  const pool = phaseGroup?.displayIdentifier ?? '';
  return {
    id: own.id,
    groupId: phaseGroup?.id ?? 'sets',
    group: pool === '' || pool === '1' ? phase : `${phase} ${pool}`,
    round: own.round,
    header: own.fullRoundText ?? '',
    bestOf: bestOfIn(own.totalGames ?? 0),
    startsAt: own.startAt ? new Date(own.startAt * 1000).toISOString() : null,
    isFinished,
    winner: winnerId == null ? null : winnerId === one.entrant?.id ? 0 : 1,
    sides: [sideOf(one, isFinished), sideOf(other, isFinished)],
  };
}

const bestOfIn = (games: number): number | null => (games > 0 && games <= 15 ? games : null);

function sideOf(
  { entrant, standing, prereqId, prereqType, prereqPlacement }: Slot,
  isFinished: boolean,
): SiteMatch['sides'][number] {
  const score = standing?.stats?.score?.value ?? null;
  const isScore = score !== null && Number.isInteger(score) && score >= 0 && score <= 99;
  return {
    name: entrant?.name?.slice(0, 200) ?? null,
    score: isScore ? score : null,
    isOut: isFinished && score === disqualified,
    from:
      prereqType === 'set' && prereqId != null
        ? { id: prereqId, isLoser: prereqPlacement === 2 }
        : null,
  };
}
