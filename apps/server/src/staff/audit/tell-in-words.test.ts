import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tellings } from './tell-in-words.ts';
import { prizeActions } from './tell-of-prizes.ts';
import { surveyActions } from './tell-of-surveys.ts';

/** Their `before` and `after` are readable as they are. */
const speakForThemselves: ReadonlySet<string> = new Set([
  'announcement.sent',
  'calendar.changed',
  'calendar.event_made',
  'calendar.hidden',
  'calendar.shown',
  'calendar.switched_off',
  'calendar.switched_on',
  'discord.webhook-changed',
  'discord.webhook-removed',
  'event.archived',
  'event.created',
  'event.edited',
  'event.finish',
  'event.goals_chosen',
  'event.late_entry_chosen',
  'event.lock_extended',
  'event.lock_followed',
  'event.mapped',
  'event.match_time',
  'event.redrafted',
  'event.restored',
  'event.stage_closed',
  'event.stage_opened',
  'event.team_identified',
  'event.team_name_forgotten',
  'event.team_edit_undone',
  'event.team_named',
  'event.team_pictured',
  'event.team_ranked',
  'event.team_renamed',
  'event.teams_merged',
  'event.teams_updated',
  'format.changed',
  'format.created',
  'format.deleted',
  'league.analyst_hidden',
  'league.analyst_made',
  'league.analyst_shown',
  'league.deleted',
  'league.handed_over',
  'league.inherited',
  'database.recovered',
  'league.invite_changed',
  'league.member_banned',
  'league.member_removed',
  'league.member_unbanned',
  'league.renamed',
  'league.restored',
  'login.limit-reached',
  'login.staff',
  'login.user',
  'mail.tested',
  'picks.grown',
  'picks.opened',
  'picks.saved',
  'point_preset.changed',
  'point_preset.created',
  'point_preset.deleted',
  'point_preset.made_usual',
  'results.dismissed',
  'results.forgotten',
  'results.imported',
  'results.proposed',
  'results.taken',
  'results.told',
  'setting.changed',
  'stage.lock_unit_chosen',
  'stage.match_locks_moved',
  'stage.matches_sealed',
  'stage.sealed',
  'sync.paused',
  'sync.resumed',
  'token.created',
  'token.revoked',
  'webhook.allowed',
  'webhook.created',
  'webhook.failed',
  'webhook.switched_off',
]);

/** Every action that the server's sources name in an entry of the log. */
function actionsInSources(): string[] {
  const root = new URL('../../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = files.flatMap((file) => {
    const source = readFileSync(new URL(file, root), 'utf8');
    return [...source.matchAll(/\baction:[^,;{}]*/g)].flatMap(([entry]) =>
      [...entry.matchAll(/'([a-z]+\.[a-z_-]+)'/g)].flatMap(([, action]) => action ?? []),
    );
  });
  return [...new Set(found)].sort();
}

test('an action of the audit log is told in words, or its rows speak for themselves', () => {
  const actions = actionsInSources();
  expect(actions.length).toBeGreaterThan(30);
  const unknown = actions.filter(
    (action) =>
      !(action in tellings) &&
      !prizeActions.has(action) &&
      !surveyActions.has(action) &&
      !speakForThemselves.has(action) &&
      !action.startsWith('user.'),
  );
  expect(unknown).toEqual([]);
});
