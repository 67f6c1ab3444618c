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
  "yourProfile": "Your profile"
});
