// Stands on its own, so that the browser can load it: nothing here may need zod.

/**
 * Server-sent events at GET /submissions [rule: boards-20]. A heartbeat comment every 25 s; updates
 * of one event are merged to one a second.
 */
export const LIVE_PATH = '/submissions';

export interface EventUpdates {
  /** Number of users who submitted a stage of the event. */
  SubmissionUpdate: { eventId: number; count: number };
  /** Official results changed and the boards are recomputed. */
  ResultsUpdate: { eventId: number; computedAt: string };
  /** Stage, lock or other facts of the event changed. */
  EventUpdate: { eventId: number; version: number };
}

export interface LiveUpdates extends EventUpdates {
  /** A nameplate looks otherwise, or is not shown any more: then `version` is null and it is Classic. */
  NameplateUpdate: { nameplateId: number; version: number | null };
  /** Members of a league were removed, its creator changed, or it was deleted. Carries no names. */
  LeagueUpdate: { leagueId: number };
}
