// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "disabledTitle": "Your nameplate was disabled",
  "disabled": "Staff disabled your nameplate <b>{name}</b>, which is shown as Classic: {reason}",
  "refusedTitle": "Your nameplate shows as Classic",
  "refused": "The rules for styles have become stricter since you saved <b>{name}</b>, so it is shown as Classic for now. Line {line}: {reason} Your style is kept: <a href=\"{link}\">mend it in the editor</a>, and save it.",
  "renamedTitle": "Your nameplate was renamed",
  "renamed": "Staff renamed your nameplate <b>{before}</b> to <b>{name}</b>: {reason}"
});
