import { type EndpointKey, endpoints } from '@callshot/contract';
import { expect, test } from 'vitest';

/**
 * The effect of sending a call again after its answer was lost.
 * - `key`: it takes an `Idempotency-Key` and repeats the first answer [rule: api-21].
 * - `found`: it finds what the first call made.
 * - `same`: it sets a state that already holds, or names the copy that it builds on.
 * - `spent`: it is refused, since its one-time link is used.
 * - `anew`: each is a message, a look or a proof of its own, and limits bound them.
 */
type Again = 'key' | 'found' | 'same' | 'spent' | 'anew';

const again: Partial<Record<EndpointKey, Again>> = {
  'POST /api/account/changepassword': 'same',
  'POST /api/account/delete': 'same',
  'POST /api/account/email': 'same',
  'POST /api/account/email/resend': 'anew',
  'POST /api/account/first-admin': 'spent',
  'POST /api/account/forgotpassword': 'anew',
  'POST /api/account/password': 'spent',
  'POST /api/account/preferences': 'same',
  'POST /api/account/proof': 'anew',
  'POST /api/account/register': 'key',
  'POST /api/account/resetlink': 'anew',
  'POST /api/account/username': 'same',
  'POST /api/account/verifyemail': 'spent',
  'POST /api/auth/login': 'anew',
  'POST /api/auth/logout': 'same',
  'POST /api/calendar/hide': 'same',
  'POST /api/calendar/look': 'anew',
  'POST /api/calendar/settings': 'same',
  'POST /api/discord/test': 'anew',
  'POST /api/discord/webhook': 'same',
  'POST /api/event/archive': 'same',
  'POST /api/event/create': 'key',
  'POST /api/event/edit': 'same',
  'POST /api/event/extendLock': 'same',
  'POST /api/event/goals': 'same',
  'POST /api/event/lateEntry': 'same',
  'POST /api/event/lockUnit': 'same',
  'POST /api/event/mapping': 'same',
  'POST /api/event/matchTime': 'same',
  'POST /api/event/matches': 'same',
  'POST /api/event/mergeTeams': 'same',
  'POST /api/event/replaceTeam': 'same',
  'POST /api/event/slots': 'same',
  'POST /api/event/stage': 'same',
  'POST /api/event/team': 'found',
  'POST /api/event/teamName': 'same',
  'POST /api/event/teamPicture': 'same',
  'POST /api/event/teamRanking': 'same',
  'POST /api/event/undoTeamEdit': 'same',
  'POST /api/event/updateteams': 'same',
  'POST /api/eventFormat': 'key',
  'POST /api/pointPreset': 'key',
  'POST /api/pointPreset/usual': 'same',
  'POST /api/leagues/changeInvite': 'same',
  'POST /api/leagues/close': 'same',
  'POST /api/leagues/handOver': 'same',
  'POST /api/leagues/join': 'same',
  'POST /api/leagues/joinByInvite': 'same',
  'POST /api/leagues/rename': 'same',
  'POST /api/leagues/restore': 'same',
  'POST /api/leagues/save': 'found',
  'POST /api/leagues/unban': 'same',
  'POST /api/liquipedia/create': 'key',
  'POST /api/liquipedia/createDrafted': 'key',
  'POST /api/liquipedia/webhook': 'same',
  'POST /api/nameplate/disable': 'same',
  'POST /api/nameplate/grant': 'same',
  'POST /api/nameplate/revoke': 'same',
  'POST /api/nameplate/save': 'key',
  'POST /api/notification/announce': 'key',
  'POST /api/notification/clear': 'same',
  'POST /api/notification/clearAll': 'same',
  'POST /api/notification/discord': 'same',
  'POST /api/notification/later': 'found',
  'POST /api/notification/preferences': 'same',
  'POST /api/notification/previewAnnouncement': 'same',
  'POST /api/notification/pushSubscription': 'found',
  'POST /api/notification/pushUnsubscription': 'same',
  'POST /api/notification/unsubscribe': 'same',
  'POST /api/picks/override/:eventId': 'same',
  'POST /api/picks/override/open/:eventId': 'same',
  'POST /api/picks/override/preview/:eventId': 'same',
  'POST /api/picks/override/undo/:eventId': 'same',
  'POST /api/picks/save/user/:eventId': 'key',
  'POST /api/promo/create': 'key',
  'POST /api/promo/disable': 'same',
  'POST /api/reports/answer': 'same',
  'POST /api/reports/report': 'found',
  'POST /api/reports/undo': 'same',
  'POST /api/results/dismiss': 'spent',
  'POST /api/results/forget': 'spent',
  'POST /api/results/import': 'same',
  'POST /api/results/preview': 'same',
  'POST /api/results/previewFile': 'same',
  'POST /api/results/push': 'same',
  'POST /api/results/revoke': 'same',
  'POST /api/results/take': 'spent',
  'POST /api/results/token': 'key',
  'POST /api/settings/save': 'same',
  'POST /api/staff/testMail': 'anew',
  'POST /api/supporters/levels': 'same',
  'POST /api/supporters/rewards': 'same',
  'POST /api/supporters/webhook': 'same',
  'POST /api/survey/answers': 'same',
  'POST /api/survey/picture': 'found',
  'POST /api/survey/save': 'key',
  'POST /api/sync/answer': 'same',
  'POST /api/sync/correct': 'same',
  'POST /api/sync/forgetName': 'same',
  'POST /api/sync/look': 'anew',
  'POST /api/sync/pause': 'same',
  'POST /api/sync/release': 'same',
  'POST /api/sync/resume': 'same',
  'POST /api/sync/sameTeam': 'same',
  'POST /api/sync/structure': 'same',
  'POST /api/token/create': 'key',
  'POST /api/token/revoke': 'same',
  'POST /api/trophy/giveTrophies': 'found',
  'POST /api/trophy/rerun': 'same',
  'POST /api/trophy/seen': 'same',
  'POST /api/trophy/takeBack': 'same',
  'POST /api/trophy/trophycase/:slot/:eventId/:trophyTypeId': 'same',
  'POST /api/user/update': 'same',
  'POST /api/webhook/create': 'key',
  'POST /api/webhook/delete': 'same',
  'POST /api/webhook/resend': 'key',
  'POST /api/webhook/switch': 'same',
  'POST /api/webhook/test': 'key',
  'POST /api/webhook/update': 'same',
};

const posts = (Object.keys(endpoints) as EndpointKey[]).filter(
  (key) => key.startsWith('POST ') && endpoints[key].mutates,
);

test('every call that changes something says what becomes of it when it is sent again [rule: api-21]', () => {
  expect(Object.keys(again).sort()).toEqual([...posts].sort());
});

test.each(posts)('%s takes an idempotency key exactly where it needs one', (key) => {
  const { refusals, ...endpoint } = endpoints[key];
  const takesKey = 'takesIdempotencyKey' in endpoint && endpoint.takesIdempotencyKey === true;
  expect(takesKey).toBe(again[key] === 'key');
  expect('idempotency_mismatch' in refusals).toBe(takesKey);
});
