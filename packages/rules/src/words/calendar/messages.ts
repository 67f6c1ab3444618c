// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "part_guessed": "{stage}: this part is drawn as is usual.",
  "no_format": "No format can be made of this tournament.",
  "not_cancelled": "The wiki says that it is cancelled.",
  "not_delayed": "The wiki says that it is delayed.",
  "not_postponed": "The wiki says that it is postponed.",
  "begun": "Its first match has begun."
}, {
  "de": {
  "part_guessed": "{stage}: Dieser Teil ist gezeichnet, wie es üblich ist.",
  "no_format": "Aus diesem Turnier lässt sich kein Format machen.",
  "not_cancelled": "Das Wiki sagt, dass es abgesagt ist.",
  "not_delayed": "Das Wiki sagt, dass es sich verzögert.",
  "not_postponed": "Das Wiki sagt, dass es verschoben ist.",
  "begun": "Sein erstes Match hat begonnen."
},
  "es": {
  "part_guessed": "{stage}: esta parte está dibujada como es habitual.",
  "no_format": "De este torneo no se puede hacer ningún formato.",
  "not_cancelled": "La wiki dice que está cancelado.",
  "not_delayed": "La wiki dice que se retrasa.",
  "not_postponed": "La wiki dice que está aplazado.",
  "begun": "Su primer partido ya empezó."
},
  "pt-BR": {
  "part_guessed": "{stage}: esta parte foi desenhada como é comum.",
  "no_format": "Não dá para fazer um formato deste torneio.",
  "not_cancelled": "A wiki diz que foi cancelado.",
  "not_delayed": "A wiki diz que está atrasado.",
  "not_postponed": "A wiki diz que foi adiado.",
  "begun": "A primeira partida já começou."
},
  "fr": {
  "part_guessed": "{stage} : cette partie est tracée selon l’usage.",
  "no_format": "On ne peut tirer aucun format de ce tournoi.",
  "not_cancelled": "Le wiki dit qu’il est annulé.",
  "not_delayed": "Le wiki dit qu’il est retardé.",
  "not_postponed": "Le wiki dit qu’il est reporté.",
  "begun": "Son premier match a commencé."
},
  "pl": {
  "part_guessed": "{stage}: ta część jest narysowana tak, jak to zwykle bywa.",
  "no_format": "Z tego turnieju nie da się zrobić formatu.",
  "not_cancelled": "Wiki podaje, że jest odwołany.",
  "not_delayed": "Wiki podaje, że jest opóźniony.",
  "not_postponed": "Wiki podaje, że jest przełożony.",
  "begun": "Jego pierwszy mecz już się zaczął."
},
});
