import { dirname, resolve } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A catalogue's messages: their types alone, or a module where the server says them, too. */
const MODULE = /[\\/]words[\\/](?:[\w-]+[\\/])?messages\.[jt]s$/;

export const isCatalogueModule = (path: string): boolean =>
  path.endsWith('.ts') && MODULE.test(path);

/** A call `m.name({ value })`, with the catalogue's folder that has the name. */
interface Said {
  readonly folder: string;
  readonly name: string;
  readonly call: ESTree.CallExpression;
  readonly values: readonly ESTree.ObjectProperty[];
}

interface Messages {
  readonly imports: readonly ESTree.ImportDeclaration[];
  /** The catalogues' folders. */
  readonly folders: readonly string[];
  /** Folders whose sentences are chosen by code. */
  readonly tables: readonly string[];
  /** A message within another comes before it. */
  readonly said: readonly Said[];
  /** All that are named, with their values written out or not. */
  readonly named: readonly Pick<Said, 'folder' | 'name'>[];
  /** Other uses of a message: nothing could be put in their place. */
  readonly misused: readonly number[];
}

/** May say yes of a file that imports none. */
export const importsMessages = (code: string): boolean => code.includes('/messages.');

/** The messages that a file says, or null where it imports none. */
export function findMessages(path: string, code: string): Messages | null {
  if (!importsMessages(code)) return null;
  const { program } = parseSync(path, code);
  const moduleOf = ({ source }: ESTree.ImportDeclaration) => resolve(dirname(path), source.value);
  const catalogues = program.body
    .filter((node) => node.type === 'ImportDeclaration')
    .filter((node) => MODULE.test(moduleOf(node)));
  if (catalogues.length === 0) return null;
  const imports = catalogues.filter(({ specifiers }) => specifiers.some(saysMessages));
  const tables = catalogues.filter(({ specifiers }) => !specifiers.every(saysMessages));
  const folders = new Map(
    imports.flatMap((node) =>
      node.specifiers
        .filter(saysMessages)
        .map(({ local }) => [local.name, dirname(moduleOf(node))] as const),
    ),
  );
  const said: Said[] = [];
  const inPlace = new Set(
    imports.flatMap((node) => node.specifiers.map(({ local }) => local.start)),
  );
  for (const { specifiers } of imports) {
    for (const specifier of specifiers) {
      if (specifier.type === 'ImportSpecifier') inPlace.add(specifier.imported.start);
    }
  }
  const mentioned: number[] = [];
  const named: Pick<Said, 'folder' | 'name'>[] = [];
  new Visitor({
    'CallExpression:exit'(call) {
      const { callee } = call;
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      if (callee.object.type !== 'Identifier') return;
      const folder = folders.get(callee.object.name);
      const values = propertiesOf(call);
      if (folder === undefined || values === null) return;
      inPlace.add(callee.object.start);
      said.push({ folder, name: callee.property.name, call, values });
    },
    MemberExpression({ computed, object, property }) {
      if (!computed) inPlace.add(property.start);
      const folder = object.type === 'Identifier' ? folders.get(object.name) : undefined;
      if (folder !== undefined && property.type === 'Identifier' && !computed) {
        named.push({ folder, name: property.name });
      }
    },
    Property({ computed, shorthand, key }) {
      if (!computed && !shorthand) inPlace.add(key.start);
    },
    Identifier({ name, start }) {
      if (folders.has(name)) mentioned.push(start);
    },
  }).visit(program);
  return {
    imports,
    folders: [...folders.values()],
    tables: tables.map((node) => dirname(moduleOf(node))),
    said,
    named,
    misused: mentioned.filter((start) => !inPlace.has(start)),
  };
}

/** The other export is a table of sentences, chosen by code. */
const saysMessages = (specifier: ESTree.ImportDeclarationSpecifier): boolean =>
  specifier.type !== 'ImportSpecifier' ||
  specifier.imported.type !== 'Identifier' ||
  specifier.imported.name === 'm';

/** The rest of an import when its messages are in place. */
export function withoutMessages({ specifiers, source }: ESTree.ImportDeclaration): string {
  const others = specifiers.filter((specifier) => !saysMessages(specifier));
  const names = others.map(({ local }) => `said as ${local.name}`);
  return names.length === 0 ? '' : `import { ${names.join(', ')} } from '${source.value}';`;
}

/** The values of a call, or null where they are not written out. */
function propertiesOf({ arguments: given }: ESTree.CallExpression): ESTree.ObjectProperty[] | null {
  const [values, more] = given;
  if (values === undefined) return [];
  if (more !== undefined || values.type !== 'ObjectExpression') return null;
  const properties = values.properties.filter(
    (property) => property.type === 'Property' && property.key.type === 'Identifier',
  ) as ESTree.ObjectProperty[];
  return properties.length === values.properties.length ? properties : null;
}

export const nameOfValue = ({ key }: ESTree.ObjectProperty): string =>
  key.type === 'Identifier' ? key.name : '';
