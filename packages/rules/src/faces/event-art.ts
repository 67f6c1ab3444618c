import { type GameId, type GamePrefix, gameOf } from '../model/games.ts';
import { EMBLEMS } from './emblems.ts';
import { nameHash } from './name-hash.ts';

/** The facts that an event’s drawn picture is made from. */
export interface DrawnEvent {
  readonly name: string;
  readonly gameId: GameId;
  readonly rewardTypeId: number;
}

/** Each name has one of them beside its game's colour: crimson, teal, violet, moss, plum, brick. */
const SECOND_COLOURS = ['#6A2140', '#0F5C60', '#43298A', '#2C5A2A', '#6B2468', '#70301F'];

const GAMES: Record<GamePrefix, { line: string; wash: string; draw: Draw }> = {
  rl: { line: '#4DA6FF', wash: '#16396A', draw: arena },
  cs: { line: '#F5A524', wash: '#4A310A', draw: site },
};

const WIDTH = 440;
const HEIGHT = 240;

/** A picture of the event's own, the same whenever it is drawn; its name is the page's to write. */
export function drawEventArt({ name, gameId, rewardTypeId }: DrawnEvent): string {
  const seed = nameHash(name);
  const random = randomFrom(seed);
  const { line, wash, draw } = GAMES[gameOf(gameId).prefix];
  const second = SECOND_COLOURS[(seed >>> 13) % SECOND_COLOURS.length];
  const emblem = EMBLEMS[rewardTypeId] ?? EMBLEMS[1];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${second}"/>` +
    `<stop offset=".55" stop-color="#0D121B"/><stop offset="1" stop-color="${wash}"/></linearGradient>` +
    `<path fill="url(#g)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    `<g fill="none" stroke="${line}" stroke-width="1.5">${draw(random, line)}` +
    `<path opacity=".6" stroke-width=".3" fill="${line}" fill-opacity=".08" transform="translate(238 26) scale(8)" d="${emblem}"/></g></svg>`
  );
}

type Random = () => number;
type Draw = (random: Random, fill: string) => string;

/** Mulberry32: as even as a drawing needs, and the same everywhere. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

const GRID = 33;
const COLUMNS = 13;
const ROWS = 7;

/** The plan of a site: rooms on a grid, and the way through them. */
function site(random: Random, fill: string): string {
  const whole = (below: number) => Math.floor(random() * below);
  const rooms = times(9, () => {
    const width = (2 + whole(3)) * GRID;
    const height = (1 + whole(3)) * GRID;
    return `M${whole(COLUMNS - 1) * GRID - 6} ${whole(ROWS - 1) * GRID - 6}h${width}v${height}h${-width}z`;
  });
  let down = whole(3) + 2;
  const way = times(6, () => {
    const turn = whole(5) - 2;
    down = Math.min(ROWS, Math.max(0, down + turn));
    return `h${(1 + whole(2)) * GRID}V${down * GRID + 10}`;
  });
  return (
    `<path opacity=".3" fill="${fill}" fill-opacity=".16" d="${rooms}"/>` +
    `<path opacity=".75" stroke-width="2.5" stroke-dasharray="2.5 6" d="M-4 ${down * GRID + 10}${way}"/>`
  );
}

/** An arena under its roof, and shots across it. */
function arena(random: Random): string {
  const lean = 150 + random() * 140;
  const ribs = times(13, (at) => {
    const foot = (at - 3) * 62;
    return `M${lean} -60Q${(lean + foot) / 2} ${60 + random() * 12} ${foot} ${HEIGHT}`;
  });
  const rings = times(5, (at) => {
    const side = 20 + at * 46;
    return `M-20 ${side + 30}Q${lean} ${side - 34} ${WIDTH + 20} ${side + 30}`;
  });
  const shots = times(4, (at) => {
    const x = 30 + random() * 190;
    const y = 70 + at * 34 + random() * 24;
    const length = 70 + random() * 170;
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${length.toFixed(1)} ${(-length * 0.64).toFixed(1)}`;
  });
  return (
    `<path opacity=".22" d="${ribs}${rings}"/>` +
    `<path opacity=".6" stroke-width="3" stroke-linecap="round" d="${shots}"/>`
  );
}
