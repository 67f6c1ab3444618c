import type { Answer } from '@callshot/contract';
import type { PersonalData } from './personal-data.ts';

export interface ExportParts {
  readonly personalData: Pick<PersonalData, 'topics'>;
}

/** Everything that the product holds of a user, for the user. */
export async function exportAccount(
  { personalData }: ExportParts,
  userId: number,
  now: Date,
): Promise<Answer<'GET /api/account/export'>> {
  const data: Record<string, unknown> = {};
  for (const [topic, read] of personalData.topics) data[topic] = await read(userId);
  return { exportedAt: now.toISOString(), data };
}
