// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "renamedTitle": "Your league was renamed",
  "renamed": "Staff renamed your league <b>{before}</b> to <a href=\"{link}\">{name}</a>: {reason}",
  "closedTitle": "{name} was closed",
  "closed": "Staff closed the league <b>{name}</b>: {reason}",
  "restoredTitle": "Your league is back",
  "restored": "Staff brought your league <a href=\"{link}\">{name}</a> back, with everybody in it."
}, {
  "de": {
  "renamedTitle": "Deine Liga wurde umbenannt",
  "renamed": "Staff hat deine Liga <b>{before}</b> in <a href=\"{link}\">{name}</a> umbenannt: {reason}",
  "closedTitle": "{name} wurde geschlossen",
  "closed": "Staff hat die Liga <b>{name}</b> geschlossen: {reason}",
  "restoredTitle": "Deine Liga ist wieder da",
  "restored": "Staff hat deine Liga <a href=\"{link}\">{name}</a> zurückgeholt, mit allen Mitgliedern."
},
  "es": {
  "renamedTitle": "Tu liga tiene otro nombre",
  "renamed": "El equipo de Callshot cambió el nombre de tu liga de <b>{before}</b> a <a href=\"{link}\">{name}</a>: {reason}",
  "closedTitle": "{name} se ha cerrado",
  "closed": "El equipo de Callshot cerró la liga <b>{name}</b>: {reason}",
  "restoredTitle": "Tu liga ha vuelto",
  "restored": "El equipo de Callshot recuperó tu liga <a href=\"{link}\">{name}</a>, con todos sus miembros."
},
  "pt-BR": {
  "renamedTitle": "Sua liga mudou de nome",
  "renamed": "O staff mudou o nome da sua liga de <b>{before}</b> para <a href=\"{link}\">{name}</a>: {reason}",
  "closedTitle": "{name} foi fechada",
  "closed": "O staff fechou a liga <b>{name}</b>: {reason}",
  "restoredTitle": "Sua liga voltou",
  "restored": "O staff trouxe sua liga <a href=\"{link}\">{name}</a> de volta, com todo mundo."
},
  "fr": {
  "renamedTitle": "Ta ligue a été renommée",
  "renamed": "Le staff a renommé ta ligue <b>{before}</b> en <a href=\"{link}\">{name}</a> : {reason}",
  "closedTitle": "{name} a été fermée",
  "closed": "Le staff a fermé la ligue <b>{name}</b> : {reason}",
  "restoredTitle": "Ta ligue est de retour",
  "restored": "Le staff a rétabli ta ligue <a href=\"{link}\">{name}</a>, avec tous ses membres."
},
  "pl": {
  "renamedTitle": "Twoja liga ma nową nazwę",
  "renamed": "Ekipa zmieniła nazwę twojej ligi <b>{before}</b> na <a href=\"{link}\">{name}</a>: {reason}",
  "closedTitle": "Liga {name} została zamknięta",
  "closed": "Ekipa zamknęła ligę <b>{name}</b>: {reason}",
  "restoredTitle": "Twoja liga wróciła",
  "restored": "Ekipa przywróciła twoją ligę <a href=\"{link}\">{name}</a> ze wszystkimi członkami."
},
});
