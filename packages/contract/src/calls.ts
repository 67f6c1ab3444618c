/**
 * Every module of calls, a line each. The table of its calls is what a module exports under a name
 * that ends in `Endpoints`; endpoints.ts joins them.
 */
export * from './accounts.ts';
export * from './audit.ts';
export * from './boards.ts';
export * from './calendar.ts';
export * from './credentials.ts';
export * from './crowd.ts';
export * from './discord.ts';
export * from './elsewhere.ts';
export * from './event-desk.ts';
export * from './events.ts';
export * from './exports.ts';
export * from './formats.ts';
export * from './giving.ts';
export * from './league-invites.ts';
export * from './league-lists.ts';
export * from './league-picks.ts';
export * from './league-rankings.ts';
export * from './leagues.ts';
export * from './liquipedia.ts';
export * from './nameplates.ts';
export * from './notifications.ts';
export * from './override.ts';
export * from './pick-data.ts';
export * from './picks.ts';
export * from './pictures.ts';
export * from './point-presets.ts';
export * from './profile.ts';
export * from './promo.ts';
export * from './reports.ts';
export * from './settings.ts';
export * from './sign-in.ts';
export * from './staff.ts';
export * from './supporters.ts';
export * from './surveys.ts';
export * from './sync.ts';
export * from './team-facts.ts';
export * from './tokens.ts';
export * from './trophies.ts';
export * from './uploaded-picture.ts';
export * from './webhooks.ts';
