import { parseArgs } from 'node:util';
import { commands } from './commands.mjs';

/** The parsed arguments, or the help text, or one sentence about what is wrong. */
export function readCommandLine(name, args) {
  const command = commands[name];
  const options = { help: { about: 'Show this.' }, ...command.options };
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(options).map(([key, { value }]) => [
        key,
        { type: value ? 'string' : 'boolean' },
      ]),
    ),
  });
  const given = tokens.filter(({ kind }) => kind === 'option');
  const words = tokens.filter(({ kind }) => kind === 'positional').map(({ value }) => value);
  if (given.some(({ name: key, rawName }) => key === 'help' || rawName === '-h')) {
    return { kind: 'help', text: printHelp(name, command, options) };
  }
  const problem =
    given.map((token) => problemOfOption(token, options, given)).find((text) => text !== null) ??
    problemOfWords(words, command.words);
  if (problem) return { kind: 'wrong', text: `${problem} ${hint(name)}` };
  const values = new Map(given.map(({ name: key, value }) => [key, value ?? true]));
  const line = {
    words,
    has: (key) => values.has(key),
    text: (key) => values.get(key) ?? null,
    number: (key) => (values.has(key) ? Number(values.get(key)) : null),
  };
  return { kind: 'run', line };
}

export function commandLine(name, args = process.argv.slice(2)) {
  const read = readCommandLine(name, args);
  if (read.kind === 'run') return read.line;
  if (read.kind === 'help') console.log(read.text);
  else console.error(read.text);
  process.exit(read.kind === 'help' ? 0 : 2);
}

function problemOfOption({ name, rawName, value, inlineValue }, options, given) {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) return `There is no option ${rawName}.`;
  const other = given.find((token) => token.name === option.without);
  if (other) return `${rawName} and ${other.rawName} exclude each other.`;
  if (option.value === undefined) {
    return value === undefined ? null : `${rawName} takes no value, and was given "${value}".`;
  }
  if (!value || (!inlineValue && value.startsWith('--'))) {
    return `${rawName} needs a value, as in ${rawName} ${option.value}.`;
  }
  if (option.like && !option.like.test(value)) {
    return `${rawName} is written ${option.value}, not "${value}".`;
  }
  if (option.from === undefined) return null;
  const isFine = /^\d{1,15}$/.test(value) && value >= option.from && value <= option.to;
  return isFine
    ? null
    : `${rawName} must be a whole number from ${option.from} to ${option.to}, not "${value}".`;
}

function problemOfWords(words, { least, most, usage, choices } = { least: 0, most: 0 }) {
  if (words.length < least) return `Say which: ${usage} is missing.`;
  if (words.length > most) return `"${words[most]}" is too much.`;
  const wrong = choices && words.find((word) => !choices.includes(word));
  return wrong ? `It is ${choices.join(' or ')}, not "${wrong}".` : null;
}

const called = (name) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`);

const hint = (name) => `\`${called(name)} -- --help\` tells what there is.`;

function printHelp(name, { about, words, notes = [] }, options) {
  const rows = Object.entries(options).map(([key, { value, about: text }]) => [
    `--${key}${value ? ` ${value}` : ''}`,
    text,
  ]);
  const width = Math.max(...rows.map(([option]) => option.length));
  const usage = [called(name), '--', words?.usage, '[options]'].filter(Boolean).join(' ');
  return [
    about,
    `\nUsage: ${usage}\n`,
    ...rows.map(([option, text]) => `  ${option.padEnd(width)}  ${text}`),
    ...notes.map((note) => `\n${note}`),
  ].join('\n');
}
