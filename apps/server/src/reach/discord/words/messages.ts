// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "picksLockTitle": "Picks lock soon: {event}",
  "picksLock": "Picks for {stage} lock {until}.",
  "picksOpen": "Picks for {stage} are open until {until}.",
  "makePicks": "Make your picks",
  "testTitle": "This is a test message",
  "test": "An Admin set up this channel's webhook at {site} asked for it."
});
