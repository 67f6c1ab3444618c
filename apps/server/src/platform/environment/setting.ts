/** Access to a variable's value, and to the list of faults. */
export interface Environment {
  /** Without the spaces around it; null = not set, or empty, which is the same. */
  text(name: string): string | null;
  /** As it was given: the spaces of a password are its own. */
  exact(name: string): string | null;
  refuse(sentence: string): void;
}

/** A documentation row for one variable, or for several that are set together. */
export interface SettingRow {
  readonly names: readonly string[];
  /** The default; empty = none. */
  readonly fallback: string;
  readonly meaning: string;
}

/** Variables of the environment: their documentation, and what the product reads in them. */
export interface Setting<Value> {
  readonly rows: readonly SettingRow[];
  /** Refuses what is wrong, and then answers anything. */
  read(environment: Environment): Value;
}

export type ValueOf<S> = S extends Setting<infer Value> ? Value : never;

type About = Omit<SettingRow, 'names'>;

/** One variable; `refuse` takes what follows its name in the sentence about it. */
export const setting = <Value>(
  name: string,
  about: About,
  parse: (text: string | null, refuse: (words: string) => void) => Value,
): Setting<Value> => ({
  rows: [{ names: [name], ...about }],
  read: ({ text, refuse }) => parse(text(name), (words) => refuse(`${name} ${words}`)),
});

export const textSetting = (name: string, { fallback, meaning }: About): Setting<string> =>
  setting(name, { fallback: `\`${fallback}\``, meaning }, (text) => text ?? fallback);

interface AboutNumber {
  readonly from: number;
  readonly to: number;
  readonly fallback: number;
  readonly meaning: string;
}

export const numberSetting = (
  name: string,
  { from, to, fallback, meaning }: AboutNumber,
): Setting<number> =>
  setting(name, { fallback: `\`${fallback}\``, meaning }, (text, refuse) => {
    if (text === null) return fallback;
    const value = numberWithin(text, from, to);
    if (value === null) refuse(`must be a number from ${from} to ${to}, not "${text}".`);
    return value ?? fallback;
  });

/** The whole number that a text says; null = none, or one outside the bounds. */
export function numberWithin(text: string, from: number, to: number): number | null {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
}

interface AboutChoice<Choice> {
  readonly choices: readonly Choice[];
  readonly fallback: Choice;
  readonly meaning: string;
}

export const choiceSetting = <const Choice extends string>(
  name: string,
  { choices, fallback, meaning }: AboutChoice<Choice>,
): Setting<Choice> =>
  setting(name, { fallback: `\`${fallback}\``, meaning }, (text, refuse) => {
    const choice = choices.find((one) => one === (text ?? fallback));
    if (choice === undefined) refuse(`must be ${choices.join(' or ')}, not "${text}".`);
    return choice ?? fallback;
  });

/** The parts of a text between commas. */
export const listOf = (text: string | null): string[] =>
  (text ?? '').split(',').flatMap((part) => part.trim() || []);

/** Two variables that are set together or not at all; of the second every space may count. */
export const pairSetting = <Value>(
  [first, second]: readonly [string, string],
  { isExact = false, ...about }: About & { readonly isExact?: boolean },
  parse: (given: readonly [string, string], refuse: (sentence: string) => void) => Value,
): Setting<Value | null> => ({
  rows: [{ names: [first, second], ...about }],
  read: ({ text, exact, refuse }) => {
    const [one, other] = [text(first), isExact ? exact(second) : text(second)];
    if (one !== null && other !== null) return parse([one, other], refuse);
    if (one !== null) refuse(`${first} is set, but ${second} is not.`);
    if (other !== null) refuse(`${second} is set, but ${first} is not.`);
    return null;
  },
});

/** Several under the names that the program gives them. */
export const settingGroup = <Values extends object>(
  settings: {
    readonly [Key in keyof Values]: Setting<Values[Key]>;
  },
): Setting<Values> => {
  const entries = Object.entries<Setting<unknown>>(settings);
  return {
    rows: entries.flatMap(([, { rows }]) => rows),
    read: (environment) =>
      Object.fromEntries(entries.map(([key, { read }]) => [key, read(environment)])) as Values,
  };
};

/** Combines read values, and reports faults that lie between them. */
export const settled = <Read, Value>(
  { rows, read }: Setting<Read>,
  settle: (values: Read, refuse: (sentence: string) => void) => Value,
): Setting<Value> => ({
  rows,
  read: (environment) => settle(read(environment), environment.refuse),
});
