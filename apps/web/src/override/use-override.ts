import type { PickSet } from '@callshot/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/client.ts';
import { failureWords } from '../core/failures.ts';
import type { OverrideDeskProps } from './desk-props.ts';
import { refreshEvent, targetUserId } from './override.queries.ts';

interface OverrideInput extends OverrideDeskProps {
  readonly picks: PickSet;
  readonly reason: string;
}

export type Override = ReturnType<typeof useOverride>;

/** Preview first, then save; what is refused is said beside the button that was pressed. */
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
    mutationFn: () =>
      call('POST /api/picks/override/preview/:eventId', { params, body, isToldInPlace: true }),
  });
  const save = useMutation({
    mutationFn: () =>
      call('POST /api/picks/override/:eventId', {
        params,
        body: { ...body, reason: input.reason.trim(), version: input.version },
        isToldInPlace: true,
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
    previewRefusal: failureWords(preview.error),
    saveRefusal: failureWords(save.error),
    preview: () => preview.mutate(),
    closePreview: () => {
      preview.reset();
      save.reset();
    },
    /** What was refused is no longer what is asked for. */
    forgetRefusal: preview.reset,
    save: () => save.mutate(),
  };
}
