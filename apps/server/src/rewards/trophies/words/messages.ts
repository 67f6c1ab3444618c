// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "tier": {
    "1": "Wood",
    "2": "Bronze",
    "3": "Silver",
    "4": "Gold",
    "5": "Platinum",
    "6": "Diamond",
    "by": "type",
    "other": ""
  },
  "givenTitle": "Trophies: {event}",
  "given": "The trophies of <b>{event}</b> have been given. <a href=\"{link}\">See your trophies</a>",
  "won": [
    "You won a <b>{tier}</b> trophy at <b>{event}</b>",
    {
      "by": "place",
      "ranked": ", for rank {rank, number} of {entrants, number} ranked",
      "other": ""
    },
    ". <a href=\"{link}\">See your trophies</a>"
  ],
  "lost": "The results of <b>{event}</b> were corrected: its {tier} trophy is not yours any more. <a href=\"{link}\">See your trophies</a>",
  "changed": [
    "The results of <b>{event}</b> were corrected: your trophy is <b>{tier}</b>",
    {
      "by": "former",
      "none": "",
      "other": " instead of {former}"
    },
    {
      "by": "place",
      "ranked": ", for rank {rank, number} of {entrants, number} ranked",
      "other": ""
    },
    ". <a href=\"{link}\">See your trophies</a>"
  ],
  "takenBackTitle": "Trophies taken back: {event}",
  "takenBack": "The trophies of <b>{event}</b> were taken back: {reason}",
  "ownTakenBack": "Your <b>{tier}</b> trophy of <b>{event}</b> was taken back: {reason}"
});
