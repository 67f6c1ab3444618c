import { expect, test } from 'vitest';
import { findPreview, type PagePreview, withPreview } from './page-preview.ts';

const page = '<head>\n<title>Callshot</title>\n<script src="/a.js"></script></head>';

test('the title and what chats read are put in, whatever a name holds', () => {
  const name = `"><script>alert(1)</script> $& $1 'x'`;
  const written = withPreview(page, { title: name, text: 'You are invited' });
  expect(written).toContain(
    '<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1 &#39;x&#39;</title>',
  );
  expect(written).toContain('<meta property="og:description" content="You are invited" />');
  expect(written).not.toContain('<script>alert');
  expect(written).toContain('<script src="/a.js"></script></head>');
});

const told: PagePreview = {
  path: /^\/join\/(\w+)$/,
  find: async ([, code]) => {
    if (code === 'broken') throw new Error('The database is away');
    return code === 'known' ? { title: 'A league', text: '' } : null;
  },
};

test.each([
  { path: '/join/known', title: 'A league', why: 'one that is known' },
  { path: '/join/other', title: undefined, why: 'one that is not' },
  { path: '/join/broken', title: undefined, why: 'one of which nobody can tell' },
  { path: '/rl/event', title: undefined, why: 'another page' },
])('$why', async ({ path, title }) => {
  expect((await findPreview([told], path, async () => () => {}))?.title).toBe(title);
});

test('what a preview asks for has a place at the door, left however it ends; without one there is none', async () => {
  let inside = 0;
  const admit = async () => {
    inside += 1;
    return () => {
      inside -= 1;
    };
  };
  for (const path of ['/join/known', '/join/other', '/join/broken', '/rl/event']) {
    await findPreview([told], path, admit);
    expect(inside).toBe(0);
  }
  const asked: string[] = [];
  const find: PagePreview['find'] = async ([path]) => {
    asked.push(path);
    return { title: '', text: '' };
  };
  expect(await findPreview([{ ...told, find }], '/join/known', async () => null)).toBeNull();
  expect(asked).toEqual([]);
});
