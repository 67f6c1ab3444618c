import { pictureEndpoints } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Capability } from '../../platform/capability.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Leadership } from '../../platform/changes/leadership.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { AppConfig } from '../../platform/parts.ts';
import { copyPictures } from './copy-pictures.ts';
import { pictureHandlers } from './picture.handlers.ts';
import { publicLine } from './picture-line.ts';
import type { PictureTables } from './pictures.tables.ts';

export interface PictureParts {
  readonly db: Kysely<Schema>;
  readonly config: AppConfig;
  readonly changes: Pick<Changes, 'announce'>;
  readonly standing: Leadership;
}

const everyMs = 3000;

export const pictures: Capability<PictureParts, typeof pictureEndpoints, PictureTables> = {
  name: 'pictures',
  groups: [
    {
      name: 'Pictures',
      about: 'Logos and banners, copied from where they were found.',
      calls: pictureEndpoints,
    },
  ],
  tables: { pictures: {}, pictureSources: {} },
  make: ({ db, config, changes, standing }) => {
    const line = publicLine(`Callshot (${config.publicUrl})`);
    const hosts = config.pictureHosts ?? [];
    return {
      calls: pictureHandlers(db),
      jobs: [{ everyMs, run: () => copyPictures({ db, changes, standing, line, hosts }) }],
    };
  },
};
