import { AS_IN_BROWSER } from '@callshot/contract';

/** The choice of a browser, else the best that it asks for; null = it wants none of `languages`. */
export function browserLanguage(
  languages: readonly string[],
  browser: {
    readonly chosen: string | undefined;
    readonly asked: string | readonly string[] | undefined;
  },
): string | null {
  const { chosen, asked } = browser;
  if (chosen !== undefined && chosen !== AS_IN_BROWSER && languages.includes(chosen)) return chosen;
  return askedLanguage(languages, asked === undefined ? undefined : String(asked));
}

/** The best of `languages`: `de-AT` is content with `de`, and `pt-PT` with `pt-BR`. */
export function askedLanguage(
  languages: readonly string[],
  header: string | undefined,
): string | null {
  const wishes = (header ?? '')
    .split(',')
    .flatMap((wish) => {
      const [, tag, weight = '1'] = wishForm.exec(wish.trim()) ?? [];
      return tag === undefined ? [] : [{ tag: tag.toLowerCase(), weight: Number(weight) }];
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of wishes) {
    const found = fitting(languages, tag);
    if (found !== undefined) return found;
  }
  return null;
}

/** RFC 9110, 12.5.4: a tag or `*`, and how much it is wanted. */
const wishForm = /^([a-z]{1,8}(?:-[a-z\d]{1,8})*|\*)(?:\s*;\s*q=([01](?:\.\d{0,3})?))?$/i;

function fitting(languages: readonly string[], tag: string): string | undefined {
  const [base] = tag.split('-');
  if (tag === '*') return languages[0];
  return (
    languages.find((language) => language.toLowerCase() === tag) ??
    languages.find((language) => language === base) ??
    languages.find((language) => language.split('-')[0] === base)
  );
}
