import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { closeModals } from '../core/modals.ts';
import { useCurrentUser } from '../session/session.queries.ts';
import { buttonClass } from '../ui/button.tsx';
import { FormError } from '../ui/form-error.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Modal } from '../ui/modal.tsx';
import { type ChoosablePlate, NameplateList } from './nameplate-list.tsx';
import { ownPlatesQuery } from './nameplates.queries.ts';
import { useWearPlate } from './use-wear-plate.ts';

/** What to wear; it is put on at once, and can be taken back. */
export function NameplateSelectorModal({ onClose }: { onClose(): void }) {
  const { user } = useCurrentUser();
  const query = useQuery(ownPlatesQuery);
  const { wear, isBusy, wearing, refusal } = useWearPlate();
  const worn = query.data?.find(({ isWorn }) => isWorn)?.id ?? 0;
  const choose = ({ id, name }: ChoosablePlate) => {
    if (id !== worn) void wear(id, `You wear ${name}`);
  };
  return (
    <Modal
      title="Select a Nameplate"
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <Link to="/nameplate" className={buttonClass({})} onClick={closeModals}>
          Design your own
        </Link>
      }
    >
      <Loaded query={query} what="Nameplates" height={300}>
        {(plates) => (
          <NameplateList
            label="Your nameplates"
            plates={plates}
            username={user?.username ?? ''}
            isBusy={isBusy}
            isChosen={({ id }) => id === (wearing ?? worn)}
            onChoose={choose}
          />
        )}
      </Loaded>
    </Modal>
  );
}
