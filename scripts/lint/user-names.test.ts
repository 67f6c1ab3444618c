import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.mjs';

const src = join(root, 'apps/web/src');
/**
 * Names that users give themselves, teams, leagues, events, stages, formats and plates, as screens
 * read them.
 */
const isUserGiven =
  /(?:^|\.)(?:username|creatorName|leagueName|nameOverride|eventName|stageName|teamName|pinnedEventName)$|(?:^|\.)(?:team|opponent|league|format|stage|plate|column|row|event|desk)\.name$/;
/** A text in JSX: attributes begin with "=", parts of templates with "$". */
const shown = /(?<![$=\w])\{([A-Za-z_][\w.?]*)\}/g;
/** The tag that stands right before it. */
const opening = /<([A-Za-z.]+)((?:=>|[^<>])*)>$/;
/** Their text is no markup. */
const plain = ['title', 'option'];
/** It isolates what it is given. */
const isolating = ['Old', 'New'];

function isIsolated(before: string): boolean {
  const [, tag = '', attributes = ''] = opening.exec(before) ?? [];
  return (
    tag === 'bdi' || [...plain, ...isolating].includes(tag) || attributes.includes('dir="auto"')
  );
}

function namesWithoutDirection(text: string): string[] {
  const found: string[] = [];
  for (const { 0: whole, 1: expression = '', index } of text.matchAll(shown)) {
    const before = text.slice(0, index).trimEnd();
    const line = text.slice(text.lastIndexOf('\n', index) + 1, index);
    const isInTemplate = line.split('`').length % 2 === 0;
    if (!isUserGiven.test(expression) || isInTemplate || /[=(,:?&|]$/.test(before)) continue;
    if (!isIsolated(before)) found.push(whole);
  }
  return found;
}

test('the check sees a name that stands bare among other words', () => {
  expect(namesWithoutDirection('<p>by {league.creatorName}</p>')).toEqual(['{league.creatorName}']);
  expect(namesWithoutDirection('<p className={styles.name}>\n  {team.name}\n</p>')).toHaveLength(1);
  expect(namesWithoutDirection('<p>by <bdi>{league.creatorName}</bdi></p>')).toEqual([]);
  expect(namesWithoutDirection('<b dir="auto">{team.name}</b>')).toEqual([]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a file holds
  expect(namesWithoutDirection('<title>{`${event.nameOverride} · Callshot`}</title>')).toEqual([]);
});

test('every name that people gave has a direction of its own', () => {
  const bare = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap((path) =>
      namesWithoutDirection(readFileSync(join(src, path), 'utf8')).map((name) => `${path} ${name}`),
    );
  expect(bare).toEqual([]);
});
