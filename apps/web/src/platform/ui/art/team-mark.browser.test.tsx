import { expect, test } from 'vitest';
import { showAlone } from '../../../../testing/screens.tsx';
import { drawTeamMark } from './draw-team-mark.ts';
import { TeamMark } from './team-mark.tsx';

const mark = { field: 12, shape: 0, charge: 0, tag: 'HERO', short: 'HE' };
const team = { logoUrl: null, mark };

async function shownMarks(theme: string): Promise<readonly Element[]> {
  showAlone(
    <main>
      <TeamMark team={team} size={48} />
      <span ref={(place) => place?.replaceChildren(drawTeamMark(team, 48))} />
    </main>,
  );
  document.documentElement.dataset['theme'] = theme;
  await expect.poll(() => document.querySelectorAll('[data-sign]').length).toBe(2);
  return [...document.querySelectorAll('[data-sign]')];
}

test.each(['light', 'dark'])(
  'a mark has its letters above its shape, in the %s theme',
  async (theme) => {
    for (const shown of await shownMarks(theme)) {
      const { left, top, width, height } = shown.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      expect(over).toBe(shown);
    }
  },
);

test('on white, marks have an edge: white ones would not be seen [rule: product-39]', async () => {
  for (const shown of await shownMarks('light')) {
    expect(getComputedStyle(shown).filter).toMatch(/^drop-shadow/);
  }
});
