// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "picksLockTitle": "Picks lock soon: {event}",
  "picksLock": "Picks for {stage} lock {until}.",
  "picksOpen": "Picks for {stage} are open until {until}.",
  "makePicks": "Make your picks",
  "testTitle": "This is a test message",
  "test": "An Admin set up this channel's webhook at {site} asked for it."
}, {
  "de": {
  "picksLockTitle": "Bald ist Tippschluss: {event}",
  "picksLock": "Tippschluss für {stage} ist {until}.",
  "picksOpen": "{stage} kann bis {until} getippt werden.",
  "makePicks": "Jetzt tippen",
  "testTitle": "Das ist eine Testnachricht",
  "test": "Ein Admin hat auf {site} den Webhook dieses Kanals eingerichtet und sie angefordert."
},
  "es": {
  "picksLockTitle": "Pronto se cierran los pronósticos: {event}",
  "picksLock": "Los pronósticos de {stage} se cierran {until}.",
  "picksOpen": "Los pronósticos de {stage} están abiertos hasta {until}.",
  "makePicks": "Haz tus pronósticos",
  "testTitle": "Esto es un mensaje de prueba",
  "test": "Lo pidió un admin que configuró el webhook de este canal en {site}."
},
  "pt-BR": {
  "picksLockTitle": "Palpites fecham logo: {event}",
  "picksLock": "Os palpites de {stage} fecham {until}.",
  "picksOpen": "Os palpites de {stage} estão abertos até {until}.",
  "makePicks": "Fazer palpites",
  "testTitle": "Esta é uma mensagem de teste",
  "test": "Um admin configurou o webhook deste canal em {site} e pediu por ela."
},
  "fr": {
  "picksLockTitle": "Clôture bientôt : {event}",
  "picksLock": "Les pronos de {stage} ferment {until}.",
  "picksOpen": "Les pronos de {stage} sont ouverts jusqu’à {until}.",
  "makePicks": "Fais tes pronos",
  "testTitle": "Ceci est un message de test",
  "test": "Un admin a configuré le webhook de ce salon sur {site} et l’a demandé."
},
  "pl": {
  "picksLockTitle": "Typy wkrótce się zamkną: {event}",
  "picksLock": "Typy ({stage}) zamykają się {until}.",
  "picksOpen": "Typy ({stage}) są otwarte do {until}.",
  "makePicks": "Typuj",
  "testTitle": "To wiadomość testowa",
  "test": "Poprosił o nią Admin, który skonfigurował webhook tego kanału na {site}."
},
});
