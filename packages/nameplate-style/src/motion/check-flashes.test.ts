import { describe, expect, it } from 'vitest';
import { legitimate } from '../../corpus/legitimate.ts';
import { strobes } from '../../corpus/strobes.ts';
import { gallery } from '../../fixtures/gallery.ts';
import { compileStyle } from '../compile-style.ts';

const flashes = (text: string): string[] => {
  const compiled = compileStyle(text);
  return compiled.ok
    ? []
    : compiled.problems.map(({ code }) => code).filter((code) => code === 'flashes');
};
const blink = '@keyframes a { from { opacity: 0 } to { opacity: 1 } }';

describe('flashes', () => {
  it.each([
    ['a leap back four times a second', `.{id}::before { animation: a .25s infinite } ${blink}`],
    [
      'there and back four times a second',
      `.{id}::before { animation: a .12s infinite alternate } ${blink}`,
    ],
    [
      'many in one long round',
      '.{id}::before { animation: a 1s infinite } @keyframes a { 0%, 20%, 40%, 60%, 80% { color: #000 } 10%, 30%, 50%, 70%, 90% { color: #fff } }',
    ],
    [
      'a burst in a quiet round',
      '.{id}::before { animation: a 9s infinite } @keyframes a { 0%, 90% { filter: brightness(1) } 91%, 93%, 95%, 97% { filter: brightness(3) } 92%, 94%, 96%, 98% { filter: brightness(1) } }',
    ],
    [
      'values that are nothing alike',
      '.{id}::before { animation: a .2s infinite } @keyframes a { from { background: none } to { background: linear-gradient(red, blue) } }',
    ],
    [
      'what the plate has by itself and back',
      '.{id}::before { animation: a .2s infinite } @keyframes a { 50% { opacity: 0 } }',
    ],
    ['under a hover', `.{id}:hover::before { animation: a .2s infinite } ${blink}`],
    ['two elements together', `.{id}::before, .{id}::after { animation: a .5s infinite } ${blink}`],
    [
      'by longhands',
      `.{id}::before { animation-name: a; animation-duration: 1ms; animation-iteration-count: infinite } ${blink}`,
    ],
    ['the second of two', `.{id}::before { animation: a 9s infinite, a .1s infinite } ${blink}`],
    [
      'beside something harmless',
      `.{id}::after { animation: a .1s infinite } .{id}::before { animation: b .1s infinite } ${blink} @keyframes b { from { translate: 1px 0 } }`,
    ],
    [
      'something that spins',
      '.{id}::before { background: #fff; animation: a .5s infinite linear } @keyframes a { to { transform: rotate(3600deg) } }',
    ],
    ['more than three in all', `.{id}::before { animation: a .1s 30 } ${blink}`],
    ['steps', `.{id}::before { animation: a .2s steps(2) infinite } ${blink}`],
  ])('%s are refused', (_, text) => {
    expect(flashes(text)).toEqual(['flashes']);
  });

  it.each(Object.entries(strobes))('%s are refused', (_, text) => {
    expect(flashes(text)).toEqual(['flashes']);
  });

  it('leaves what designers write as it is', () => {
    for (const text of [...gallery.map(({ style }) => style), ...legitimate]) {
      expect(flashes(text), text).toEqual([]);
    }
  });

  it('says what would be accepted', () => {
    const bars = (seconds: number) =>
      `.{id}::before { content: ""; position: absolute; inset: 0; background: repeating-linear-gradient(90deg, #000 0 10px, #fff 10px 20px) 0 0 / 400px 100%; animation: a ${seconds}s linear infinite } @keyframes a { to { background-position: 390px 0 } }`;
    const style = compileStyle(bars(1));
    const problem = style.ok ? null : style.problems.find(({ code }) => code === 'flashes');
    const [, enough] = /Give it ([\d.]+)s in place of 1s/.exec(problem?.reason ?? '') ?? [];
    expect(flashes(bars(Number(enough)))).toEqual([]);
    expect(flashes(bars(Number(enough) * 0.8))).toEqual(['flashes']);
  });

  it.each([
    ['slow', `.{id}::before { animation: a 2s infinite alternate } ${blink}`],
    ['three a second', `.{id}::before { animation: a .34s infinite } ${blink}`],
    ['three in all', `.{id}::before { animation: a .1s 3 } ${blink}`],
    [
      'turning and travelling, each for itself',
      '.{id}::before { animation: a .6s linear infinite } .{id}::after { animation: b .5s linear infinite } @keyframes a { to { rotate: 360deg } } @keyframes b { to { translate: 90px 0 } }',
    ],
    [
      'hardly any light',
      '.{id}::before { animation: a .2s infinite } @keyframes a { from { opacity: .95 } to { opacity: 1 } }',
    ],
    [
      'a shake',
      '.{id}::before { animation: a .2s infinite } @keyframes a { from { transform: translate(-2px, 1px) } to { transform: translate(2px, 0) } }',
    ],
    [
      'another name that is not used',
      `.{id}::before { animation: b 1s infinite } ${blink} @keyframes b { to { color: red } }`,
    ],
    ['taken back', `.{id}::before { animation: a .1s infinite; animation: none } ${blink}`],
  ])('%s are not', (_, text) => {
    expect(flashes(text)).toEqual([]);
  });
});
