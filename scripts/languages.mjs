import { tsImport } from 'tsx/esm/api';
import { begin } from './lib/begin.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** Holds the texts of the screens against their catalogues. */
begin('languages');
await ensureInstalled();
const { findFaultsOfProduct } = await tsImport(
  '../apps/web/words/product-words.ts',
  import.meta.url,
);
const faults = findFaultsOfProduct();
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('All catalogues hold.');
