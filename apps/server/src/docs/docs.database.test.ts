import { readFileSync } from 'node:fs';
import { endpoints } from '@callshot/contract';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/platform/app.ts';
import { html } from '../platform/http/answers/html.ts';
import { ungroupedCalls } from './api-groups.ts';
import { printApiTable } from './api-table.ts';
import { describeFields } from './describe-fields.ts';
import { printNamedSchemas } from './json-schema.ts';
import { printLimitTable } from './limit-table.ts';
import { createOpenApi } from './openapi.ts';
import { printRoleTable } from './role-table.ts';

const { app } = await testApp();
const openApi = createOpenApi();
const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('OpenAPI', () => {
  test('tells of every call of the contract, and of live updates', () => {
    expect(ungroupedCalls()).toEqual([]);
    const told = operations.map(
      ({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(told.toSorted()).toEqual([...Object.keys(endpoints), 'GET /submissions'].toSorted());
  });

  test('every operation has a name of its own', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => /^[a-z][A-Za-z]+$/.test(name))).toBe(true);
  });

  test.each(operations)('$method $path declares its path parameters, each required', (row) => {
    const parameters = row.operation.parameters as {
      name: string;
      in: string;
      required: boolean;
    }[];
    const declared = parameters.filter((parameter) => parameter.in === 'path');
    const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(declared.map(({ name }) => name)).toEqual(inPath);
    expect(declared.every(({ required }) => required)).toBe(true);
  });

  test('every reference leads somewhere, and every named schema is referred to', () => {
    const text = JSON.stringify(openApi);
    const referred = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!));
    for (const path of referred) {
      const found = path
        .split('/')
        .reduce<unknown>((at, key) => Reflect.get(Object(at), key), openApi);
      expect(found, path).toBeDefined();
    }
    const unused = Object.keys(openApi.components.schemas).filter(
      (name) => !referred.has(`components/schemas/${name}`),
    );
    expect(unused).toEqual([]);
  });

  test.each(Object.entries(openApi.components.schemas))('%s has fields of its own', (_, schema) => {
    expect(schema).toMatchObject({ type: 'object' });
    expect(Object.values(schema.properties ?? {})).not.toEqual([]);
  });

  test('nothing is described by nothing', () => {
    expect(emptySchemasIn(openApi, '#').map((path) => path.replace(/^.*\/schemas?\//, ''))).toEqual(
      [
        // Free-form objects: rows of the export, Patreon's payload, values of a notice's sentence,
        // audit changes and their newer copy.
        'properties/data/additionalProperties',
        '#/paths//api/supporters/webhook/post/requestBody/content/application/json/schema',
        'items/properties/saying/properties/values/additionalProperties',
        'AuditRow/properties/before',
        'AuditRow/properties/after',
        'Refusal/properties/current',
      ],
    );
  });

  test('a value that is sent has the form of one that is answered', () => {
    for (const [name, schema] of Object.entries(printNamedSchemas('input'))) {
      expect(schema, name).toEqual(openApi.components.schemas[name]);
    }
  });

  test('whatever makes something tells of its Idempotency-Key, and no other call does', () => {
    const telling = operations.filter(({ operation }) =>
      JSON.stringify(operation.parameters).includes('Idempotency-Key'),
    );
    const taking = Object.entries(endpoints).filter(
      ([, endpoint]) => 'takesIdempotencyKey' in endpoint,
    );
    const told = telling.map(
      ({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(told.toSorted()).toEqual(taking.map(([key]) => key).toSorted());
    expect(told).toContain('POST /api/picks/save/user/:eventId');
  });

  test('refusals stand with their status and code [rule: accounts-31]', () => {
    const save = openApi.paths['/api/picks/save/user/{eventId}']?.post;
    expect(save?.responses).toMatchObject({
      401: { description: 'unauthorized: Unauthorized' },
      409: { description: expect.stringContaining('picks_locked: Picks Are Locked') },
    });
    expect(save).toMatchObject({ 'x-who': 'user', 'x-mutates': true });
  });

  test('what is checked in is what the contract says', () => {
    const read = (name: string) =>
      readFileSync(new URL(`../../../../docs/api/${name}`, import.meta.url), 'utf8');
    expect(JSON.parse(read('openapi.json'))).toEqual(JSON.parse(JSON.stringify(openApi)));
    expect(read('README.md')).toBe(printApiTable());
    expect(read('roles.md')).toBe(printRoleTable());
    expect(read('limits.md')).toBe(printLimitTable());
  });

  test('is served', async () => {
    const answer = await app.inject('/api/openapi.json');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(openApi)));
    const headers = { 'if-none-match': String(answer.headers.etag) };
    expect((await app.inject({ url: '/api/openapi.json', headers })).statusCode).toBe(304);
  });
});

describe('the page', async () => {
  const page = await app.inject('/api/docs');

  test('shows every call, its path, who may call it and its refusals', () => {
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const text = page.body.replaceAll('<wbr>', '');
    for (const [key, endpoint] of Object.entries(endpoints)) {
      expect(text).toContain(key.split(' ')[1]);
      for (const code of Object.keys(endpoint.refusals))
        expect(text).toContain(`<code>${code}</code>`);
    }
    expect(text).toContain('Admin or EventCreator');
  });

  test('keeps to the policy that it is served with: nothing inline, nothing foreign', async () => {
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/);
    expect(page.body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    // Without a name of its own the browser would ask for an icon that is not there.
    expect(page.body).toContain('<link rel="icon" href="/favicon.svg">');
    const style = await app.inject('/api/docs/docs.css');
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(style.body).not.toMatch(/url\(|@import/);
  });

  test('its anchors are there, once', () => {
    const ids = [...page.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...page.body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(50);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });
});

/** Paths of schemas that say neither what something is nor where that stands. */
function emptySchemasIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(isSchemaAt(path, key) && !saysSomething(inner) ? [`${path}/${key}`] : []),
    ...emptySchemasIn(inner, `${path}/${key}`),
  ]);
}

const isSchemaAt = (path: string, key: string): boolean =>
  /^(schema|items|additionalProperties)$/.test(key) ||
  /\/(properties|schemas|anyOf|allOf)$/.test(path);

/** `false` says that there is nothing: no item after the last of a tuple. */
const saysSomething = (schema: object | false): boolean =>
  schema === false ||
  ['type', '$ref', 'enum', 'const', 'anyOf', 'allOf'].some((keyword) => keyword in schema);

test('what is put into HTML is escaped', () => {
  expect(html`<b title="${'"x"'}">${'<i>&'}</b>${html`<u>`}`.html).toBe(
    '<b title="&quot;x&quot;">&lt;i&gt;&amp;</b><u>',
  );
});

test('fields of inner objects stand behind the field that holds them', () => {
  const fields = describeFields({
    properties: {
      list: {
        type: 'array',
        items: { type: 'object', properties: { at: { type: 'string', format: 'date-time' } } },
      },
      who: { anyOf: [{ $ref: '#/components/schemas/Who' }, { type: 'null' }] },
    },
    required: ['who'],
  });
  expect(
    fields.map(({ name, depth, type, isRequired }) => [name, depth, type, isRequired]),
  ).toEqual([
    ['list', 0, 'list of object', false],
    ['at', 1, 'instant', false],
    ['who', 0, 'Who or null', true],
  ]);
});
