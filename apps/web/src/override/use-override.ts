import type { PickSet } from '@callshot/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { refreshEvent, targetUserId } from './override.queries.ts';
import type { OverrideDeskProps } from './override-desk.tsx';

interface OverrideInput extends OverrideDeskProps {
  readonly picks: PickSet;
  readonly reason: string;
}

export type Override = ReturnType<typeof useOverride>;

/** Preview first, then save; what fails is said by the client's common error handling. */
export function useOverride(input: OverrideInput, onSaved: () => void) {
  const queries = useQueryClient();
  const params = { eventId: String(input.event.id) };
  const body = {
    userId: targetUserId(input.target),
    eventStageId: input.stage.eventStageId,
    groupStagePicks: [...input.picks.groupStagePicks],
    matchPicks: [...input.picks.matchPicks],
  };
  const preview = useMutation({
    mutationFn: () => call('POST /api/picks/override/preview/:eventId', { params, body }),
  });
  const save = useMutation({
    mutationFn: () =>
      call('POST /api/picks/override/:eventId', {
        params,
        body: { ...body, reason: input.reason.trim(), version: input.version },
      }),
    onSuccess: async () => {
      preview.reset();
      await refreshEvent(queries, input.event.id);
      onSaved();
    },
  });
  return {
    previewed: preview.data ?? null,
    isPreviewing: preview.isPending,
    isSaving: save.isPending,
    preview: () => preview.mutate(),
    closePreview: preview.reset,
    save: () => save.mutate(),
  };
}
