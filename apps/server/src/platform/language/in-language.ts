import { AsyncLocalStorage } from 'node:async_hooks';
import { speakBy } from '@callshot/rules';

const spoken = new AsyncLocalStorage<string>();

speakBy(() => spoken.getStore() ?? 'en');

/** All texts of the work are said in the receiver's language, after an await, too. Elsewhere they are English. */
export const inLanguage = <T>(language: string, work: () => T): T => spoken.run(language, work);
