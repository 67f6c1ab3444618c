import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { askFor, askForNothing } from '../../../testing/media.ts';
import { showAlone } from '../../../testing/screens.tsx';
import { EventArt } from '../ui/art/event-art.tsx';
import { OutcomeMark } from '../ui/art/outcome-mark.tsx';
import { ShareBar } from '../ui/page/share-bar.tsx';
import { Tabs } from '../ui/page/tabs.tsx';

afterEach(askForNothing);

const event = { name: 'Austin Major 2025', gameId: 2, rewardTypeId: 2 } as const;

/** The colours that the system gives, as a page tells them. */
const given = {
  text: 'CanvasText',
  ground: 'Canvas',
  chosen: 'Highlight',
} as const;

async function showParts() {
  const colours = Object.entries(given).map(([name, color]) => (
    <i key={name} data-given={name} style={{ color }} />
  ));
  showAlone(
    <main>
      {colours}
      <svg data-wire style={{ stroke: 'var(--wire)' }} aria-hidden="true" />
      <Tabs
        label="Stages"
        items={[
          { value: 1, label: 'Stage 1' },
          { value: 2, label: 'Stage 2' },
        ]}
        value={1}
        onChange={() => {}}
        panelId="panel"
      />
      <div id="panel" role="tabpanel" aria-label="Stages">
        <OutcomeMark outcome="correct" />
        <ShareBar percent={40} />
        <EventArt event={event}>Austin</EventArt>
      </div>
    </main>,
  );
  await expect.element(page.getByText('Correct')).toBeVisible();
}

function styleOf(selector: string): CSSStyleDeclaration {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`Nothing is ${selector}`);
  return getComputedStyle(element);
}

const colour = (name: keyof typeof given) => styleOf(`[data-given="${name}"]`).color;

test('where the system chooses all colours, what is drawn has them too [rule: product-40]', async () => {
  await askFor({ forcedColors: 'active' });
  await showParts();
  expect(styleOf('[data-bar] > span').backgroundColor, 'a bar').toBe(colour('chosen'));
  expect(styleOf('[data-wire]').stroke, 'a line').toBe(colour('text'));
  expect(styleOf('svg[role="img"]').color, 'a sign').toBe(colour('text'));
  expect(styleOf('[data-on-art]').backgroundImage, 'a picture behind words').toBe('none');
});

test('where the system chooses all colours, one tab alone is underlined [rule: product-40]', async () => {
  await askFor({ forcedColors: 'active' });
  await showParts();
  expect(styleOf('[aria-selected="true"]').borderBottomColor).toBe(colour('chosen'));
  expect(styleOf('[aria-selected="false"]').borderBottomColor).toBe(colour('ground'));
});

/** The luminance of a colour, nearly as WCAG reckons it: from 0 to 1. */
function lightness(told: string): number {
  const [red = 0, green = 0, blue = 0] = (told.match(/[\d.]+/g) ?? []).map(Number);
  const [r, g, b] = [red, green, blue].map((part) => (part / 255) ** 2.2) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (one: string, other: string): number => {
  const [dark, light] = [lightness(one), lightness(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
};

test.each(['light', 'dark'])(
  'more contrast is given where it is asked for, in the %s theme [rule: product-41]',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    await showParts();
    // The pointer may rest where the quiet tab now stands.
    await userEvent.hover(page.getByText('Correct'));
    document.documentElement.dataset['theme'] = theme;
    const ground = () => styleOf('body').backgroundColor;
    const wire = () => contrast(styleOf('[data-wire]').stroke, ground());
    const quiet = () => contrast(styleOf('[aria-selected="false"]').color, ground());
    const [before, quietBefore] = [wire(), quiet()];
    await askFor({ contrast: 'more' });
    expect(before).toBeLessThan(3);
    expect(wire()).toBeGreaterThan(4.5);
    expect(quietBefore).toBeLessThan(quiet());
    expect(quiet()).toBeGreaterThan(7);
  },
);
