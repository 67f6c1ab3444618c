import type { FindWords, NoticeAbout, NoticeKind } from '../../../platform/notice-kind.ts';

/** A kind whose own words, where it has any, need nothing more. */
export interface KnownKind extends Omit<NoticeKind<never>, 'ownWords'> {
  readonly ownWords: ((about: NoticeAbout) => Promise<FindWords>) | null;
}

/** Every kind of notice that this process knows. */
export interface NoticeRegistry {
  readonly all: readonly KnownKind[];
  of(name: string): KnownKind | undefined;
}

/**
 * `needs` is called late, when words are looked up: the capabilities that bring kinds may need the
 * registry.
 */
export function noticeRegistryOf<Needs>(
  kinds: readonly NoticeKind<Needs>[],
  needs: () => Needs,
): NoticeRegistry {
  const all = kinds.map(({ ownWords, ...kind }) => ({
    ...kind,
    ownWords: ownWords ? (about: NoticeAbout) => ownWords(needs(), about) : null,
  }));
  const byName = new Map(all.map((kind) => [kind.name, kind]));
  if (byName.size < all.length) throw new Error('Two kinds of notices share a name');
  return { all, of: (name) => byName.get(name) };
}
