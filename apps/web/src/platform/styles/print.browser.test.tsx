import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { askFor, askForNothing } from '../../../testing/media.ts';
import { showAlone } from '../../../testing/screens.tsx';
import { EventArt } from '../ui/art/event-art.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Tabs } from '../ui/page/tabs.tsx';

afterEach(askForNothing);

const tabs = [
  { value: 1, label: 'Stage 1' },
  { value: 2, label: 'Stage 2' },
];

test('paper has the content alone, in light colours [rule: product-42]', async () => {
  showAlone(
    <main>
      <nav data-screen-only>Bar</nav>
      <Tabs label="Stages" items={tabs} value={1} onChange={() => {}} panelId="panel" />
      <div id="panel" role="tabpanel" aria-label="Stages">
        <Button>SUBMIT</Button>
        <EventArt event={{ name: 'Austin', gameId: 2, rewardTypeId: 2 }}>Austin Major</EventArt>
      </div>
    </main>,
  );
  document.documentElement.dataset['theme'] = 'dark';
  const words = page.getByText('Austin Major');
  await expect.element(words).toBeVisible();
  await askFor({ media: 'print' });
  for (const gone of ['Bar', 'SUBMIT', 'Stage 2']) {
    await expect.element(page.getByText(gone, { exact: true })).not.toBeVisible();
  }
  await expect.element(page.getByText('Stage 1', { exact: true })).toBeVisible();
  const { color, backgroundImage } = getComputedStyle(words.element());
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)');
  expect(backgroundImage).toBe('none');
  expect(Math.max(...(color.match(/\d+/g) ?? []).map(Number)), 'ink').toBeLessThan(60);
});
