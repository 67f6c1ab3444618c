import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

const wantsDom = ({ moduleId }) =>
  /^\/\/ @vitest-environment jsdom$/m.test(readFileSync(moduleId, 'utf8'));

/**
 * Files that ask for a DOM come last: a worker goes on only to a file of the same environment, and one
 * that begins anew reads jsdom and React again, which takes longer than most files do.
 */
export class DomLast extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !wantsDom(file)), ...sorted.filter(wantsDom)];
  }
}
