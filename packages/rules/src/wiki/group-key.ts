import type { GroupRecords, WikiGroup } from './wiki-group.ts';

/** A mapping's key of a wiki group [rule: event-creator-9]. */
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
 * The id of a standings group that has no table on the wiki, from the first list that it is made
 * of.
 */
export const idOfMadeTable = (listId: string): string => `table:${listId}`;

type Named = Pick<WikiGroup, 'key' | 'kind' | 'groupId' | 'lists' | 'formerId'>;

/**
 * The group that a key names [rule: event-creator-10]. A moved page keeps its id, and a page that
 * was made anew is found by its name. The id of a bracket or list is unique across pages. A group
 * named by a list is found in any later shape: with a table of its own, with further lists, or as
 * that list alone.
 */
export function groupNamed<G extends Named>(groups: readonly G[], key: string): G | null {
  const asked = readGroupKey(key);
  if (!asked) return null;
  const { groupId } = asked;
  const listId = listOf(groupId);
  const kind = kindNamed(groupId);
  const ofList = groups.filter((own) => own.kind === kind && own.lists.includes(listId ?? ''));
  // A list of days is a part of several groups.
  const byList = (own: G): boolean => ofList.length === 1 && ofList[0] === own;
  for (const isNamed of [
    (own: G) => own.groupId === groupId,
    byList,
    (own: G) => own.formerId === groupId,
  ]) {
    const alike = groups.filter(isNamed);
    const on = (page: 'pageId' | 'pageName') =>
      alike.find((group) => readGroupKey(group.key)?.[page] === asked[page]);
    const elsewhere = listId !== null && alike.length === 1 ? alike[0] : null;
    const found = on('pageId') ?? on('pageName') ?? elsewhere;
    if (found) return found;
  }
  return null;
}

/** The bracket or list that an id names; null where it is a position on the page. */
function listOf(groupId: string): string | null {
  const id = groupId.replace(/^(table|swiss|league):/, '');
  return /^\d+$/.test(id) ? null : id;
}

const kindNamed = (groupId: string): WikiGroup['kind'] =>
  /^(table:|\d+$)/.test(groupId) ? 'standings' : 'match';

/** The same of groups with their records; standings of a list that is no round robin any more are its matches'. */
export function recordsNamed(records: readonly GroupRecords[], key: string): GroupRecords | null {
  const groups = records.map(({ group }) => group);
  const named = groupNamed(groups, key);
  if (named) return records.find(({ group }) => group === named) ?? null;
  const asked = readGroupKey(key);
  if (asked === null || !asked.groupId.startsWith(idOfMadeTable(''))) return null;
  const own = groupNamed(groups, groupKey({ ...asked, groupId: listOf(asked.groupId) ?? '' }));
  const made = records.find(({ group }) => group === own);
  return made ? { ...made, table: null } : null;
}
