export { NextRound } from './next-round.tsx';
export { RoundCard, RoundsOnCanvas } from './round-card.tsx';
