import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { faultyFieldsOf } from './field-errors.ts';

/** Names, addresses and keys, wherever they stand. */
const isNamed =
  /^(?:name|username|prefix|slot|code|key|url|version|hash|secret|[a-z]+(?:Name|NameOverride|Url|Path|Prefix|Link|Id|Key|Keys|Code)|nameOverride|wikiLink|externalUsername)$/;

/** Texts that people or the wiki wrote: no language of the page changes them. */
const written = new Set([
  ...['*.description', '*.style', '*.subject', '*.creatorName', 'announcement.html'],
  ...['announcements.html', 'previewAnnouncement.html', '*.html', 'announcements.announcedBy'],
  ...['answer.reason', 'answered.reason', 'reports.reason', 'undo.reason', 'entries.reason'],
  ...['translations.title', 'translations.text', 'answers.text', 'prompts.text'],
  ...['results.title', ':id.title', 'current.title', 'list.title'],
  ...['eventSubstage.title', 'substages.title', 'order.note', 'orders.note', 'rows.createdBy'],
  ...['create.createdBy', 'getDetails.title', 'groups.title', 'groups.section', 'place.title'],
  ...['place.header', 'upcoming.title', 'teams.abbreviation', 'teams.aliases', 'mark.short'],
  ...[
    'mark.tag',
    'ranking.source',
    'matches.round',
    'stages.awaitedRounds',
    'stages.roundsToDraw',
    'games.map',
    'flag.country',
    'groups.teams',
    'parts.stage',
    'leftOut.what',
    'values.*',
    'tournaments.title',
    'tournaments.tierType',
    'hide.title',
    'hide.tierType',
    'look.title',
    'look.tierType',
  ],
  ...[
    'groups.lists',
    'groups.counts',
    'opponents.status',
    'wiki.link',
    'wiki.wiki',
    'table.definite',
  ],
]);

/** Codes, keys and values for programs; and the sentence of a notice, whose code and values stand beside it. */
const coded = new Set([
  'all.html',
  ...['*.value', '*.defaultValue', '*.json', ':eventId.data', 'score.data', 'eventImages.*'],
  ...['actions.actions', 'actions.subjectTypes', 'rows.action', 'rows.subjectType', 'rows.group'],
  ...['advancePickData.Group', 'advancePickData.Name', 'bracketPickData.Group'],
  ...['bracketPickData.Name', 'elimPickData.Group', 'elimPickData.Name', 'matchPicks.bracketPart'],
  ...['official.bracketPart', 'place.bracketType', 'picks.state', 'subjects.state'],
  ...['webhook.endsWith', 'games.trophyImagePrefix', ':id.json', 'slot.match'],
]);

/**
 * English sentences without a code, each with the reason why it has none yet. The list may only shrink: a new
 * sentence comes with a code and its values [rule: api-23].
 */
const withoutCode: Readonly<Record<string, string>> = {
  ':eventId.changes': 'what an override changes, for staff',
  ':eventId.follows': 'what follows of an override, for staff',
  'doubts.place': 'a doubt about the wiki, for staff',
  'doubts.reason': 'a doubt about the wiki, for staff',
  'doubts.title': 'a doubt about the wiki, for staff',
  'held.title': 'a match that staff entered, for staff',
  '*.warnings': 'warnings about a new event, for staff',
  'getDetails.leftOut': 'what could not be read of the wiki, for staff',
  'teamEdits.text': 'an edit of a team, for staff',
  'log.text': 'what the wiki brought, for staff',
  'told.about': 'the audit log, for staff',
  'told.lines': 'the audit log, for staff',
  'rows.cells': 'the audit log, for staff',
  'admin.meaning': 'the meaning of a setting, for staff',
  'setting.meaning': 'the meaning of a setting, for staff',
  'testMail.words': 'how a test mail went, for staff',
  'sessions.device': 'a browser and its system, by their names',
  'ledger.rule': 'a rule of points, by its name in the format',
  'rare.rule': 'a rule of points, by its name in the format',
};

interface Schema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly prefixItems?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
}

const isFreeText = (schema: Schema): boolean =>
  schema.type === 'string' &&
  [schema.enum, schema.const, schema.format, schema.pattern].every((one) => one === undefined);

/** The name of a record by keys, else of the parent of the field. */
const ownerOf = (at: string): string =>
  at
    .split('.')
    .filter((step) => step !== '*')
    .at(-1) ?? '';

const found = new Set(
  Object.entries(endpoints).flatMap(([call, { response }]) => {
    const printed = z.toJSONSchema(response, { unrepresentable: 'any', reused: 'inline' });
    const fields = faultyFieldsOf(response);
    return textsOf(printed as Schema, call.split(/[ /]/).at(-1) ?? '', fields);
  }),
);

/** Each free text of an answer as `parent.field`. */
function textsOf(schema: Schema, parent: string, coded: readonly string[], at = ''): string[] {
  const inside = (one: Schema) => textsOf(one, parent, coded, at);
  const { items, properties = {}, additionalProperties: others } = schema;
  const below = (name: string, one: Schema) =>
    coded.includes(name) ? [] : textsOf(one, ownerOf(at) || parent, [], `${at}.${name}`);
  return [
    ...(isFreeText(schema) ? [`${parent}.${at.split('.').at(-1) ?? ''}`] : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf, schema.prefixItems].flatMap((all) =>
      (all ?? []).flatMap(inside),
    ),
    ...(items ? inside(items) : []),
    ...Object.entries(properties).flatMap(([name, one]) => below(name, one)),
    ...(typeof others === 'object' ? below('*', others) : []),
  ];
}

const everywhere = (place: string): string => place.replace(/^[^.]*/, '*');

const isListed = (list: ReadonlySet<string>, place: string): boolean =>
  list.has(place) || list.has(everywhere(place));

test('a text of an answer is a name, was written by people, or has a code [rule: api-23]', () => {
  const unknown = [...found].filter(
    (place) =>
      !isNamed.test(place.split('.').at(-1) ?? '') &&
      !isListed(written, place) &&
      !isListed(coded, place) &&
      !isListed(new Set(Object.keys(withoutCode)), place),
  );
  expect(found.size).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});

test('the sentences without a code are still there: what has one now goes off the list', () => {
  const places = new Set([...found].flatMap((place) => [place, everywhere(place)]));
  expect(Object.keys(withoutCode).filter((place) => !places.has(place))).toEqual([]);
  expect(Object.keys(withoutCode).length).toBeLessThanOrEqual(19);
});
