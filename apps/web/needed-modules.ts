import { posix } from 'node:path';
import { parseSync } from 'vite';

/** The bundler's facts about modules. */
export interface Modules {
  getModuleInfo(id: string): {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** The names that are asked of a module; null where it may be any. */
type Names = ReadonlySet<string> | null;

interface Import {
  readonly source: string;
  readonly imported: string | null;
}

interface Reading {
  readonly imports: readonly Import[];
  /** What a module without code of its own passes on, under which name; null where it has code. */
  readonly passedOn: readonly (Import & { readonly name: string | null })[] | null;
}

/** Everything that a part needs before it can be drawn, without what it fetches later. */
export function neededModules(part: string, modules: Modules): ReadonlySet<string> {
  const needed = new Set<string>();
  const asked = new Set<string>();
  const visit = (id: string, asking: Names): void => {
    const { passedOn } = readingOf(id, modules);
    if (passedOn !== null) {
      const key = `${id} ${asking === null ? '' : [...asking].sort()}`;
      if (asked.has(key)) return;
      asked.add(key);
      for (const { source, imported, name } of passedOn) {
        const isAsked = name === null || asking === null || asking.has(name);
        if (!isAsked) continue;
        const passed = name === null ? asking : imported === null ? null : new Set([imported]);
        for (const next of idsOf(source, id, modules)) visit(next, passed);
      }
      return;
    }
    if (needed.has(id)) return;
    needed.add(id);
    const names = namesOf(id, modules);
    for (const next of importedIds(id, modules)) visit(next, names.get(next) ?? null);
  };
  visit(part, null);
  return needed;
}

const importedIds = (id: string, modules: Modules) => modules.getModuleInfo(id)?.importedIds ?? [];

/** The names that a module asks of each that it imports. */
function namesAsked(id: string, modules: Modules): ReadonlyMap<string, Names> {
  const asked = new Map<string, Names>();
  for (const { source, imported } of readingOf(id, modules).imports) {
    for (const next of idsOf(source, id, modules)) {
      const names = asked.get(next);
      asked.set(
        next,
        names === null || imported === null ? null : new Set([...(names ?? []), imported]),
      );
    }
  }
  return asked;
}

/**
 * A relative source is one module, and that of a package lies in its folder; which of the others a bare one names
 * only the bundler knows.
 */
function idsOf(source: string, id: string, modules: Modules): readonly string[] {
  const imported = importedIds(id, modules);
  const pathOf = (relative: string) => posix.join(posix.dirname(id), relative);
  if (source.startsWith('.')) return imported.filter((one) => one === pathOf(source));
  const isIn = (one: string, name: string) => one.includes(`/node_modules/${name}/`);
  const ofPackage = imported.filter((one) => isIn(one, source));
  if (ofPackage.length > 0) return ofPackage;
  const { imports, passedOn } = readingOf(id, modules);
  const sources = [...imports, ...(passedOn ?? [])].map((one) => one.source);
  return imported.filter(
    (one) => !sources.some((other) => one === pathOf(other) || isIn(one, other)),
  );
}

const readings = new WeakMap<Modules, Map<string, Reading>>();
const namesOfModules = new WeakMap<Modules, Map<string, ReturnType<typeof namesAsked>>>();

/** Every part asks the same of most modules. */
function namesOf(id: string, modules: Modules): ReadonlyMap<string, Names> {
  const known = namesOfModules.get(modules) ?? new Map<string, ReturnType<typeof namesAsked>>();
  namesOfModules.set(modules, known);
  const names = known.get(id) ?? namesAsked(id, modules);
  known.set(id, names);
  return names;
}

function readingOf(id: string, modules: Modules): Reading {
  const known = readings.get(modules) ?? new Map<string, Reading>();
  readings.set(modules, known);
  const reading = known.get(id) ?? read(id, modules.getModuleInfo(id)?.code ?? '');
  known.set(id, reading);
  return reading;
}

function read(id: string, code: string): Reading {
  const { program, module } = parseSync(id.replace(/\?.*/, ''), code);
  const imports = module.staticImports.flatMap(({ moduleRequest: { value: source }, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ importName: { kind, name } }) => ({
        source,
        imported: kind === 'Default' ? 'default' : name,
      })),
  );
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType);
  const passedOn = exported.flatMap(({ moduleRequest, importName, exportName }) =>
    moduleRequest === null
      ? []
      : [{ source: moduleRequest.value, imported: importName.name, name: exportName.name }],
  );
  const hasCode =
    passedOn.length < exported.length ||
    passedOn.length === 0 ||
    program.body.some(({ type }) => !/^(Import|Export)/.test(type));
  return { imports, passedOn: hasCode ? null : passedOn };
}
