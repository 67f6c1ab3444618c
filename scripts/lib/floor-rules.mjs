import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { houses, packages } from '../lint/floors.mjs';
import { root } from './workspace.mjs';

const PLAN = 'scripts/lint/floors.mjs';

/** The plan as Biome's rules. Throws what is wrong with the plan itself. */
export function floorRules() {
  const plans = houses.map((house) => {
    const seen = readHouse(house);
    return { house: withRowless(house, seen.files), seen };
  });
  const problems = plans.flatMap(({ house, seen }) => problemsOf(house, seen));
  if (problems.length > 0) throw new Error(`${PLAN}:\n  ${problems.join('\n  ')}`);
  const overrides = [
    ...packages.map((row) => override([/\.ts$/.test(row.at) ? row.at : `${row.at}/**`], [row])),
    ...plans.flatMap(({ house, seen }) => overridesOf(house, seen)),
  ];
  return ['scripts/lint/floors.biome.json', `${JSON.stringify({ overrides }, null, 2)}\n`];
}

const override = (includes, patterns) => ({
  includes,
  linter: {
    rules: {
      style: {
        noRestrictedImports: {
          level: 'error',
          options: { patterns: patterns.map(({ group, message }) => ({ group, message })) },
        },
      },
    },
  },
});

/** One rule for each room and depth of its folders, since the path to another room depends on the depth. */
function overridesOf(house, { folders, pathOf }) {
  const outside = packages.filter((row) => row.at === house.at);
  return [...allowedOf(house)].flatMap(([room, allowed]) => {
    const own = pathOf.get(room);
    const inside = folders.filter((path) => path === own || path.startsWith(`${own}/`));
    const depths = new Set(inside.map((path) => path.split('/').length));
    return [...depths].map((depth) => {
      const below = depth - own.split('/').length;
      const from = `${own}${'/x'.repeat(below)}`;
      const outOfHouse = '../'.repeat(depth + 1);
      const group = [
        `${'../'.repeat(below + 1)}**`,
        ...allowed.map((other) => `!${relative(from, pathOf.get(other))}/**`),
        `!${outOfHouse}**`,
        `${outOfHouse}testing/**`,
      ];
      const files = `${house.at}/${own}/${'*/'.repeat(below)}*`;
      return override(
        [files, ...house.free.map((path) => `!${path}`)],
        [...outside, { group, message: messageOf(room, allowed) }],
      );
    });
  });
}

const messageOf = (room, allowed) =>
  `${room} may import ${allowed.length === 0 ? 'no other room' : allowed.join(', ')}. The plan is ${PLAN}: an edge that runs down is added there, then node scripts/generate.mjs; nothing runs back up.`;

/** Adds a row for each room without one: such a room imports the ground alone. */
export function withRowless(house, files) {
  const { rooms, rowless } = house;
  const added = files
    .filter((file) => rowless !== null && matchesName(file, rowless))
    .map((file) => roomOf(file, house.areas))
    .filter((room) => !(room in rooms) && !house.ground.includes(room));
  return { ...house, rooms: { ...Object.fromEntries(added.map((room) => [room, []])), ...rooms } };
}

/** Every room that is no roof, with the rooms that it may import. */
function allowedOf({ ground, rooms }) {
  const allowed = new Map(ground.map((room, at) => [room, ground.slice(0, at)]));
  for (const [room, others] of Object.entries(rooms)) allowed.set(room, [...ground, ...others]);
  return allowed;
}

/** Faults of a house's plan against its folders and their imports. */
export function problemsOf(house, { pathOf, edges }) {
  const { at, ground, rooms, roof } = house;
  const known = [...ground, ...Object.keys(rooms)];
  const there = [...pathOf.keys()];
  const planned = Object.entries(rooms).flatMap(([room, others]) =>
    others.map((to) => `${room} → ${to}`),
  );
  const above = new Set(ground);
  return [
    ...there
      .filter((room) => !known.includes(room) && !roof.includes(room))
      .map((room) => `${at}/${pathOf.get(room)} is no room of the plan`),
    ...[...known, ...roof]
      .filter((room) => !there.includes(room))
      .map((room) => `${at}/${room} is a room of the plan, but no folder`),
    ...Object.entries(rooms).flatMap(([room, others]) => {
      const unknown = others.filter((other) => !above.has(other) || ground.includes(other));
      above.add(room);
      return unknown.map(
        (other) => `${at}: ${room} names ${other}, which stands in no row above it`,
      );
    }),
    ...planned
      .filter((edge) => !edges.has(edge))
      .map((edge) => `${at}: nobody uses ${edge}, so it goes`),
  ];
}

/** Files, folders that hold them, and which room imports which. */
function readHouse({ at, areas, free }) {
  const entries = readdirSync(join(root, at), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, at).length + 1));
  const folders = [...new Set(files.map((file) => dirname(file)))].filter((path) => path !== '.');
  const isFree = (file) => free.some((glob) => matchesName(file, glob));
  const edges = new Set(
    files
      .filter((file) => /\.tsx?$/.test(file) && !isFree(file))
      .flatMap((file) => importsOf(join(root, at, file)).map((to) => [file, to]))
      .map(
        ([file, to]) =>
          `${roomOf(file, areas)} → ${roomOf(normalize(join(dirname(file), to)), areas)}`,
      ),
  );
  return {
    files,
    folders: folders.map((path) => path.split(sep).join('/')),
    pathOf: new Map(folders.map((path) => [roomOf(join(path, 'x'), areas), roomPath(path, areas)])),
    edges,
  };
}

/** Rooms have one name in a house; an area's own files, if there were any, would be a room by its name. */
const roomOf = (file, areas) => {
  const [first, second, third] = file.split(sep);
  return areas.includes(first) && third !== undefined ? second : first;
};
const roomPath = (folder, areas) =>
  folder
    .split(sep)
    .slice(0, areas.includes(folder.split(sep)[0]) ? 2 : 1)
    .join('/');

const importsOf = (path) =>
  [
    ...readFileSync(path, 'utf8').matchAll(/\b(?:from\s+|import\s*\(\s*|import\s+)'(\.[^']+)'/g),
  ].map(([, to]) => to);

/** Globs of `free` and `rowless` match file names, not paths. */
const matchesName = (file, glob) =>
  new RegExp(`^${glob.replace('**/', '').replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(
    file.split(sep).at(-1),
  );
