export * from './bracket/bracket-picks.ts';
export * from './bracket/graph.ts';
export * from './format/format.ts';
export * from './picks/picks.ts';
export * from './scoring/ledger.ts';
export * from './slots/layout.ts';
export * from './stage/event-stage.ts';
