import { plainNumber } from './numbers.ts';

/** The count of numbers that a path command takes; a flag of an arc is one. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const PART = /[\s,]*(?:([a-zA-Z])|([+-]?(?:\d+\.?\d*|\.\d+)))/y;
const MOST_PARTS = 600;
const MOST = 600;

/** Path data of SVG written anew, or null where it is something else. */
export function pathData(text: string): string | null {
  const printed: string[] = [];
  let command = '';
  let numbers = 0;
  const isWhole = () => command === '' || fits(command, numbers);
  PART.lastIndex = 0;
  for (let at = 0; at < text.length; at = PART.lastIndex) {
    PART.lastIndex = at;
    const part = PART.exec(text);
    if (!part) return /^[\s,]*$/.test(text.slice(at)) && isWhole() ? join(printed) : null;
    const [, letter, digits] = part;
    if (printed.length >= MOST_PARTS) return null;
    if (letter) {
      if (!isWhole() || !Object.hasOwn(TAKES, letter.toUpperCase())) return null;
      if (command === '' && letter.toUpperCase() !== 'M') return null;
      command = letter;
      numbers = 0;
      printed.push(letter);
    } else {
      const value = plainNumber(digits ?? '');
      if (command === '' || value === null || Math.abs(value) > MOST) return null;
      if (command.toUpperCase() === 'A' && isFlag(numbers) && value !== 0 && value !== 1)
        return null;
      numbers += 1;
      printed.push(String(value));
    }
  }
  return isWhole() ? join(printed) : null;
}

const join = (parts: readonly string[]): string | null =>
  parts.length > 0 ? parts.join(' ') : null;

const isFlag = (at: number): boolean => at % 7 === 3 || at % 7 === 4;

function fits(command: string, numbers: number): boolean {
  const takes = TAKES[command.toUpperCase()] ?? 0;
  return takes === 0 ? numbers === 0 : numbers > 0 && numbers % takes === 0;
}
