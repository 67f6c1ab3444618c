import { z } from 'zod';

// zod reads a list or record to its end, however many faults it has: a body of a few kilobytes took
// 100 ms in faults alone. These schemas stop early.

/** A refusal names this many problems; a list is read until so much is wrong with it. */
export const problemsAtMost = 20;

/** A list of at most so many items; a longer one is refused unread. */
export const listOf = <T extends z.ZodType>(item: T, most: number): z.ZodArray<T> =>
  // `max` besides, for the published description.
  new BoundedList({ type: 'array', element: item, most }).max(most) as z.ZodArray<T>;

/** A record of at most so many keys; a larger one is refused unread. */
export const recordOf = <K extends z.ZodString, V extends z.ZodType>(
  key: K,
  value: V,
  most: number,
): z.ZodRecord<K, V> =>
  new BoundedRecord({ type: 'record', keyType: key, valueType: value, most }) as z.ZodRecord<K, V>;

type Bounded<Definition> = Definition & { readonly most: number };

const BoundedList = z.core.$constructor<z.ZodArray, Bounded<z.core.$ZodArrayDef>>(
  'BoundedList',
  (list, definition) => {
    z.ZodArray.init(list, definition);
    const { _zod: internals } = list;
    const readAll = internals.parse;
    internals.parse = (payload, context) => {
      const { value: items } = payload;
      const isList = Array.isArray(items) && items.length <= definition.most;
      // zod refuses other types and overlong lists at once.
      if (!isList) return readAll(payload, context);
      payload.value = readItems(items, definition.element, payload.issues, context);
      return payload;
    };
  },
);

type Issues = z.core.ParsePayload['issues'];

function readItems(
  items: readonly unknown[],
  schema: z.core.$ZodType,
  issues: Issues,
  context: z.core.ParseContextInternal,
): unknown[] {
  const read: unknown[] = [];
  for (const [at, value] of items.entries()) {
    const item = schema._zod.run({ value, issues: [] }, context);
    if (item instanceof Promise) throw new Error('The items of a list are read at once');
    issues.push(...z.core.util.prefixIssues(at, item.issues));
    read.push(item.value);
    const left = items.length - read.length;
    if (issues.length < problemsAtMost || left === 0) continue;
    issues.push({
      code: 'custom',
      message: `${left} further items were not looked at`,
      input: items,
    });
    break;
  }
  return read;
}

const BoundedRecord = z.core.$constructor<z.ZodRecord, Bounded<z.core.$ZodRecordDef>>(
  'BoundedRecord',
  (record, definition) => {
    z.ZodRecord.init(record, definition);
    const { _zod: internals } = record;
    const readAll = internals.parse;
    internals.parse = (payload, context) => {
      const { value: input } = payload;
      const size = typeof input === 'object' && input !== null ? Object.keys(input).length : 0;
      if (size <= definition.most) return readAll(payload, context);
      const message = `Too big: expected at most ${definition.most} keys`;
      payload.issues.push({ code: 'custom', message, input });
      return payload;
    };
  },
);
