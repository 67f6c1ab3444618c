import type { GroupRecords } from './wiki-group.ts';

/** What a mapping names a group of the wiki by [rule: event-creator-9]. */
export interface GroupKey {
  readonly pageId: number;
  readonly pageName: string;
  readonly groupId: string;
}

export const groupKey = ({ pageId, pageName, groupId }: GroupKey): string =>
  [pageId, pageName, groupId].join('|');

/** Null where it has not exactly two separators, or names no page or group. */
export function readGroupKey(key: string): GroupKey | null {
  const [page = '', pageName = '', groupId = '', ...rest] = key.split('|');
  const pageId = Number(page);
  const isWhole = /^\d+$/.test(page) && Number.isSafeInteger(pageId);
  if (!isWhole || pageName === '' || groupId === '' || rest.length > 0) return null;
  return { pageId, pageName, groupId };
}

/**
 * The group that a key names. A page keeps its id when it is moved; its name finds it where it was made
 * anew.
 */
export function groupNamed<G extends { readonly key: string }>(
  groups: readonly G[],
  key: string,
): G | null {
  const asked = readGroupKey(key);
  if (!asked) return null;
  const alike = groups.filter((group) => readGroupKey(group.key)?.groupId === asked.groupId);
  const on = (page: 'pageId' | 'pageName') =>
    alike.find((group) => readGroupKey(group.key)?.[page] === asked[page]);
  return on('pageId') ?? on('pageName') ?? null;
}

/** The same of groups with their records. */
export const recordsNamed = (
  records: readonly GroupRecords[],
  key: string,
): GroupRecords | null => {
  const group = groupNamed(
    records.map((own) => own.group),
    key,
  );
  return records.find((own) => own.group === group) ?? null;
};
