import { Link } from '../../../platform/core/link.tsx';
import { useIsAdmin } from '../use-is-admin.ts';
import { m } from '../words/messages.js';

/** The way that needs no wiki. */
export function EnterResult({ eventId, className }: { eventId: number; className?: string }) {
  if (!useIsAdmin()) return null;
  return (
    <Link to={`/admin/pickOverride?event=${eventId}`} className={className}>
      {m.enterResult()}
    </Link>
  );
}
