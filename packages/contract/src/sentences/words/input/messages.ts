// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "input_invalid_type": "This is missing or has another type than {expected}",
  "input_too_small": {
    "by": "origin",
    "string": "Use at least {minimum} characters",
    "array": "Give at least {minimum}",
    "other": "The least is {minimum}"
  },
  "input_too_big": {
    "by": "origin",
    "string": "Use at most {maximum} characters",
    "array": "Give at most {maximum}",
    "other": "The most is {maximum}"
  },
  "input_invalid_format": "This has another form than it should",
  "input_invalid_value": "This is none of {options}",
  "input_not_multiple_of": "Enter a multiple of {divisor}",
  "input_unrecognized_keys": "Leave out {keys}",
  "input_custom": "{says}"
});
