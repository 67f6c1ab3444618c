import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

const wantsDom = ({ moduleId }) =>
  /^\/\/ @vitest-environment jsdom$/m.test(readFileSync(moduleId, 'utf8'));

const shuffled = (files, order) => {
  const placeOf = ({ moduleId }) =>
    createHash('sha256').update(`${order} ${moduleId}`).digest('hex');
  return files.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
};

/**
 * Files that ask for a DOM come last: a worker goes on only to a file of the same environment, and one
 * that begins anew reads jsdom and React again, which takes longer than most files do. `ORDER=text`
 * brings both kinds in an order that follows from the text, to find a file that depends on others.
 */
export class DomLast extends BaseSequencer {
  async sort(files) {
    const sorted = process.env.ORDER ? shuffled(files, process.env.ORDER) : await super.sort(files);
    return [...sorted.filter((file) => !wantsDom(file)), ...sorted.filter(wantsDom)];
  }
}
