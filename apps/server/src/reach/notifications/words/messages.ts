// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "stageOpenedTitle": "{stage} is open: {event}",
  "stageOpened": "Picks for <b>{stage}</b> of <b>{event}</b> are open until {until}. <a href=\"{link}\">Make your picks</a>",
  "lockReminderTitle": [
    "Picks lock in ",
    {
      "by": "unit",
      "minutes": {
        "by": "count",
        "one": "{count, number} minute",
        "other": "{count, number} minutes"
      },
      "other": {
        "by": "count",
        "one": "{count, number} hour",
        "other": "{count, number} hours"
      }
    },
    ": {event}"
  ],
  "lockReminder": [
    "Picks for <b>{stage}</b> of <b>{event}</b> lock in ",
    {
      "by": "unit",
      "minutes": {
        "by": "count",
        "one": "{count, number} minute",
        "other": "{count, number} minutes"
      },
      "other": {
        "by": "count",
        "one": "{count, number} hour",
        "other": "{count, number} hours"
      }
    },
    ", on {until}, and you have saved none. <a href=\"{link}\">Make your picks</a>"
  ],
  "lockExtendedTitle": "{stage} stays open longer: {event}",
  "lockExtended": [
    "Picks for <b>{stage}</b> of <b>{event}</b> stay open ",
    {
      "by": "minutes",
      "one": "{minutes, number} minute",
      "other": "{minutes, number} minutes"
    },
    " longer, until {until}. <a href=\"{link}\">Make your picks</a>"
  ],
  "lockedEarlyTitle": "{stage} has locked: {event}",
  "lockedEarly": "The first match of <b>{stage}</b> of <b>{event}</b> begins earlier than planned: picks are locked, and what was saved until now counts. <a href=\"{link}\">See the event</a>",
  "teamsReplacedTitle": "Teams changed in {stage}: {event}",
  "teamsReplaced": [
    "In <b>{stage}</b> of <b>{event}</b> {replaced}",
    {
      "by": "why",
      "results": ": results were corrected, and",
      "other": ", and"
    },
    " your picks went along. ",
    {
      "by": "change",
      "open": "You can change them until {until}. ",
      "other": ""
    },
    "<a href=\"{link}\">Look at your picks</a>"
  ],
  "teamReplaced": "<b>{to}</b> takes the place of <b>{from}</b>",
  "moreTeamsReplaced": {
    "by": "count",
    "one": "{count, number} more place has another team",
    "other": "{count, number} more places have other teams"
  },
  "resultsCorrectedTitle": "Results of {stage} were corrected: {event}",
  "resultsCorrected": [
    "Results of <b>{stage}</b> of <b>{event}</b> were corrected: {corrected}. ",
    {
      "by": "why",
      "none": "",
      "wiki": "Reason: the tournament wiki corrected it. ",
      "other": "Reason: {reason}. "
    },
    {
      "by": "moved",
      "up": [
        "You gain ",
        {
          "by": "points",
          "one": "<b>{points, number} point</b>",
          "other": "<b>{points, number} points</b>"
        },
        ". "
      ],
      "down": [
        "You lose ",
        {
          "by": "points",
          "one": "<b>{points, number} point</b>",
          "other": "<b>{points, number} points</b>"
        },
        ". "
      ],
      "other": ""
    },
    "<a href=\"{link}\">See the results</a>"
  ],
  "resultCorrected": "<b>{now}</b>, {before}",
  "moreResultsCorrected": {
    "by": "count",
    "one": "{count, number} more",
    "other": "{count, number} more"
  },
  "picksEditedTitle": "Your picks were changed: {event}",
  "picksEdited": [
    {
      "by": "how",
      "removed": "Staff removed your picks",
      "other": "Staff changed your picks"
    },
    " for <b>{stage}</b> of <b>{event}</b>: {reason} <a href=\"{link}\">Look at your picks</a>"
  ],
  "calendarMadeTitle": "An event opened by itself: {event}",
  "calendarMade": "The calendar made <b>{event}</b> by itself: nothing on its page is doubtful. <a href=\"{link}\">See the event</a>",
  "discordClosedTitle": "Discord messages are switched off",
  "discordClosed": "<b>Discord messages are switched off.</b> Discord did not let us write to you: your settings there refuse messages, or you share no server with our bot. In your profile you can try again.",
  "resultsTitle": "Final results: {event}",
  "results": "<b>{event}</b> is over. <a href=\"{link}\">See the results</a>",
  "ownResult": [
    "<b>{event}</b> is over: you finished <b>rank {rank, number}</b> of {entrants, number} ranked with <b>{points, number}</b> ",
    {
      "by": "points",
      "one": "point",
      "other": "points"
    },
    ". <a href=\"{link}\">See the results</a>"
  ],
  "whyMail": "You get this email because you asked Callshot for it.",
  "endMails": "No more emails",
  "endMailsAt": "No more emails: {address}",
  "openSite": "Open Callshot",
  "whyMessage": "You asked Callshot for this. {profile} has the switch.",
  "yourProfile": "Your profile",
  "makePicks": "Make picks",
  "remindLater": "Later"
}, {
  "de": {
  "stageOpenedTitle": "{stage} ist offen: {event}",
  "stageOpened": "<b>{stage}</b> von <b>{event}</b> kann bis {until} getippt werden. <a href=\"{link}\">Jetzt tippen</a>",
  "lockReminderTitle": [
    "Tippschluss in ",
    {
      "by": "unit",
      "minutes": {
        "by": "count",
        "one": "{count, number} Minute",
        "other": "{count, number} Minuten"
      },
      "other": {
        "by": "count",
        "one": "{count, number} Stunde",
        "other": "{count, number} Stunden"
      }
    },
    ": {event}"
  ],
  "lockReminder": [
    "Tippschluss für <b>{stage}</b> von <b>{event}</b> ist in ",
    {
      "by": "unit",
      "minutes": {
        "by": "count",
        "one": "{count, number} Minute",
        "other": "{count, number} Minuten"
      },
      "other": {
        "by": "count",
        "one": "{count, number} Stunde",
        "other": "{count, number} Stunden"
      }
    },
    ", am {until}, und du hast noch nichts gespeichert. <a href=\"{link}\">Jetzt tippen</a>"
  ],
  "lockExtendedTitle": "{stage} bleibt länger offen: {event}",
  "lockExtended": [
    "<b>{stage}</b> von <b>{event}</b> bleibt ",
    {
      "by": "minutes",
      "one": "{minutes, number} Minute",
      "other": "{minutes, number} Minuten"
    },
    " länger offen, bis {until}. <a href=\"{link}\">Jetzt tippen</a>"
  ],
  "lockedEarlyTitle": "{stage} ist geschlossen: {event}",
  "lockedEarly": "Das erste Match von <b>{stage}</b> von <b>{event}</b> beginnt früher als geplant: Tippschluss ist vorbei, und es zählt, was bis jetzt gespeichert war. <a href=\"{link}\">Zum Event</a>",
  "teamsReplacedTitle": "Andere Teams in {stage}: {event}",
  "teamsReplaced": [
    "In <b>{stage}</b> von <b>{event}</b>: {replaced}. ",
    {
      "by": "why",
      "results": "Ergebnisse wurden korrigiert, und deine Tipps sind mitgegangen.",
      "other": "Deine Tipps sind mitgegangen."
    },
    " ",
    {
      "by": "change",
      "open": "Du kannst sie bis {until} ändern. ",
      "other": ""
    },
    "<a href=\"{link}\">Deine Tipps ansehen</a>"
  ],
  "teamReplaced": "<b>{to}</b> nimmt den Platz von <b>{from}</b> ein",
  "moreTeamsReplaced": {
    "by": "count",
    "one": "{count, number} weiterer Platz hat ein anderes Team",
    "other": "{count, number} weitere Plätze haben andere Teams"
  },
  "resultsCorrectedTitle": "Ergebnisse von {stage} korrigiert: {event}",
  "resultsCorrected": [
    "Ergebnisse von <b>{stage}</b> von <b>{event}</b> wurden korrigiert: {corrected}. ",
    {
      "by": "why",
      "none": "",
      "wiki": "Grund: Das Turnier-Wiki hat es korrigiert. ",
      "other": "Grund: {reason}. "
    },
    {
      "by": "moved",
      "up": [
        "Du gewinnst ",
        {
          "by": "points",
          "one": "<b>{points, number} Punkt</b>",
          "other": "<b>{points, number} Punkte</b>"
        },
        ". "
      ],
      "down": [
        "Du verlierst ",
        {
          "by": "points",
          "one": "<b>{points, number} Punkt</b>",
          "other": "<b>{points, number} Punkte</b>"
        },
        ". "
      ],
      "other": ""
    },
    "<a href=\"{link}\">Ergebnisse ansehen</a>"
  ],
  "resultCorrected": "<b>{now}</b>, {before}",
  "moreResultsCorrected": {
    "by": "count",
    "one": "{count, number} weiteres",
    "other": "{count, number} weitere"
  },
  "picksEditedTitle": "Deine Tipps wurden geändert: {event}",
  "picksEdited": [
    {
      "by": "how",
      "removed": "Staff hat deine Tipps entfernt",
      "other": "Staff hat deine Tipps geändert"
    },
    ", für <b>{stage}</b> von <b>{event}</b>: {reason} <a href=\"{link}\">Deine Tipps ansehen</a>"
  ],
  "calendarMadeTitle": "Ein Event ist von selbst offen: {event}",
  "calendarMade": "Der Kalender hat <b>{event}</b> von selbst angelegt: Auf seiner Seite ist nichts zweifelhaft. <a href=\"{link}\">Event ansehen</a>",
  "discordClosedTitle": "Nachrichten auf Discord sind abgeschaltet",
  "discordClosed": "<b>Nachrichten auf Discord sind abgeschaltet.</b> Discord ließ uns dir nicht schreiben: Deine Einstellungen dort lehnen Nachrichten ab, oder du bist auf keinem Server mit unserem Bot. In deinem Profil kannst du es noch einmal versuchen.",
  "resultsTitle": "Endergebnisse: {event}",
  "results": "<b>{event}</b> ist vorbei. <a href=\"{link}\">Ergebnisse ansehen</a>",
  "ownResult": [
    "<b>{event}</b> ist vorbei: Du wurdest <b>Platz {rank, number}</b> von {entrants, number} Gewerteten, mit <b>{points, number}</b> ",
    {
      "by": "points",
      "one": "Punkt",
      "other": "Punkten"
    },
    ". <a href=\"{link}\">Ergebnisse ansehen</a>"
  ],
  "whyMail": "Du bekommst diese E-Mail, weil du Callshot darum gebeten hast.",
  "endMails": "Keine E-Mails mehr",
  "endMailsAt": "Keine E-Mails mehr: {address}",
  "openSite": "Callshot öffnen",
  "whyMessage": "Du hast Callshot darum gebeten. {profile} hat den Schalter.",
  "yourProfile": "Dein Profil",
  "makePicks": "Tipps abgeben",
  "remindLater": "Später"
},
  "es": {
  "stageOpenedTitle": "{stage} está abierta: {event}",
  "stageOpened": "Los pronósticos de <b>{stage}</b> de <b>{event}</b> están abiertos hasta {until}. <a href=\"{link}\">Haz tus pronósticos</a>",
  "lockReminderTitle": [
    "Los pronósticos se cierran en ",
    {
      "by": "unit",
      "minutes": {
        "by": "count",
        "one": "{count, number} minuto",
        "many": "{count, number} minutos",
        "other": "{count, number} minutos"
      },
      "other": {
        "by": "count",
        "one": "{count, number} hora",
        "many": "{count, number} horas",
        "other": "{count, number} horas"
      }
    },
    ": {event}"
  ],
  "lockReminder": [
    "Los pronósticos de <b>{stage}</b> de <b>{event}</b> se cierran en ",
    {
      "by": "unit",
      "minutes": {
        "by": "count",
        "one": "{count, number} minuto",
        "many": "{count, number} minutos",
        "other": "{count, number} minutos"
      },
      "other": {
        "by": "count",
        "one": "{count, number} hora",
        "many": "{count, number} horas",
        "other": "{count, number} horas"
      }
    },
    ", el {until}, y no has guardado ninguno. <a href=\"{link}\">Haz tus pronósticos</a>"
  ],
  "lockExtendedTitle": "{stage} sigue abierta más tiempo: {event}",
  "lockExtended": [
    "Los pronósticos de <b>{stage}</b> de <b>{event}</b> siguen abiertos ",
    {
      "by": "minutes",
      "one": "{minutes, number} minuto",
      "many": "{minutes, number} minutos",
      "other": "{minutes, number} minutos"
    },
    " más, hasta {until}. <a href=\"{link}\">Haz tus pronósticos</a>"
  ],
  "lockedEarlyTitle": "{stage} se ha cerrado: {event}",
  "lockedEarly": "La primera partida de <b>{stage}</b> de <b>{event}</b> empieza antes de lo previsto: los pronósticos están cerrados, y cuenta lo guardado hasta ahora. <a href=\"{link}\">Ver el evento</a>",
  "teamsReplacedTitle": "Cambian equipos en {stage}: {event}",
  "teamsReplaced": [
    "En <b>{stage}</b> de <b>{event}</b> {replaced}",
    {
      "by": "why",
      "results": ": se corrigieron resultados, y",
      "other": ", y"
    },
    " tus pronósticos cambiaron con ello. ",
    {
      "by": "change",
      "open": "Puedes cambiarlos hasta {until}. ",
      "other": ""
    },
    "<a href=\"{link}\">Mira tus pronósticos</a>"
  ],
  "teamReplaced": "<b>{to}</b> ocupa el lugar de <b>{from}</b>",
  "moreTeamsReplaced": {
    "by": "count",
    "one": "otro lugar tiene otro equipo",
    "many": "otros {count, number} lugares tienen otro equipo",
    "other": "otros {count, number} lugares tienen otro equipo"
  },
  "resultsCorrectedTitle": "Se corrigieron resultados de {stage}: {event}",
  "resultsCorrected": [
    "Se corrigieron resultados de <b>{stage}</b> de <b>{event}</b>: {corrected}. ",
    {
      "by": "why",
      "none": "",
      "wiki": "Motivo: lo corrigió la wiki de torneos. ",
      "other": "Motivo: {reason}. "
    },
    {
      "by": "moved",
      "up": [
        "Ganas ",
        {
          "by": "points",
          "one": "<b>{points, number} punto</b>",
          "many": "<b>{points, number} puntos</b>",
          "other": "<b>{points, number} puntos</b>"
        },
        ". "
      ],
      "down": [
        "Pierdes ",
        {
          "by": "points",
          "one": "<b>{points, number} punto</b>",
          "many": "<b>{points, number} puntos</b>",
          "other": "<b>{points, number} puntos</b>"
        },
        ". "
      ],
      "other": ""
    },
    "<a href=\"{link}\">Ver los resultados</a>"
  ],
  "resultCorrected": "<b>{now}</b>, {before}",
  "moreResultsCorrected": {
    "by": "count",
    "one": "{count, number} más",
    "many": "{count, number} más",
    "other": "{count, number} más"
  },
  "picksEditedTitle": "Tus pronósticos cambiaron: {event}",
  "picksEdited": [
    {
      "by": "how",
      "removed": "El equipo de Callshot quitó tus pronósticos",
      "other": "El equipo de Callshot cambió tus pronósticos"
    },
    " de <b>{stage}</b> de <b>{event}</b>: {reason} <a href=\"{link}\">Mira tus pronósticos</a>"
  ],
  "calendarMadeTitle": "Un evento se abrió solo: {event}",
  "calendarMade": "El calendario creó <b>{event}</b> por sí mismo: nada en su página es dudoso. <a href=\"{link}\">Ver el evento</a>",
  "discordClosedTitle": "Mensajes de Discord desactivados",
  "discordClosed": "<b>Los mensajes de Discord están desactivados.</b> Discord no nos dejó escribirte: tus ajustes rechazan mensajes, o no compartes servidor con nuestro bot. En tu perfil puedes volver a intentarlo.",
  "resultsTitle": "Resultados finales: {event}",
  "results": "<b>{event}</b> ha terminado. <a href=\"{link}\">Ver los resultados</a>",
  "ownResult": [
    "<b>{event}</b> ha terminado: quedaste en el <b>puesto {rank, number}</b> de {entrants, number} con <b>{points, number}</b> ",
    {
      "by": "points",
      "one": "punto",
      "many": "puntos",
      "other": "puntos"
    },
    ". <a href=\"{link}\">Ver los resultados</a>"
  ],
  "whyMail": "Recibes este correo porque se lo pediste a Callshot.",
  "endMails": "No más correos",
  "endMailsAt": "No más correos: {address}",
  "openSite": "Abrir Callshot",
  "whyMessage": "Se lo pediste a Callshot. Se cambia en {profile}.",
  "yourProfile": "Tu perfil",
  "makePicks": "Hacer pronósticos",
  "remindLater": "Más tarde"
},
  "pt-BR": {
  "stageOpenedTitle": "{stage} abriu: {event}",
  "stageOpened": "Os palpites de <b>{stage}</b> de <b>{event}</b> estão abertos até {until}. <a href=\"{link}\">Fazer palpites</a>",
  "lockReminderTitle": [
    "Palpites fecham em ",
    {
      "by": "unit",
      "minutes": {
        "by": "count",
        "one": "{count, number} minuto",
        "many": "{count, number} minutos",
        "other": "{count, number} minutos"
      },
      "other": {
        "by": "count",
        "one": "{count, number} hora",
        "many": "{count, number} horas",
        "other": "{count, number} horas"
      }
    },
    ": {event}"
  ],
  "lockReminder": [
    "Os palpites de <b>{stage}</b> de <b>{event}</b> fecham em ",
    {
      "by": "unit",
      "minutes": {
        "by": "count",
        "one": "{count, number} minuto",
        "many": "{count, number} minutos",
        "other": "{count, number} minutos"
      },
      "other": {
        "by": "count",
        "one": "{count, number} hora",
        "many": "{count, number} horas",
        "other": "{count, number} horas"
      }
    },
    ", em {until}, e você não salvou nenhum. <a href=\"{link}\">Fazer palpites</a>"
  ],
  "lockExtendedTitle": "{stage} fica aberta por mais tempo: {event}",
  "lockExtended": [
    "Os palpites de <b>{stage}</b> de <b>{event}</b> ficam abertos por mais ",
    {
      "by": "minutes",
      "one": "{minutes, number} minuto",
      "many": "{minutes, number} minutos",
      "other": "{minutes, number} minutos"
    },
    ", até {until}. <a href=\"{link}\">Fazer palpites</a>"
  ],
  "lockedEarlyTitle": "{stage} fechou: {event}",
  "lockedEarly": "A primeira partida de <b>{stage}</b> de <b>{event}</b> começa antes do previsto: os palpites fecharam, e vale o que foi salvo até agora. <a href=\"{link}\">Ver o evento</a>",
  "teamsReplacedTitle": "Times mudaram em {stage}: {event}",
  "teamsReplaced": [
    "Em <b>{stage}</b> de <b>{event}</b>, {replaced}",
    {
      "by": "why",
      "results": ": resultados foram corrigidos, e",
      "other": ", e"
    },
    " seus palpites acompanharam. ",
    {
      "by": "change",
      "open": "Você pode mudá-los até {until}. ",
      "other": ""
    },
    "<a href=\"{link}\">Ver seus palpites</a>"
  ],
  "teamReplaced": "<b>{to}</b> fica com o lugar de <b>{from}</b>",
  "moreTeamsReplaced": {
    "by": "count",
    "one": "mais {count, number} lugar tem outro time",
    "many": "mais {count, number} lugares têm outros times",
    "other": "mais {count, number} lugares têm outros times"
  },
  "resultsCorrectedTitle": "Resultados de {stage} foram corrigidos: {event}",
  "resultsCorrected": [
    "Resultados de <b>{stage}</b> de <b>{event}</b> foram corrigidos: {corrected}. ",
    {
      "by": "why",
      "none": "",
      "wiki": "Motivo: a wiki de torneios corrigiu. ",
      "other": "Motivo: {reason}. "
    },
    {
      "by": "moved",
      "up": [
        "Você ganha ",
        {
          "by": "points",
          "one": "<b>{points, number} ponto</b>",
          "many": "<b>{points, number} pontos</b>",
          "other": "<b>{points, number} pontos</b>"
        },
        ". "
      ],
      "down": [
        "Você perde ",
        {
          "by": "points",
          "one": "<b>{points, number} ponto</b>",
          "many": "<b>{points, number} pontos</b>",
          "other": "<b>{points, number} pontos</b>"
        },
        ". "
      ],
      "other": ""
    },
    "<a href=\"{link}\">Ver os resultados</a>"
  ],
  "resultCorrected": "<b>{now}</b>, {before}",
  "moreResultsCorrected": {
    "by": "count",
    "one": "mais {count, number}",
    "many": "mais {count, number}",
    "other": "mais {count, number}"
  },
  "picksEditedTitle": "Seus palpites foram mudados: {event}",
  "picksEdited": [
    {
      "by": "how",
      "removed": "O staff removeu seus palpites",
      "other": "O staff mudou seus palpites"
    },
    " de <b>{stage}</b> de <b>{event}</b>: {reason} <a href=\"{link}\">Ver seus palpites</a>"
  ],
  "calendarMadeTitle": "Um evento abriu sozinho: {event}",
  "calendarMade": "O calendário criou <b>{event}</b> por conta própria: nada na página é duvidoso. <a href=\"{link}\">Ver o evento</a>",
  "discordClosedTitle": "As mensagens no Discord foram desligadas",
  "discordClosed": "<b>As mensagens no Discord foram desligadas.</b> O Discord não nos deixou escrever para você: suas configurações recusam mensagens, ou você não está em nenhum servidor com nosso bot. No seu perfil você pode tentar de novo.",
  "resultsTitle": "Resultados finais: {event}",
  "results": "<b>{event}</b> acabou. <a href=\"{link}\">Ver os resultados</a>",
  "ownResult": [
    "<b>{event}</b> acabou: você terminou na <b>posição {rank, number}</b> de {entrants, number} classificados com <b>{points, number}</b> ",
    {
      "by": "points",
      "one": "ponto",
      "many": "pontos",
      "other": "pontos"
    },
    ". <a href=\"{link}\">Ver os resultados</a>"
  ],
  "whyMail": "Você recebe este e-mail porque pediu ao Callshot.",
  "endMails": "Sem mais e-mails",
  "endMailsAt": "Sem mais e-mails: {address}",
  "openSite": "Abrir o Callshot",
  "whyMessage": "Você pediu isto ao Callshot. {profile} tem o botão.",
  "yourProfile": "Seu perfil",
  "makePicks": "Dar palpites",
  "remindLater": "Mais tarde"
},
  "fr": {
  "stageOpenedTitle": "{stage} est ouvert : {event}",
  "stageOpened": "Les pronos de <b>{stage}</b> de <b>{event}</b> sont ouverts jusqu’à {until}. <a href=\"{link}\">Fais tes pronos</a>",
  "lockReminderTitle": [
    "Clôture dans ",
    {
      "by": "unit",
      "minutes": {
        "by": "count",
        "one": "{count, number} minute",
        "many": "{count, number} minutes",
        "other": "{count, number} minutes"
      },
      "other": {
        "by": "count",
        "one": "{count, number} heure",
        "many": "{count, number} heures",
        "other": "{count, number} heures"
      }
    },
    " : {event}"
  ],
  "lockReminder": [
    "Les pronos de <b>{stage}</b> de <b>{event}</b> ferment dans ",
    {
      "by": "unit",
      "minutes": {
        "by": "count",
        "one": "{count, number} minute",
        "many": "{count, number} minutes",
        "other": "{count, number} minutes"
      },
      "other": {
        "by": "count",
        "one": "{count, number} heure",
        "many": "{count, number} heures",
        "other": "{count, number} heures"
      }
    },
    ", le {until}, et tu n’en as enregistré aucun. <a href=\"{link}\">Fais tes pronos</a>"
  ],
  "lockExtendedTitle": "{stage} reste ouvert plus longtemps : {event}",
  "lockExtended": [
    "Les pronos de <b>{stage}</b> de <b>{event}</b> restent ouverts ",
    {
      "by": "minutes",
      "one": "{minutes, number} minute",
      "many": "{minutes, number} minutes",
      "other": "{minutes, number} minutes"
    },
    " de plus, jusqu’à {until}. <a href=\"{link}\">Fais tes pronos</a>"
  ],
  "lockedEarlyTitle": "{stage} est clos : {event}",
  "lockedEarly": "Le premier match de <b>{stage}</b> de <b>{event}</b> commence plus tôt que prévu : les pronos sont clos, et ce qui était enregistré compte. <a href=\"{link}\">Voir l’événement</a>",
  "teamsReplacedTitle": "Équipes changées dans {stage} : {event}",
  "teamsReplaced": [
    "Dans <b>{stage}</b> de <b>{event}</b>, {replaced}",
    {
      "by": "why",
      "results": " : des résultats ont été corrigés, et",
      "other": ", et"
    },
    " tes pronos ont suivi. ",
    {
      "by": "change",
      "open": "Tu peux les changer jusqu’à {until}. ",
      "other": ""
    },
    "<a href=\"{link}\">Voir tes pronos</a>"
  ],
  "teamReplaced": "<b>{to}</b> prend la place de <b>{from}</b>",
  "moreTeamsReplaced": {
    "by": "count",
    "one": "{count, number} autre place a une autre équipe",
    "many": "{count, number} autres places ont d’autres équipes",
    "other": "{count, number} autres places ont d’autres équipes"
  },
  "resultsCorrectedTitle": "Résultats corrigés : {stage}, {event}",
  "resultsCorrected": [
    "Des résultats de <b>{stage}</b> de <b>{event}</b> ont été corrigés : {corrected}. ",
    {
      "by": "why",
      "none": "",
      "wiki": "Raison : le wiki des tournois les a corrigés. ",
      "other": "Raison : {reason}. "
    },
    {
      "by": "moved",
      "up": [
        "Tu gagnes ",
        {
          "by": "points",
          "one": "<b>{points, number} point</b>",
          "many": "<b>{points, number} points</b>",
          "other": "<b>{points, number} points</b>"
        },
        ". "
      ],
      "down": [
        "Tu perds ",
        {
          "by": "points",
          "one": "<b>{points, number} point</b>",
          "many": "<b>{points, number} points</b>",
          "other": "<b>{points, number} points</b>"
        },
        ". "
      ],
      "other": ""
    },
    "<a href=\"{link}\">Voir les résultats</a>"
  ],
  "resultCorrected": "<b>{now}</b>, {before}",
  "moreResultsCorrected": {
    "by": "count",
    "one": "{count, number} de plus",
    "many": "{count, number} de plus",
    "other": "{count, number} de plus"
  },
  "picksEditedTitle": "Tes pronos ont été changés : {event}",
  "picksEdited": [
    {
      "by": "how",
      "removed": "Le staff a retiré tes pronos",
      "other": "Le staff a changé tes pronos"
    },
    " pour <b>{stage}</b> de <b>{event}</b> : {reason} <a href=\"{link}\">Voir tes pronos</a>"
  ],
  "calendarMadeTitle": "Un événement s’est ouvert tout seul : {event}",
  "calendarMade": "Le calendrier a créé <b>{event}</b> de lui-même : rien n’est douteux sur sa page. <a href=\"{link}\">Voir l’événement</a>",
  "discordClosedTitle": "Les messages Discord sont désactivés",
  "discordClosed": "<b>Les messages Discord sont désactivés.</b> Discord ne nous a pas laissés t’écrire : tes réglages là-bas refusent les messages, ou tu n’as aucun serveur en commun avec notre bot. Tu peux réessayer dans ton profil.",
  "resultsTitle": "Résultats finaux : {event}",
  "results": "<b>{event}</b> est terminé. <a href=\"{link}\">Voir les résultats</a>",
  "ownResult": [
    "<b>{event}</b> est terminé : tu finis à la <b>place {rank, number}</b> sur {entrants, number} classés avec <b>{points, number}</b> ",
    {
      "by": "points",
      "one": "point",
      "many": "points",
      "other": "points"
    },
    ". <a href=\"{link}\">Voir les résultats</a>"
  ],
  "whyMail": "Tu reçois cet e-mail parce que tu l’as demandé à Callshot.",
  "endMails": "Plus d’e-mails",
  "endMailsAt": "Plus d’e-mails : {address}",
  "openSite": "Ouvrir Callshot",
  "whyMessage": "Tu as demandé ceci à Callshot. {profile} a l’interrupteur.",
  "yourProfile": "Ton profil",
  "makePicks": "Faire mes pronos",
  "remindLater": "Plus tard"
},
  "pl": {
  "stageOpenedTitle": "{stage} – typy otwarte: {event}",
  "stageOpened": "Typy są otwarte do {until}: <b>{stage}</b>, <b>{event}</b>. <a href=\"{link}\">Typuj</a>",
  "lockReminderTitle": [
    "Typy zamykają się za ",
    {
      "by": "unit",
      "minutes": {
        "by": "count",
        "one": "{count, number} minutę",
        "few": "{count, number} minuty",
        "many": "{count, number} minut",
        "other": "{count, number} minuty"
      },
      "other": {
        "by": "count",
        "one": "{count, number} godzinę",
        "few": "{count, number} godziny",
        "many": "{count, number} godzin",
        "other": "{count, number} godziny"
      }
    },
    ": {event}"
  ],
  "lockReminder": [
    "Typy (<b>{stage}</b>, <b>{event}</b>) zamykają się za ",
    {
      "by": "unit",
      "minutes": {
        "by": "count",
        "one": "{count, number} minutę",
        "few": "{count, number} minuty",
        "many": "{count, number} minut",
        "other": "{count, number} minuty"
      },
      "other": {
        "by": "count",
        "one": "{count, number} godzinę",
        "few": "{count, number} godziny",
        "many": "{count, number} godzin",
        "other": "{count, number} godziny"
      }
    },
    ", {until}, a ty nie masz jeszcze zapisanych. <a href=\"{link}\">Typuj</a>"
  ],
  "lockExtendedTitle": "{stage} – więcej czasu na typy: {event}",
  "lockExtended": [
    "Typy (<b>{stage}</b>, <b>{event}</b>) są otwarte o ",
    {
      "by": "minutes",
      "one": "{minutes, number} minutę",
      "few": "{minutes, number} minuty",
      "many": "{minutes, number} minut",
      "other": "{minutes, number} minuty"
    },
    " dłużej, do {until}. <a href=\"{link}\">Typuj</a>"
  ],
  "lockedEarlyTitle": "{stage} – typy zamknięte: {event}",
  "lockedEarly": "Pierwszy mecz (<b>{stage}</b>, <b>{event}</b>) zaczyna się wcześniej, niż planowano: typy są zamknięte i liczy się to, co dotąd zapisano. <a href=\"{link}\">Zobacz wydarzenie</a>",
  "teamsReplacedTitle": "{stage} – zmiana drużyn: {event}",
  "teamsReplaced": [
    "<b>{stage}</b>, <b>{event}</b>: {replaced}",
    {
      "by": "why",
      "results": ". Wyniki zostały poprawione, a",
      "other": ". A"
    },
    " twoje typy zmieniły się razem z tym. ",
    {
      "by": "change",
      "open": "Możesz je zmieniać do {until}. ",
      "other": ""
    },
    "<a href=\"{link}\">Obejrzyj swoje typy</a>"
  ],
  "teamReplaced": "<b>{to}</b> zamiast <b>{from}</b>",
  "moreTeamsReplaced": {
    "by": "count",
    "one": "jeszcze {count, number} zmiana drużyny",
    "few": "jeszcze {count, number} zmiany drużyn",
    "many": "jeszcze {count, number} zmian drużyn",
    "other": "jeszcze {count, number} zmiany drużyn"
  },
  "resultsCorrectedTitle": "{stage} – poprawione wyniki: {event}",
  "resultsCorrected": [
    "Poprawiono wyniki (<b>{stage}</b>, <b>{event}</b>): {corrected}. ",
    {
      "by": "why",
      "none": "",
      "wiki": "Powód: poprawka na wiki turniejów. ",
      "other": "Powód: {reason}. "
    },
    {
      "by": "moved",
      "up": [
        "Zyskujesz ",
        {
          "by": "points",
          "one": "<b>{points, number} punkt</b>",
          "few": "<b>{points, number} punkty</b>",
          "many": "<b>{points, number} punktów</b>",
          "other": "<b>{points, number} punktu</b>"
        },
        ". "
      ],
      "down": [
        "Tracisz ",
        {
          "by": "points",
          "one": "<b>{points, number} punkt</b>",
          "few": "<b>{points, number} punkty</b>",
          "many": "<b>{points, number} punktów</b>",
          "other": "<b>{points, number} punktu</b>"
        },
        ". "
      ],
      "other": ""
    },
    "<a href=\"{link}\">Zobacz wyniki</a>"
  ],
  "resultCorrected": "<b>{now}</b>, {before}",
  "moreResultsCorrected": {
    "by": "count",
    "one": "jeszcze {count, number}",
    "few": "jeszcze {count, number}",
    "many": "jeszcze {count, number}",
    "other": "jeszcze {count, number}"
  },
  "picksEditedTitle": "Twoje typy zostały zmienione: {event}",
  "picksEdited": [
    {
      "by": "how",
      "removed": "Ekipa usunęła twoje typy",
      "other": "Ekipa zmieniła twoje typy"
    },
    " (<b>{stage}</b>, <b>{event}</b>): {reason} <a href=\"{link}\">Obejrzyj swoje typy</a>"
  ],
  "calendarMadeTitle": "Wydarzenie otworzyło się samo: {event}",
  "calendarMade": "Kalendarz sam utworzył <b>{event}</b>: nic na stronie nie budzi wątpliwości. <a href=\"{link}\">Zobacz wydarzenie</a>",
  "discordClosedTitle": "Wiadomości Discord są wyłączone",
  "discordClosed": "<b>Wiadomości Discord są wyłączone.</b> Discord nie pozwolił nam do ciebie napisać: twoje ustawienia odrzucają wiadomości albo nie macie z naszym botem wspólnego serwera. W profilu możesz spróbować ponownie.",
  "resultsTitle": "Wyniki końcowe: {event}",
  "results": "<b>{event}</b> – koniec. <a href=\"{link}\">Zobacz wyniki</a>",
  "ownResult": [
    "<b>{event}</b> – koniec: twoje <b>miejsce to {rank, number}</b> z {entrants, number} w rankingu, <b>{points, number}</b> ",
    {
      "by": "points",
      "one": "punkt",
      "few": "punkty",
      "many": "punktów",
      "other": "punktu"
    },
    ". <a href=\"{link}\">Zobacz wyniki</a>"
  ],
  "whyMail": "Ten e-mail przychodzi, bo tak ustawiono na twoim koncie Callshot.",
  "endMails": "Koniec e-maili",
  "endMailsAt": "Koniec e-maili: {address}",
  "openSite": "Otwórz Callshot",
  "whyMessage": "Tak ustawiono na twoim koncie Callshot. Przełącznik: {profile}.",
  "yourProfile": "Twój profil",
  "makePicks": "Typuj",
  "remindLater": "Później"
},
});
