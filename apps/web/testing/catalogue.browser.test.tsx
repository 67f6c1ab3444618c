import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from './accessibility.ts';
import { Catalogue } from './catalogue/catalogue.tsx';
import { parts } from './catalogue/states.ts';
import { expectLaidOut } from './layout.ts';
import { showAlone } from './screens.tsx';

const THEMES = ['dark', 'light'] as const;

const opening = () => [
  ...document.querySelectorAll<HTMLElement>('main :is([data-opens], [aria-haspopup="menu"])'),
];

test.each(THEMES)('every part in all its states, %s', async (theme) => {
  showAlone(<Catalogue theme={theme} />);
  await expect.poll(() => document.querySelectorAll('section > h2').length).toBe(parts.length);
  await expect.poll(() => document.body.textContent).toContain('Two sessions');
  await expectAccessible();
  await expectLaidOut();
});

test.each(THEMES.flatMap((theme) => ['menu', 'modal', 'toast'].map((only) => ({ only, theme }))))(
  'every opened $only, $theme',
  async ({ only, theme }) => {
    showAlone(<Catalogue theme={theme} only={only} />);
    await expect.poll(() => opening().length).toBeGreaterThan(2);
    for (const button of opening()) {
      await userEvent.click(button);
      await expectAccessible();
      await expectLaidOut();
      await userEvent.keyboard('{Escape}');
    }
  },
);
