// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { keepPrintFoot } from './print-foot.ts';

test('what is printed says its address and the date [rule: product-42]', () => {
  keepPrintFoot();
  expect(document.body.dataset['foot']).toBeUndefined();
  history.replaceState(null, '', '/cs/event/4?stage=1');
  dispatchEvent(new Event('beforeprint'));
  expect(document.body.dataset['foot']).toMatch(
    /^http:\S+\/cs\/event\/4\?stage=1 · [A-Z][a-z]+ \d+, \d{4} at \d+:\d\d [AP]M$/,
  );
});
