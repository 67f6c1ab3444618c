import { AsyncLocalStorage } from 'node:async_hooks';

const urgency = new AsyncLocalStorage<boolean>();

/** Runs `work`; what it asks the database has connections and a timeout of its own [rule: safety-34]. */
export const asUrgent = <T>(work: () => T): T => urgency.run(true, work);

/** For what an urgent call sets off and does not wait for. */
export const asUsual = <T>(work: () => T): T => urgency.run(false, work);

export const isUrgent = (): boolean => urgency.getStore() === true;
