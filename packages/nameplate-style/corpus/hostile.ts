import { atRules } from './families/at-rules.ts';
import { characters } from './families/characters.ts';
import { motion } from './families/motion.ts';
import { outside } from './families/outside.ts';
import { requests } from './families/requests.ts';
import { selectors } from './families/selectors.ts';
import { values } from './families/values.ts';

/** Texts that try to reach out of a plate, by what they try. */
export const hostile: Readonly<Record<string, readonly string[]>> = {
  ...selectors,
  ...atRules,
  ...requests,
  ...characters,
  ...outside,
  ...motion,
  ...values,
};
