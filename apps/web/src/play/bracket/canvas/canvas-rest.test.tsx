// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CanvasRest, useDrawnNear } from './canvas-rest.ts';

const near = { x: 0, y: 0, width: 100, height: 100 };

test('what is out of view is drawn once it is wanted', () => {
  const rest = new CanvasRest();
  const { result } = renderHook(() => useDrawnNear(rest, near));
  expect(result.current).toBe(near);
  act(rest.want);
  expect(result.current).toBeNull();
});

test('what comes to the canvas after that is drawn whole', () => {
  const rest = new CanvasRest();
  rest.want();
  const { result } = renderHook(() => useDrawnNear(rest, near));
  expect(result.current).toBeNull();
});
