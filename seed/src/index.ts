export { prepareDemoWorld } from './demo/demo-at-start.ts';
export { drawDemoAccounts } from './demo/demo-players.ts';
export { countRealContent, existsPlantedEvent } from './demo/demo-world.repository.ts';
export { isEmptyWorld, plantDemoWorld } from './demo/demo-world.ts';
export { loadSyntheticEvent } from './load/load-event.ts';
