import { columnsOfUsers } from '../../src/account/profile/personal-data.ts';
import { capabilities } from '../../src/app/capabilities.ts';
import type { TestRows } from './row.ts';

/** `rows` of every capability that holds something of users; where it lacks, this fails. */
export const testRows: readonly TestRows[] = await Promise.all(
  capabilities
    .filter((capability) => columnsOfUsers([capability]).length > 0)
    .map(async ({ name }): Promise<TestRows> => {
      const { rows } = await import(`./${name}.ts`);
      return rows;
    }),
);
