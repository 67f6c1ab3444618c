// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "renamedTitle": "Your league was renamed",
  "renamed": "Staff renamed your league <b>{before}</b> to <a href=\"{link}\">{name}</a>: {reason}",
  "closedTitle": "{name} was closed",
  "closed": "Staff closed the league <b>{name}</b>: {reason}",
  "restoredTitle": "Your league is back",
  "restored": "Staff brought your league <a href=\"{link}\">{name}</a> back, with everybody in it."
});
