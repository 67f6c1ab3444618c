import type { Nameplate } from '@callshot/contract';
import { useEffect } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { ConflictDialog } from '../../../platform/editing/conflict-dialog.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { m } from '../words/messages.js';
import { draftOf, type PlateDraft, plateDifferences } from './plate-draft.ts';

interface PlateConflictProps {
  readonly mine: PlateDraft;
  typeOf(id: number): string;
  readLatest(): Promise<Nameplate | null>;
  onTake(latest: Nameplate): void;
  onOverwrite(latest: Nameplate): void;
  onClose(): void;
}

/** The plate was saved elsewhere since it was opened here. The refusal does not bring the new one along. */
export function PlateConflict(props: PlateConflictProps) {
  const { mine, typeOf, readLatest, onTake, onOverwrite, onClose } = props;
  const { send, isBusy, refusal, answer } = useSend({
    mutationFn: async () => ({ latest: await readLatest() }),
  });
  const read = () => void send();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(read, []);
  const keep = { label: m.keepEditing(), act: onClose };
  const latest = answer?.latest ?? null;
  return (
    <ConflictDialog
      what="nameplate"
      differences={latest ? plateDifferences(mine, draftOf(latest), typeOf) : []}
      ways={
        latest
          ? [
              { label: m.saveMine(), act: () => onOverwrite(latest) },
              { label: m.takeTheirs(), act: () => onTake(latest) },
              keep,
            ]
          : refusal || isBusy
            ? [keep, { label: m.lookAgain(), isBusy, act: read }]
            : [keep]
      }
      refusal={<FormError refusal={refusal} />}
      onClose={onClose}
    >
      {answer !== null && latest === null ? m.conflictDeleted() : m.conflictKept()}
    </ConflictDialog>
  );
}
