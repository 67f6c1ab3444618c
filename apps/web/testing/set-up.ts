import '../src/platform/styles/fonts.css';
import '../src/platform/styles/tokens.css';
import '../src/platform/styles/wishes.css';
import '../src/platform/styles/base.css';
import '../src/platform/styles/print.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { connectApi } from '../src/app/connect-api.ts';
import { noteAnswer } from '../src/platform/core/connection.ts';
import { forgetChoices } from '../src/platform/core/stored-choice.ts';
import { answer, answeringFetch, startAnew } from './answers.ts';
import { LiveSource } from './live-source.ts';
import { everywhere } from './people.ts';
import { DESKTOP, leave } from './screens.tsx';

connectApi();

beforeEach(async () => {
  vi.stubGlobal('fetch', answeringFetch);
  vi.stubGlobal('EventSource', LiveSource);
  answer(everywhere);
  await page.viewport(...DESKTOP);
});

afterEach(() => {
  leave();
  // A call without an answer is asked again for as long as the page lives.
  noteAnswer();
  localStorage.clear();
  forgetChoices();
  sessionStorage.clear();
  expect(startAnew(), 'calls that no row answers').toEqual([]);
  vi.unstubAllGlobals();
});
