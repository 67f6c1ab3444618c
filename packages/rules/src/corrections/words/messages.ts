// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "won": "{winner} beat {loser}",
  "wonByWalkover": "{winner} beat {loser} by walkover",
  "bothForfeited": "{top} and {bottom} both forfeited",
  "isVoid": "{top} against {bottom} is void",
  "isOpenAgain": "{top} against {bottom} is open again",
  "ended": "{top} {topScore}–{bottomScore} {bottom}",
  "nobodyInMatch": "nobody",
  "standing": "{team}: {title}",
  "former": "was {result}",
  "formerScore": "was {topScore}–{bottomScore}"
});
