export { demoTables, startDemoWiki } from './demo-wiki.ts';
export { editionOf, type RecordedTournament, tournamentsIn } from './editions.ts';
export { joinTables, type Recording, readFolder } from './read-folder.ts';
export { recordedFolder } from './recorded.ts';
export type { Pace } from './replay/compress.ts';
export type { Disturbance } from './replay/disturbances.ts';
export { type Replay, replayOf } from './replay/replay.ts';
export { startFakeWiki } from './start-fake-wiki.ts';
export type * from './types.ts';
