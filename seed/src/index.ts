export { demoAccounts } from './demo/demo-players.ts';
export { isDemoWorld, isEmptyWorld, plantDemoWorld } from './demo/demo-world.ts';
export { loadSyntheticEvent } from './load/load-event.ts';
