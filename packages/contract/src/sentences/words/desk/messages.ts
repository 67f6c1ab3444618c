// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "picture_bad_address": "A picture needs a whole address that begins with https://",
  "picture_foreign_host": "Pictures are taken from {hosts} alone",
  "picture_no_host": "Its host is not found",
  "picture_closed_network": "Its host is on a network that is not public",
  "picture_too_many_redirects": "It leads from address to address",
  "picture_bad_status": "Its host does not hand it out",
  "picture_no_picture": "It is not a PNG, JPEG, WebP or GIF",
  "picture_too_large": "It is larger than 2 MB",
  "picture_too_slow": "Its host is too slow",
  "picture_broken_off": "Its host broke off",
  "picture_too_many_pixels": "It has too many pixels",
  "picture_too_many_frames": "It has too many frames",
  "picture_unreadable": "It cannot be read as a picture",
  "picture_gone": "There is no such picture",
  "picture_left": "At most {most} images are copied at once",
  "text_unstorable": "Holds characters that no text has: NUL, or half of one.",
  "password_tries": {
    "0": "No tries left",
    "by": "count",
    "one": "{count} try left",
    "other": "{count} tries left"
  },
  "prompt_elsewhere": "This prompt is not of this survey",
  "answer_elsewhere": "This answer is not of this prompt",
  "opening_gone": "There is no such match here",
  "bye_of_one": "A bye needs one team",
  "bye_misplaced": "A bye needs a team opposite, in a match where nobody comes from another one",
  "group_gone": "There is no such group in this stage",
  "team_gone": "The game has no team {teamId}",
  "both_play": [
    "Both play in {stage} of {event}",
    {
      "0": "",
      "by": "count",
      "one": ", where {count} slip may name one of them",
      "other": ", where {count} slips may name one of them"
    }
  ],
  "event_made": "Event {eventId} was made from it.",
  "event_began": "It began on {at, date}: its first stage can no longer be picked.",
  "event_namesake": "Event {eventId} has this name, and begins on {at, date}: players would find two.",
  "style": "{reason}"
});
