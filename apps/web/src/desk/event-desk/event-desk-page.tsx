import { useParams } from 'react-router';
import { EventsPage } from './list/events-page.tsx';
import { ControlRoom } from './room/control-room.tsx';

/** Every event as staff see it, or the control room of one. */
export function EventDeskPage() {
  const { eventId } = useParams();
  if (eventId === undefined) return <EventsPage />;
  return <ControlRoom key={eventId} eventId={Number(eventId)} />;
}
