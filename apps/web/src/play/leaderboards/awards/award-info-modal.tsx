import { useQuery } from '@tanstack/react-query';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { eventQuery } from '../../events/event.queries.ts';
import { m } from '../words/messages.js';
import { AwardInfo } from './award-info.tsx';

interface AwardInfoModalProps {
  /** The event whose board it is asked from; absent = of all events. */
  readonly eventId?: number;
  readonly onClose: () => void;
}

export function AwardInfoModal({ eventId, onClose }: AwardInfoModalProps) {
  const event = useQuery({ ...eventQuery(eventId ?? 0), enabled: eventId !== undefined }).data;
  return (
    <Modal title={m.awardInfo()} isOpen onClose={onClose} size="md">
      <section
        aria-label={m.awards()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on small screens it scrolls, and must by keyboard
        tabIndex={0}
      >
        <AwardInfo event={event} />
      </section>
    </Modal>
  );
}
