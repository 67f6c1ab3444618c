// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "previewTitle": [
    "{name} · ",
    {
      "by": "count",
      "one": "{count, number} member",
      "other": "{count, number} members"
    }
  ],
  "previewText": "You are invited to a league on Callshot."
}, {
  "de": {
  "previewTitle": [
    "{name} · ",
    {
      "by": "count",
      "one": "{count, number} Mitglied",
      "other": "{count, number} Mitglieder"
    }
  ],
  "previewText": "Du bist in eine Liga auf Callshot eingeladen."
},
  "es": {
  "previewTitle": [
    "{name} · ",
    {
      "by": "count",
      "one": "{count, number} miembro",
      "many": "{count, number} miembros",
      "other": "{count, number} miembros"
    }
  ],
  "previewText": "Te invitan a una liga en Callshot."
},
  "pt-BR": {
  "previewTitle": [
    "{name} · ",
    {
      "by": "count",
      "one": "{count, number} membro",
      "many": "{count, number} membros",
      "other": "{count, number} membros"
    }
  ],
  "previewText": "Você foi convidado para uma liga no Callshot."
},
  "fr": {
  "previewTitle": [
    "{name} · ",
    {
      "by": "count",
      "one": "{count, number} membre",
      "many": "{count, number} membres",
      "other": "{count, number} membres"
    }
  ],
  "previewText": "Tu es invité dans une ligue sur Callshot."
},
  "pl": {
  "previewTitle": [
    "{name} · ",
    {
      "by": "count",
      "one": "{count, number} członek",
      "few": "{count, number} członków",
      "many": "{count, number} członków",
      "other": "{count, number} członka"
    }
  ],
  "previewText": "Masz zaproszenie do ligi na Callshot."
},
});
