/**
 * `npm run bench -- --smoke`: every bench at its smallest size. That shows that a bench still runs and
 * has its rows; its figures mean nothing. In the environment, for the processes that benches start.
 */
export const isSmoke = process.env.BENCH_SIZE === 'smoke';

export const sized = <T>(full: T, smoke: T): T => (isSmoke ? smoke : full);
