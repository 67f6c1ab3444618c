import { useEffect, useRef } from 'react';
import { storedChoice } from '../../core/stored-choice.ts';

/** A key of a page, and its action: read out by "?", offered by the command field, and obeyed. */
export interface PageKey {
  /** As it is shown: 'N', 'Ctrl+Shift+Z', '↑'. */
  readonly keys: string;
  readonly says: string;
  /** Nothing = it cannot be done now, or something else listens to it. */
  readonly act?: (() => void) | undefined;
}

type ReadKeys = () => readonly PageKey[];

const offered = new Set<ReadKeys>();

/** The keys of the page, in the order in which its parts came. */
export const pageKeys = (): readonly PageKey[] => [...offered].flatMap((read) => read());

/** While it is on screen, its keys are told. A listener for presses asks `actOf`. */
export function usePageKeys(keys: readonly PageKey[]): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const read = () => latest.current;
    offered.add(read);
    return () => {
      offered.delete(read);
    };
  }, []);
}

/** Some users dictate, or rest a hand on the keys, so single-letter keys can be switched off. */
export const singleKeys = storedChoice('callshot.single-keys', ['on', 'off']);

/** One letter or sign, which somebody may also type or say. */
export const isSingle = ({ keys }: Pick<PageKey, 'keys'>): boolean => /^[!-~]$/.test(keys);

const NAMES: Readonly<Record<string, string>> = { '↑': 'arrowup', '↓': 'arrowdown' };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** The action of a press, among some keys; single keys rest while a field has the focus. */
export function actOf(press: Press, keys: readonly PageKey[]): (() => void) | undefined {
  const found = keys.find((key) => isPressed(press, key));
  if (!found || (isSingle(found) && !isFree(press))) return;
  return found.act;
}

function isPressed({ key, ctrlKey, metaKey, altKey, shiftKey }: Press, { keys }: PageKey): boolean {
  const parts = keys.split('+');
  const last = parts.at(-1) ?? '';
  const isLetter = /^[a-z]$/i.test(last);
  return (
    key.toLowerCase() === (NAMES[last] ?? last.toLowerCase()) &&
    (ctrlKey || metaKey) === parts.includes('Ctrl') &&
    altKey === parts.includes('Alt') &&
    // Which signs take Shift is the keyboard's matter.
    (!isLetter || shiftKey === parts.includes('Shift'))
  );
}

const isFree = ({ target }: Press): boolean =>
  singleKeys.read() === 'on' &&
  !(target instanceof HTMLElement && target.matches('input, select, textarea'));
