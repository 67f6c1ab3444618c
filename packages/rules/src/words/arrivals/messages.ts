// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "too_few_arrive": [
    "'{name}' needs {needed} teams to open. {come} ",
    {
      "by": "come",
      "one": "comes",
      "other": "come"
    },
    " from '{from}'",
    {
      "0": "",
      "by": "named",
      "one": ", and {named} is named here",
      "other": ", and {named} are named here"
    },
    ". Name the others, or list all {needed} with TBD for each that is not known yet."
  ]
}, {
  "de": {
  "too_few_arrive": [
    "„{name}“ braucht {needed} Teams zum Öffnen. {come} ",
    {
      "by": "come",
      "one": "kommt",
      "other": "kommen"
    },
    " aus „{from}“",
    {
      "0": "",
      "by": "named",
      "one": ", und {named} ist hier genannt",
      "other": ", und {named} sind hier genannt"
    },
    ". Nenne die anderen, oder führe alle {needed} auf, mit TBD für jedes, das noch nicht bekannt ist."
  ]
},
  "es": {
  "too_few_arrive": [
    "«{name}» necesita {needed} equipos para abrirse. De «{from}» ",
    {
      "by": "come",
      "one": "llega {come}",
      "many": "llegan {come}",
      "other": "llegan {come}"
    },
    {
      "0": "",
      "by": "named",
      "one": ", y aquí se nombra {named}",
      "many": ", y aquí se nombran {named}",
      "other": ", y aquí se nombran {named}"
    },
    ". Nombra a los demás, o enumera los {needed} con TBD por cada uno que aún no se conozca."
  ]
},
  "pt-BR": {
  "too_few_arrive": [
    "“{name}” precisa de {needed} times para abrir. {come} ",
    {
      "by": "come",
      "one": "vem",
      "many": "vêm",
      "other": "vêm"
    },
    " de “{from}”",
    {
      "0": "",
      "by": "named",
      "one": ", e {named} está citado aqui",
      "many": ", e {named} estão citados aqui",
      "other": ", e {named} estão citados aqui"
    },
    ". Cite os outros, ou liste todos os {needed} com TBD para cada um que ainda não é conhecido."
  ]
},
  "fr": {
  "too_few_arrive": [
    "« {name} » a besoin de {needed} équipes pour ouvrir. {come} ",
    {
      "by": "come",
      "one": "vient",
      "many": "viennent",
      "other": "viennent"
    },
    " de « {from} »",
    {
      "0": "",
      "by": "named",
      "one": ", et {named} est nommée ici",
      "many": ", et {named} sont nommées ici",
      "other": ", et {named} sont nommées ici"
    },
    ". Nomme les autres, ou liste les {needed} avec TBD pour chacune qui n’est pas encore connue."
  ]
},
  "pl": {
  "too_few_arrive": [
    "„{name}”: do otwarcia potrzeba tylu drużyn: {needed}. Z „{from}” ",
    {
      "by": "come",
      "one": "przychodzi {come}",
      "few": "przychodzą {come}",
      "many": "przychodzi {come}",
      "other": "przychodzi {come}"
    },
    {
      "0": "",
      "by": "named",
      "one": ", tu podano {named}",
      "few": ", tu podano {named}",
      "many": ", tu podano {named}",
      "other": ", tu podano {named}"
    },
    ". Podaj pozostałe albo wypisz wszystkie ({needed}), z TBD za każdą, która nie jest jeszcze znana."
  ]
},
});
