import { candidateBound, candidateGroups } from './candidate-groups.ts';
import { joinNames, type NameChunk, positionsOf, replaceName, wholeIn } from './name-chunk.ts';
import { GROUP, indexTrigrams, type TrigramIndex } from './trigram-index.ts';

/**
 * Names kept in one piece: few enough that two bytes tell where in it a name starts, and that they are
 * indexed in about a millisecond.
 */
export const CHUNK = 1024;
/** Names under one index: few enough that it is searched, or laid out, in a few milliseconds. */
export const SECTION = 64 * CHUNK;

/** Some tens of thousands of names and the index that finds parts of them. */
export interface NameSection {
  readonly chunks: readonly NameChunk[];
  readonly index: TrigramIndex;
  /** Groups with names that the index does not know, ascending: they are always looked through. */
  readonly renamed: readonly number[];
}

/** A section of the next `count` names. */
export function* sectionOf(names: Iterator<string>, count: number): Generator<void, NameSection> {
  const chunks: NameChunk[] = [];
  for (let from = 0; from < count; from += CHUNK) {
    chunks.push(joinNames(take(names, Math.min(CHUNK, count - from))));
    yield;
  }
  return { chunks, index: yield* indexTrigrams(chunks), renamed: [] };
}

const take = (names: Iterator<string>, count: number): string[] =>
  Array.from({ length: count }, () => {
    const { done, value } = names.next();
    if (done) throw new Error('There are fewer names than positions');
    return value;
  });

/** The section with another name at a position; shares the index and all chunks but one. */
export function withName(section: NameSection, at: number, name: string): NameSection {
  const chunk = replaceName(chunkAt(section, at), at % CHUNK, name);
  return {
    chunks: section.chunks.with(Math.floor(at / CHUNK), chunk),
    index: section.index,
    renamed: merged(section.renamed, [Math.floor(at / GROUP)]),
  };
}

/** Both lists' numbers, ascending, each once. */
const merged = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.length === 0 ? other : [...new Set([...one, ...other])].sort((a, b) => a - b);

/** The chunk with the name at a position of the section. */
export function chunkAt({ chunks }: NameSection, at: number): NameChunk {
  const chunk = chunks[Math.floor(at / CHUNK)];
  if (!chunk) throw new Error(`No name at position ${at}`);
  return chunk;
}

/** Groups that have to be looked through to find `needle`. */
const groupsFor = ({ index, renamed }: NameSection, needle: Uint8Array): readonly number[] =>
  merged(renamed, candidateGroups(index, needle));

/** About which share of the section's names, 0 to 1, has to be looked at to find `needle`. */
export const candidateShare = ({ index }: NameSection, needle: Uint8Array): number =>
  candidateBound(index, needle) / index.groups;

/** Positions of the names that contain `needle`, ascending. */
export function positionsIn(section: NameSection, needle: Uint8Array): number[] {
  const found: number[] = [];
  for (const group of groupsFor(section, needle)) {
    const from = group * GROUP;
    const chunkFrom = from - (from % CHUNK);
    for (const at of positionsOf(chunkAt(section, from), needle, from % CHUNK, GROUP)) {
      found.push(chunkFrom + at);
    }
  }
  return found;
}

/** Positions of the names that are `needle`, ascending. */
export const positionsOfWhole = ({ chunks }: NameSection, needle: Uint8Array): number[] =>
  chunks.flatMap((chunk, at) => wholeIn(chunk, needle).map((name) => at * CHUNK + name));
