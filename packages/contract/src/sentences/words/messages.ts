// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "inPlace": "{place}: {sentence}",
  "ofHand": [
    {
      "by": "pair",
      "bye": "Round {round}, {top} (bye)",
      "other": "Round {round}, {top} – {bottom}"
    },
    ": {reason}"
  ],
  "ofMapping": "{says} {change}",
  "ofWiki": "{failure}. If it stays so, tell {contact}."
}, {
  "de": {
  "inPlace": "{place}: {sentence}",
  "ofHand": [
    {
      "by": "pair",
      "bye": "Runde {round}, {top} (Freilos)",
      "other": "Runde {round}, {top} – {bottom}"
    },
    ": {reason}"
  ],
  "ofMapping": "{says} {change}",
  "ofWiki": "{failure}. Wenn es so bleibt, sag {contact} Bescheid."
},
  "es": {
  "inPlace": "{place}: {sentence}",
  "ofHand": [
    {
      "by": "pair",
      "bye": "Ronda {round}, {top} (pase directo)",
      "other": "Ronda {round}, {top} – {bottom}"
    },
    ": {reason}"
  ],
  "ofMapping": "{says} {change}",
  "ofWiki": "{failure}. Si sigue así, díselo a {contact}."
},
  "pt-BR": {
  "inPlace": "{place}: {sentence}",
  "ofHand": [
    {
      "by": "pair",
      "bye": "Rodada {round}, {top} (bye)",
      "other": "Rodada {round}, {top} – {bottom}"
    },
    ": {reason}"
  ],
  "ofMapping": "{says} {change}",
  "ofWiki": "{failure}. Se continuar assim, avise {contact}."
},
  "fr": {
  "inPlace": "{place} : {sentence}",
  "ofHand": [
    {
      "by": "pair",
      "bye": "Tour {round}, {top} (exempt)",
      "other": "Tour {round}, {top} – {bottom}"
    },
    " : {reason}"
  ],
  "ofMapping": "{says} {change}",
  "ofWiki": "{failure}. Si ça dure, préviens {contact}."
},
  "pl": {
  "inPlace": "{place}: {sentence}",
  "ofHand": [
    {
      "by": "pair",
      "bye": "Runda {round}, {top} (wolny los)",
      "other": "Runda {round}, {top} – {bottom}"
    },
    ": {reason}"
  ],
  "ofMapping": "{says} {change}",
  "ofWiki": "{failure}. Jeśli to potrwa, napisz: {contact}."
},
});
