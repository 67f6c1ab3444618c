import type { Plugin } from 'vite';

/** Chrome's: each function of the file is compiled when the file arrives; others read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Showing a bracket calls most functions of its files, each for the first time. Compiled one by one
 * as they are called, they would take a sixth of the main thread's time until the bracket is there.
 */
export const compileBracketAhead = (): Plugin => ({
  name: 'callshot:compile-bracket-ahead',
  apply: 'build',
  generateBundle: {
    // The hint counts on the first line alone, and others put code before the file's own.
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const ofBracket = chunks.filter(({ moduleIds }) => moduleIds.some(isOfBracket));
      if (ofBracket.length === 0) this.error('No file of the build holds a bracket');
      for (const chunk of ofBracket) chunk.code = HINT + chunk.code;
    },
  },
});

const isOfBracket = (module: string): boolean =>
  /\/src\/(play\/bracket|desk\/formats\/builder)\/(?:[\w-]+\/)*bracket-\w+\.tsx$/.test(module);
