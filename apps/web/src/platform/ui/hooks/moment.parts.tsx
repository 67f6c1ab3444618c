import { Moment } from './moment.tsx';

export const states = { 'a time': <Moment at="2026-03-14T18:30:00.000Z" /> };
