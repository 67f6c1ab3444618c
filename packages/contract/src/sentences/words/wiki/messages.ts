// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "not_configured": "No key of the tournament wiki is set here (LIQUIPEDIA_API_KEY): events are made by hand",
  "spent": "The wiki was asked as often as an hour allows; it is asked again from {until, time}",
  "waiting": "The wiki is left alone until {until, time}",
  "busy": "Other requests to the wiki take long",
  "limited": "The wiki says that it is asked too often",
  "key_refused": "The wiki refuses the key: {told}",
  "refused": "The wiki refuses the request: {told}",
  "down": "The wiki does not answer: {told}",
  "unreadable": "The wiki’s answer cannot be read: {told}"
});
