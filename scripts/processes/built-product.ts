import { ensureBuilt } from '../lib/build.mjs';

/** The tests start what is built. */
export default () => ensureBuilt();
