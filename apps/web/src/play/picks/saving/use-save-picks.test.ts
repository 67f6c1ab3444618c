import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { picksKeys } from '../picks.queries.ts';
import { keepSaved } from './use-save-picks.ts';

test('the owner’s own save takes staff’s mark off its stage and off no other', () => {
  const client = new QueryClient();
  const key = picksKeys.user(1, 2);
  client.setQueryData(key, {
    groupStagePicks: [],
    matchPicks: [],
    hiddenUntil: null,
    versions: { 7: 2, 8: 3 },
    savedAt: null,
    stagesEditedByStaff: [7, 8],
  });
  const picks = { groupStagePicks: [], matchPicks: [] };
  void keepSaved(
    client,
    { eventId: 1, userId: 2, eventStageId: 8 },
    { picks, version: 4, savedAt: null },
  );
  expect(client.getQueryData(key)).toMatchObject({
    stagesEditedByStaff: [7],
    versions: { 7: 2, 8: 4 },
  });
});
