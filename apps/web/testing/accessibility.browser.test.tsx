import 'axe-core';
import type { CSSProperties, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { look } from '../../../e2e/fixtures/look-with-axe.ts';
import { showAlone } from './screens.tsx';

// axe judges the contrast of one of the parts that look the same. A part that differs from them is judged too.

const clear = { color: '#000', background: '#fff' } satisfies CSSProperties;
const faint = { color: '#ccc', background: '#fff' } satisfies CSSProperties;
const layer = { position: 'absolute', inset: 0, pointerEvents: 'none' } satisfies CSSProperties;

const row = (content: ReactNode, style: CSSProperties = {}) => (
  <li style={{ position: 'relative', width: 300, ...style }}>{content}</li>
);

/** The places at which axe finds too little contrast. */
async function foundIn(content: ReactNode, known: readonly string[] = []) {
  showAlone(
    <main>
      <ul style={clear}>{content}</ul>
    </main>,
  );
  await expect.element(page.getByRole('list')).toBeVisible();
  const { grave, looks } = await look({ known });
  const where = grave.filter(({ id }) => id === 'color-contrast').flatMap(({ where }) => where);
  return { where, looks };
}

const calm = (
  <>
    {row('One')}
    {row('Two')}
  </>
);

test('rows that look the same are judged by one of them', async () => {
  const { where, looks } = await foundIn(calm);
  expect(where).toEqual([]);
  expect(looks).toHaveLength(1);
  const faintRows = await foundIn(
    <>
      {row('One', faint)}
      {row('Two', faint)}
    </>,
  );
  expect(faintRows.where).toHaveLength(1);
});

test.each<{ why: string; fault: ReactNode }>([
  { why: 'a row of another colour', fault: row('Three', { color: '#ccc' }) },
  { why: 'a row on another colour', fault: row('Three', { background: '#111' }) },
  { why: 'a row that is nearly transparent', fault: row('Three', { opacity: 0.2 }) },
  { why: 'a part of a row', fault: row(<b style={{ color: '#ccc' }}>Three</b>) },
  {
    why: 'a fill under one row alone',
    fault: row(
      <>
        <i style={{ ...layer, background: '#111' }} />
        <span style={{ position: 'relative' }}>Three</span>
      </>,
    ),
  },
  {
    why: 'a fill under the second of two parts that are the same',
    fault: (
      <>
        {row(<span style={{ position: 'relative' }}>Three</span>)}
        {row(
          <>
            <i style={{ ...layer, background: '#111' }} />
            <span style={{ position: 'relative' }}>Four</span>
          </>,
        )}
      </>
    ),
  },
  {
    why: 'a text after an empty part of the same look',
    fault: row(
      <>
        <b style={{ ...faint, padding: 8 }} />
        <b style={{ ...faint, padding: 8 }}>Three</b>
      </>,
    ),
  },
  {
    why: 'a button after one of the same look that is disabled',
    fault: row(
      <>
        <button type="button" disabled style={faint}>
          No
        </button>
        <button type="button" style={faint}>
          Yes
        </button>
      </>,
    ),
  },
  {
    why: 'a label after one of a disabled field',
    fault: row(
      <>
        <label style={faint}>
          No
          <input disabled />
        </label>
        <label style={faint}>
          Yes
          <input />
        </label>
      </>,
    ),
  },
  {
    why: 'a field',
    fault: row(<input aria-label="Field" defaultValue="faint" style={faint} />),
  },
])('finds $why', async ({ fault }) => {
  const { looks } = await foundIn(calm);
  const content = (
    <>
      {calm}
      {fault}
    </>
  );
  expect((await foundIn(content)).where).toHaveLength(1);
  expect((await foundIn(content, looks)).where).toHaveLength(1);
});

test('what hides the fault on one screen does not make it known for the next', async () => {
  const button = (disabled: boolean) =>
    row(
      <button type="button" disabled={disabled} style={faint}>
        Save
      </button>,
    );
  const { where, looks } = await foundIn(button(true));
  expect(where).toEqual([]);
  expect((await foundIn(button(false), looks)).where).toHaveLength(1);
});
