import type { Answer, AnsweredRefusal, Body } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { viewOf } from './calendar-view.ts';
import { findTournament, setHidden } from './shown-tournaments.repository.ts';

type Key = 'POST /api/calendar/hide';

/** Hides a tournament, or brings it back; no list of the wiki undoes that [rule: calendar-7]. */
export const hideTournament = (
  db: Kysely<Schema>,
  actorUserId: number,
  { gameId, pageId, isHidden }: Body<Key>,
): Promise<Outcome<Answer<Key>, AnsweredRefusal<Key>>> =>
  db.transaction().execute(async (trx) => {
    const isChanged = await setHidden(trx, gameId, pageId, isHidden);
    const row = await findTournament(trx, gameId, pageId);
    if (!row) return refuse('tournament_not_listed');
    if (isChanged) {
      await insertAudit(trx, {
        actorUserId,
        action: isHidden ? 'calendar.hidden' : 'calendar.shown',
        subjectType: 'game',
        subjectId: gameId,
        after: { pageId, title: row.title },
      });
    }
    return done(viewOf(row));
  });
