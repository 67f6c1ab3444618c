import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { Link } from '../../platform/core/link.tsx';
import { closeModals } from '../../platform/core/modals.ts';
import { buttonClass } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import type { ChoosablePlate } from './nameplate-list.tsx';
import { ownPlatesQuery } from './nameplates.queries.ts';
import { PlateSelector } from './plate-selector.tsx';
import { useWearPlate } from './use-wear-plate.ts';
import { m } from './words/messages.js';

/** Chooses a nameplate. It is put on at once, and can be taken back. */
export function NameplateSelectorModal({ onClose }: { onClose(): void }) {
  const { user } = useCurrentUser();
  const { data: plates } = useQuery(ownPlatesQuery);
  const { wear, isBusy, wearing, refusal } = useWearPlate();
  const worn = plates?.find(({ isWorn }) => isWorn)?.id ?? 0;
  const choose = ({ id, name }: ChoosablePlate) => {
    if (id !== worn) void wear(id, m.youWear({ plate: name }));
  };
  return (
    <PlateSelector
      name={user?.username ?? ''}
      chosenId={wearing ?? worn}
      isBusy={isBusy}
      onChoose={choose}
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <Link to="/nameplate" className={buttonClass({})} onClick={closeModals}>
          {m.designOwn()}
        </Link>
      }
    />
  );
}
