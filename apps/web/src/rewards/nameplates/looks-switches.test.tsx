// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LooksSwitches } from './looks-switches.tsx';

afterEach(cleanup);

test.each([
  { name: 'Plain names', wish: { plainNames: true, stillPlates: false } },
  { name: 'Still nameplates', wish: { plainNames: false, stillPlates: true } },
])('$name is wished for without what else the account keeps', ({ name, wish }) => {
  const onChange = vi.fn();
  const stored = { plainNames: false, stillPlates: false, theme: 'dark', language: 'de' };
  render(<LooksSwitches looks={stored} onChange={onChange} />);
  fireEvent.click(screen.getByRole('switch', { name: new RegExp(name) }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(wish);
});
