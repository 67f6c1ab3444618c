import pg from 'pg';
import type { ScoreboardInput, ScoreboardStage } from '../../packages/rules/src/index.ts';
import { medianOf } from '../bench-row.ts';

const RUNS = 3;
const BATCH = 20_000;

const TABLES = `
  create temporary table entry (id integer primary key, bytes bytea not null);
  create temporary table slot (id integer primary key, score_slot integer);
  create temporary table pick (
    entry_id integer not null, slot integer not null, value smallint not null, score smallint
  );
  create temporary table paid (
    slot integer not null, value smallint not null, score smallint, points integer not null
  );`;

/**
 * One row for each prediction, a series score in the row of its winner: the obvious way to store
 * picks.
 */
const NORMALIZE = `
  insert into pick
  select entry.id, slot.id, get_byte(bytes, slot.id), get_byte(bytes, score_slot)
  from entry cross join slot where get_byte(bytes, slot.id) <> 0`;

const SCORE = `
  select entry_id, points, rank() over (order by points desc) from (
    select entry_id, sum(paid.points)::integer as points
    from pick join paid using (slot, value)
    where paid.score is null or paid.score = pick.score
    group by entry_id
  ) as total order by points desc, entry_id`;

/** Scores an event's entries in SQL: median milliseconds of the query, and its totals. */
export async function scoreInSql(
  connectionString: string,
  event: ScoreboardInput,
): Promise<{ readonly ms: number; readonly totals: Int32Array }> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(TABLES);
    await insertEntries(client, event);
    await insertSlots(client, event);
    await client.query(NORMALIZE);
    await client.query('create index on pick (slot, value); analyze pick; analyze paid');
    const times: number[] = [];
    const totals = new Int32Array(event.entrants.count);
    for (let run = 0; run < RUNS; run += 1) {
      const startedAt = performance.now();
      const { rows } = await client.query<{ entry_id: number; points: number }>(SCORE);
      times.push(performance.now() - startedAt);
      for (const row of rows) totals[row.entry_id] = row.points;
    }
    return { ms: medianOf(times), totals };
  } finally {
    await client.end();
  }
}

async function insertEntries(client: pg.Client, { stages, entrants }: ScoreboardInput) {
  const bytesOf = (entrant: number): Buffer =>
    Buffer.concat(stages.map(({ block }) => block.read(entrant)));
  for (let from = 0; from < entrants.count; from += BATCH) {
    const count = Math.min(BATCH, entrants.count - from);
    const ids = Array.from({ length: count }, (_, at) => from + at);
    await client.query('insert into entry select * from unnest($1::integer[], $2::bytea[])', [
      ids,
      ids.map(bytesOf),
    ]);
  }
}

interface Paid {
  readonly slot: number;
  readonly value: number;
  readonly score: number | null;
  readonly points: number;
}

async function insertSlots(client: pg.Client, { stages }: ScoreboardInput) {
  let offset = 0;
  for (const stage of stages) {
    for (const [at, slot] of stage.layout.slots.entries()) {
      if (slot.kind === 'score' || slot.kind === 'padding') continue;
      const isFused = stage.layout.slots[at + 1]?.kind === 'score';
      const scoreSlot = isFused ? offset + at + 1 : null;
      await client.query('insert into slot values ($1, $2)', [offset + at, scoreSlot]);
      for (const { value, score, points } of paidBy(stage, at, isFused)) {
        const row = [offset + at, value, score, points];
        await client.query('insert into paid values ($1, $2, $3, $4)', row);
      }
    }
    offset += stage.layout.stride;
  }
}

/** The pay of a slot's values by official results: the same judge, asked value by value. */
function paidBy({ scoring }: ScoreboardStage, slot: number, isFused: boolean): Paid[] {
  const unit = scoring.units[slot >> 1];
  const pointsOf = (low: number, high: number): number =>
    unit?.judge(low, high).reduce((sum, row) => sum + row.points, 0) ?? 0;
  const paid: Paid[] = [];
  for (let value = 1; value < 256; value += 1) {
    const base = slot % 2 === 0 ? pointsOf(value, 0) : pointsOf(0, value);
    if (base > 0) paid.push({ slot, value, score: null, points: base });
    for (let score = 1; isFused && score <= 4; score += 1) {
      const points = pointsOf(value, score) - base;
      if (points > 0) paid.push({ slot, value, score, points });
    }
  }
  return paid;
}
