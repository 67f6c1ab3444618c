import { fileURLToPath } from 'node:url';

/** The built web part. This file stands as deep in the sources as the bundle does, so that one path fits both. */
export const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
