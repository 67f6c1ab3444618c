import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { type ChoosablePlate, NameplateList } from './nameplate-list.tsx';
import { ownPlatesQuery } from './nameplates.queries.ts';
import { m } from './words/messages.js';

interface PlateSelectorProps {
  /** The name that the plates are shown with. */
  readonly name: string;
  readonly chosenId: number | null;
  readonly isBusy?: boolean;
  readonly refusal?: ReactNode;
  readonly actions?: ReactNode;
  onChoose(plate: ChoosablePlate): void;
  onClose(): void;
}

/** One of the plates that the signed-in user has. */
export function PlateSelector(props: PlateSelectorProps) {
  const { name, chosenId, isBusy = false, refusal, actions, onChoose, onClose } = props;
  const query = useQuery(ownPlatesQuery);
  return (
    <Modal title={m.selectTitle()} isOpen onClose={onClose} refusal={refusal} actions={actions}>
      <Loaded query={query} what={m.plates()} height={300}>
        {(plates) => (
          <NameplateList
            label={m.yourPlates()}
            plates={plates}
            username={name}
            isBusy={isBusy}
            isChosen={({ id }) => id === chosenId}
            onChoose={onChoose}
          />
        )}
      </Loaded>
    </Modal>
  );
}
