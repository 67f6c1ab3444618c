import { sql } from 'kysely';
import { readPickData } from '../../apps/server/src/desk/pick-data/pick-data.service.ts';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { createCrowdSlipReader } from '../../apps/server/src/play/crowd/crowd-slip.service.ts';
import { createCrowdReader } from '../../apps/server/src/play/leaderboards/crowd.service.ts';
import type { EventBoard } from '../../apps/server/src/play/scoreboards/boards.ts';
import { swissStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import { onNewDatabase } from '../bench-database.ts';
import type { BenchRow } from '../bench-row.ts';
import { longestHold } from '../held-turns.ts';
import { leastOf, timeOf, timesOf } from '../league-rankings/bench-leagues.ts';
import { createEventStates } from '../league-rankings/event-states.ts';
import { sized } from '../sized.ts';

const entrants = sized(1_000_000, 2000);
const runs = sized(30, 1);
const results = sized(5, 1);
/** Others wait no longer than this. */
const mostHeldMs = 10;
const distinct = sized(5_000, 100);

/** The picks of a million entrants, in numbers and as one slip; the peer counts the same in SQL. */
export const run = (): Promise<BenchRow[]> => onNewDatabase(measureOn);

async function measureOn(db: Db): Promise<BenchRow[]> {
  const states = createEventStates(entrants, 1);
  await states.enterResult();
  const board = await states.board();
  const parts = partsOn(states, board);
  const read = async (): Promise<string> => {
    const answer = await readPickData(parts, 1);
    if (!answer.ok || answer.value.stages.some(({ users }) => users !== entrants)) {
      throw new Error('not everybody is counted');
    }
    return JSON.stringify(answer.value);
  };
  let first = 0;
  const held = await longestHold(async () => {
    first = await timeOf(read);
  });
  const kept = await timesOf(runs, read);
  const text = await read();
  const print = await timesOf(runs, async () => JSON.stringify(JSON.parse(text)));

  const slips: number[] = [];
  let heldBySlip = 0;
  const crowds = createCrowdReader(parts);
  const slipOf = createCrowdSlipReader(parts);
  const crowd = async (): Promise<void> => {
    const [told, slip] = [await crowds.crowd(1), await slipOf(1)];
    if (!told.ok || told.value.stages.length !== 2) throw new Error('no crowd');
    if (!slip.ok || slip.value.score.rank === null) throw new Error('the crowd has no rank');
    JSON.stringify(told.value);
    JSON.stringify(slip.value);
  };
  await crowd();
  for (let result = 0; result < results; result += 1) {
    await states.enterResult();
    const hold = await longestHold(async () => {
      slips.push(await timeOf(crowd));
    });
    heldBySlip = result === 0 ? hold : Math.min(heldBySlip, hold);
  }
  const keptSlip = await timesOf(runs, crowd);

  await insertEntries(db, board);
  const peer = await timeOf(() => countsBySql(db, board));
  const of = `of ${entrants.toLocaleString('en')} entrants`;
  return [
    {
      bench: `pick data ${of}, a Swiss stage and a double elimination`,
      ...{ ours: leastOf(kept), oursUnit: 'ms', most: 20 },
      ...{ limit: leastOf(print), limitName: 'read and printed alone' },
    },
    {
      bench: 'the same the first time after the seal, with every pick counted',
      ...{ ours: first, oursUnit: 'ms', most: 1_000, peer, peerName: 'SQL, a row an entry' },
    },
    { bench: 'event loop held by that', ours: held, oursUnit: 'ms', most: mostHeldMs },
    {
      bench: `shares and the crowd's slip ${of}, first after a result`,
      ...{ ours: leastOf(slips), oursUnit: 'ms', most: 200 },
    },
    { bench: 'event loop held by that', ours: heldBySlip, oursUnit: 'ms', most: mostHeldMs },
    {
      bench: "shares and the crowd's slip, asked for again",
      ...{ ours: leastOf(keptSlip), oursUnit: 'ms', most: 20 },
    },
  ];
}

/** A server that has the board in memory. */
function partsOn(states: ReturnType<typeof createEventStates>, { stages }: EventBoard) {
  const { teamIds } = swissStage().substages[0] ?? { teamIds: [] };
  const teams = teamIds.map((id) => ({ id, name: `Team ${id}` }));
  const event = {
    teams,
    stages: stages.map(({ loaded }) => ({ ...loaded, name: 'Stage', sealedAt: new Date() })),
  };
  return {
    seals: { currentEvent: async () => event },
    boards: { boardOf: () => states.board() },
  } as never;
}

/** As many entries of as many different slips, a row each. */
async function insertEntries(db: Db, { entrants: { blocks } }: EventBoard): Promise<void> {
  for (const [stage, block] of blocks) {
    const slips = Array.from({ length: distinct }, (_, at) => Buffer.from(block.read(at)));
    const table = sql.table(`picked_${stage}`);
    await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`create temporary table slips on commit drop as
        select slots, at from unnest(${slips}::bytea[]) with ordinality slip (slots, at)`.execute(
        tx,
      );
      await sql`create table ${table} as select slots
        from generate_series(1, ${sql.lit(entrants)}) entrant
        join slips on slips.at = 1 + entrant % ${sql.lit(distinct)}`.execute(tx);
      await sql`analyze ${table}`.execute(tx);
    });
  }
}

async function countsBySql(db: Db, { entrants: { blocks } }: EventBoard): Promise<void> {
  for (const [stage, { stride }] of blocks) {
    await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`select slot, get_byte(slots, slot) as value, count(*)
        from ${sql.table(`picked_${stage}`)}, generate_series(0, ${sql.lit(stride - 1)}) slot
        group by 1, 2`.execute(tx);
    });
  }
}
