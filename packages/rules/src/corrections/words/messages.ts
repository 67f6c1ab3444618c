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
}, {
  "de": {
  "won": "{winner} schlug {loser}",
  "wonByWalkover": "{winner} schlug {loser} kampflos",
  "bothForfeited": "{top} und {bottom} traten beide nicht an",
  "isVoid": "{top} gegen {bottom} entfällt",
  "isOpenAgain": "{top} gegen {bottom} ist wieder offen",
  "ended": "{top} {topScore}–{bottomScore} {bottom}",
  "nobodyInMatch": "niemand",
  "standing": "{team}: {title}",
  "former": "war {result}",
  "formerScore": "war {topScore}–{bottomScore}"
},
  "es": {
  "won": "{winner} ganó a {loser}",
  "wonByWalkover": "{winner} ganó a {loser} por incomparecencia",
  "bothForfeited": "no se presentó ninguno: {top}, {bottom}",
  "isVoid": "{top} contra {bottom}: anulada",
  "isOpenAgain": "{top} contra {bottom}: pendiente de nuevo",
  "ended": "{top} {topScore}–{bottomScore} {bottom}",
  "nobodyInMatch": "nadie",
  "standing": "{team}: {title}",
  "former": "antes {result}",
  "formerScore": "antes {topScore}–{bottomScore}"
},
  "pt-BR": {
  "won": "{winner} venceu {loser}",
  "wonByWalkover": "{winner} venceu {loser} por W.O.",
  "bothForfeited": "{top} e {bottom} não compareceram",
  "isVoid": "{top} contra {bottom} foi anulada",
  "isOpenAgain": "{top} contra {bottom} está aberta de novo",
  "ended": "{top} {topScore}–{bottomScore} {bottom}",
  "nobodyInMatch": "ninguém",
  "standing": "{team}: {title}",
  "former": "era {result}",
  "formerScore": "era {topScore}–{bottomScore}"
},
  "fr": {
  "won": "{winner} a battu {loser}",
  "wonByWalkover": "{winner} a battu {loser} par forfait",
  "bothForfeited": "{top} et {bottom} ont tous deux déclaré forfait",
  "isVoid": "{top} contre {bottom} est annulé",
  "isOpenAgain": "{top} contre {bottom} est de nouveau ouvert",
  "ended": "{top} {topScore}–{bottomScore} {bottom}",
  "nobodyInMatch": "personne",
  "standing": "{team} : {title}",
  "former": "avant : {result}",
  "formerScore": "avant : {topScore}–{bottomScore}"
},
  "pl": {
  "won": "{winner} pokonuje {loser}",
  "wonByWalkover": "{winner} pokonuje {loser} walkowerem",
  "bothForfeited": "{top} i {bottom}: obustronny walkower",
  "isVoid": "{top} – {bottom}: mecz anulowany",
  "isOpenAgain": "{top} – {bottom}: znów otwarty",
  "ended": "{top} {topScore}–{bottomScore} {bottom}",
  "nobodyInMatch": "nikt",
  "standing": "{team}: {title}",
  "former": "wcześniej {result}",
  "formerScore": "wcześniej {topScore}–{bottomScore}"
},
});
