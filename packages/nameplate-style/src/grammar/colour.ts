import { asWritten } from '../text/placeholder.ts';
import { colourNames } from './colour-names.ts';
import { call, commaRow, either, optional, row, slash, word } from './matchers.ts';
import { angle, number, percent } from './numbers.ts';
import type { Matcher } from './reader.ts';

const HEX = /^([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const OF_THE_VIEWER =
  /^(canvas|canvastext|linktext|visitedtext|activetext|button(face|text|border)|field(text)?|highlight(text)?|selecteditem(text)?|mark(text)?|graytext|accentcolor(text)?|window(text)?|menu(text)?)$/;

const hex: Matcher = (reader) => {
  const node = reader.look('hash');
  if (!node) return null;
  if (!HEX.test(node.text)) {
    const reason = `${asWritten(node.written)} is no colour. Write # with 3, 4, 6 or 8 digits from 0 to f.`;
    return reader.refuse(node, 'bad_value', reason);
  }
  reader.take('hash');
  return `#${node.text}`;
};

const named: Matcher = (reader) => {
  const node = reader.look('word');
  if (!node) return null;
  if (OF_THE_VIEWER.test(node.text)) {
    const reason = `${node.text} is a colour of the viewer's system. Write the colour itself, such as #1a2b3c.`;
    return reader.refuse(node, 'forbidden_value', reason);
  }
  if (node.text === 'transparent') return reader.word(['transparent']);
  if (node.text === 'currentcolor') return reader.word(['currentcolor']);
  if (!Object.hasOwn(colourNames, node.text)) return reader.word([]);
  return reader.word([node.text]);
};

const none = word('none');
const alpha = optional(row(slash, either(number(0, 1), percent(0, 100), none)));
const share = percent(0, 100);
const plainHue = either(angle(720), number(-720, 720));
const hue = either(plainHue, none);

const channel = (matcher: Matcher): Matcher => either(matcher, none);

/** Three channels with spaces, and how much of it is seen. */
const modern = (name: string, one: Matcher, two: Matcher, three: Matcher): Matcher =>
  call(name, row(channel(one), channel(two), channel(three), alpha));

/** The older way with commas. */
const legacy = (name: string, one: Matcher, two: Matcher, three: Matcher): Matcher =>
  call(
    name,
    either(
      commaRow(one, two, three, either(number(0, 1), percent(0, 100))),
      commaRow(one, two, three),
    ),
  );

const byte = number(0, 255);
const byteOrShare = either(byte, share);
const hundred = either(number(0, 100), share);
const axis = (most: number): Matcher => either(number(-most, most), percent(-100, 100));

const ofRgb = (name: string): Matcher =>
  either(
    legacy(name, byte, byte, byte),
    legacy(name, share, share, share),
    modern(name, byteOrShare, byteOrShare, byteOrShare),
  );
const ofHsl = (name: string): Matcher =>
  either(legacy(name, plainHue, share, share), modern(name, hue, hundred, hundred));

const unit = either(number(0, 1), share);
const space = word(
  'srgb',
  'srgb-linear',
  'display-p3',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
  'xyz',
  'xyz-d50',
  'xyz-d65',
);

const plainColour: Matcher = either(
  hex,
  named,
  ofRgb('rgb'),
  ofRgb('rgba'),
  ofHsl('hsl'),
  ofHsl('hsla'),
  modern('hwb', hue, hundred, hundred),
  modern('lab', hundred, axis(160), axis(160)),
  modern('lch', hundred, either(number(0, 230), share), hue),
  modern('oklab', unit, axis(0.5), axis(0.5)),
  modern('oklch', unit, either(number(0, 0.5), share), hue),
  call('color', row(space, channel(unit), channel(unit), channel(unit), alpha)),
);

const straight = word(
  'srgb',
  'srgb-linear',
  'display-p3',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
  'lab',
  'oklab',
  'xyz',
  'xyz-d50',
  'xyz-d65',
);
const round = word('hsl', 'hwb', 'lch', 'oklch');
const way = word('shorter', 'longer', 'increasing', 'decreasing');

/** The colour space in which something is mixed: `in oklch longer hue`. */
export const mixingSpace: Matcher = row(
  word('in'),
  either(row(round, way, word('hue')), round, straight),
);

const part = (of: Matcher): Matcher => either(row(of, optional(share)), row(share, of));

const mixOf = (of: Matcher): Matcher =>
  call('color-mix', commaRow(mixingSpace, part(of), part(of)));

const mix = mixOf(either(plainColour, mixOf(plainColour)));

export const colour: Matcher = either(plainColour, mix);
