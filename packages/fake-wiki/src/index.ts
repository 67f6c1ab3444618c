export { joinTables, type Recording, readFolder } from './read-folder.ts';
export { recordedFolder } from './recorded.ts';
export { startFakeWiki } from './start-fake-wiki.ts';
export type * from './types.ts';
