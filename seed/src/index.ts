export { demoAccounts } from './demo/demo-players.ts';
export { isDemoWorld, isEmptyWorld, plantDemoWorld } from './demo/demo-world.ts';
