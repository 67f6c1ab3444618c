import type { PickSet } from '@callshot/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../platform/core/use-send.ts';
import type { OverrideDeskProps } from './desk-props.ts';
import { previewMutation, refreshEvent, saveMutation, targetUserId } from './override.queries.ts';

interface OverrideInput extends OverrideDeskProps {
  readonly picks: PickSet;
  readonly reason: string;
  /** The doubt about the wiki's result that it answers. */
  readonly doubtId?: number;
}

export type Override = ReturnType<typeof useOverride>;

/** Preview first, then save. A refusal is told beside the button that was pressed. */
export function useOverride(input: OverrideInput, onSaved: () => void) {
  const { event } = input;
  const queries = useQueryClient();
  const preview = useSend(previewMutation(event.id));
  const { doubtId } = input;
  const save = useSend(saveMutation(event.id, doubtId));
  const body = {
    userId: targetUserId(input.target),
    eventStageId: input.stage.eventStageId,
    groupStagePicks: [...input.picks.groupStagePicks],
    matchPicks: [...input.picks.matchPicks],
  };
  return {
    previewed: preview.answer,
    isPreviewing: preview.isBusy,
    isSaving: save.isBusy,
    previewRefusal: preview.refusal,
    saveRefusal: save.refusal,
    preview: () => preview.send(body),
    closePreview: () => {
      preview.forget();
      save.forget();
    },
    /** Changed input makes the last refusal outdated. */
    forgetRefusal: preview.forget,
    save: () =>
      save.send({ ...body, reason: input.reason.trim(), version: input.version }, async () => {
        preview.forget();
        await refreshEvent(queries, event.id);
        onSaved();
      }),
  };
}
