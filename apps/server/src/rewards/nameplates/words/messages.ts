// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "disabledTitle": "Your nameplate was disabled",
  "disabled": "Staff disabled your nameplate <b>{name}</b>, which is shown as Classic: {reason}",
  "refusedTitle": "Your nameplate shows as Classic",
  "refused": "The rules for styles have become stricter since you saved <b>{name}</b>, so it is shown as Classic for now. Line {line}: {reason} Your style is kept: <a href=\"{link}\">mend it in the editor</a>, and save it.",
  "renamedTitle": "Your nameplate was renamed",
  "renamed": "Staff renamed your nameplate <b>{before}</b> to <b>{name}</b>: {reason}"
}, {
  "de": {
  "disabledTitle": "Dein Namensschild wurde gesperrt",
  "disabled": "Staff hat dein Namensschild <b>{name}</b> gesperrt; es wird als Classic gezeigt: {reason}",
  "refusedTitle": "Dein Namensschild wird als Classic gezeigt",
  "refused": "Die Regeln für Stile sind strenger geworden, seit du <b>{name}</b> gespeichert hast; darum wird es vorerst als Classic gezeigt. Zeile {line}: {reason} Dein Stil ist noch da: <a href=\"{link}\">Bessere ihn im Editor aus</a> und speichere ihn.",
  "renamedTitle": "Dein Namensschild wurde umbenannt",
  "renamed": "Staff hat dein Namensschild <b>{before}</b> in <b>{name}</b> umbenannt: {reason}"
},
  "es": {
  "disabledTitle": "Tu placa se desactivó",
  "disabled": "El equipo de Callshot desactivó tu placa <b>{name}</b>, que se muestra como Classic: {reason}",
  "refusedTitle": "Tu placa se muestra como Classic",
  "refused": "Las reglas de estilo son más estrictas desde que guardaste <b>{name}</b>, así que por ahora se muestra como Classic. Línea {line}: {reason} Tu estilo se conserva: <a href=\"{link}\">arréglalo en el editor</a> y guárdalo.",
  "renamedTitle": "Tu placa tiene otro nombre",
  "renamed": "El equipo de Callshot cambió el nombre de tu placa de <b>{before}</b> a <b>{name}</b>: {reason}"
},
  "pt-BR": {
  "disabledTitle": "Sua placa foi desativada",
  "disabled": "O staff desativou sua placa <b>{name}</b>, que aparece como Classic: {reason}",
  "refusedTitle": "Sua placa aparece como Classic",
  "refused": "As regras de estilo ficaram mais rígidas desde que você salvou <b>{name}</b>, então por enquanto ela aparece como Classic. Linha {line}: {reason} Seu estilo foi guardado: <a href=\"{link}\">corrija no editor</a> e salve.",
  "renamedTitle": "Sua placa mudou de nome",
  "renamed": "O staff mudou o nome da sua placa de <b>{before}</b> para <b>{name}</b>: {reason}"
},
  "fr": {
  "disabledTitle": "Ta plaque a été désactivée",
  "disabled": "Le staff a désactivé ta plaque <b>{name}</b>, qui s’affiche en Classique : {reason}",
  "refusedTitle": "Ta plaque s’affiche en Classique",
  "refused": "Les règles de style sont devenues plus strictes depuis que tu as enregistré <b>{name}</b> : elle s’affiche en Classique pour l’instant. Ligne {line} : {reason} Ton style est gardé : <a href=\"{link}\">corrige-le dans l’éditeur</a> et enregistre-le.",
  "renamedTitle": "Ta plaque a été renommée",
  "renamed": "Le staff a renommé ta plaque <b>{before}</b> en <b>{name}</b> : {reason}"
},
  "pl": {
  "disabledTitle": "Twoja tabliczka została wyłączona",
  "disabled": "Ekipa wyłączyła twoją tabliczkę <b>{name}</b>, która wygląda teraz jak Klasyczna: {reason}",
  "refusedTitle": "Twoja tabliczka wygląda jak Klasyczna",
  "refused": "Odkąd zapisano <b>{name}</b>, zasady stylów są ostrzejsze, więc na razie wygląda jak Klasyczna. Wiersz {line}: {reason} Twój styl został: <a href=\"{link}\">popraw go w edytorze</a> i zapisz.",
  "renamedTitle": "Twoja tabliczka ma nową nazwę",
  "renamed": "Ekipa zmieniła nazwę twojej tabliczki <b>{before}</b> na <b>{name}</b>: {reason}"
},
});
