import { capabilities } from './capabilities.ts';
import { columnsOfUsers } from './profile/personal-data.ts';
import type { TestRows } from './test-rows.ts';

/** `test-rows.ts` of every capability that holds something of users; where it lacks, this fails. */
export const testRows: readonly TestRows[] = await Promise.all(
  capabilities
    .filter((capability) => columnsOfUsers([capability]).length > 0)
    .map(async ({ name }): Promise<TestRows> => {
      const { rows } = await import(`./${name}/test-rows.ts`);
      return rows;
    }),
);
