import { html } from '../http/answers/html.ts';

/** The preview that a chat shows of a shared page. */
export interface Preview {
  readonly title: string;
  readonly text: string;
}

/** A capability's answer for the pages of a path; the app itself is not asked, since chats run no scripts. */
export interface PagePreview {
  readonly path: RegExp;
  /** Only chats may tell of it: search engines are asked to keep it out. */
  readonly isUnlisted?: boolean;
  /** Null = nothing is told of this one. */
  find(matched: RegExpExecArray): Promise<Preview | null>;
}

/** A page opens without a preview when none is found, or when too much is requested at once. */
export async function findPreview(
  previews: readonly PagePreview[],
  path: string,
  admit: () => Promise<(() => void) | null>,
): Promise<Preview | null> {
  for (const { path: form, find } of previews) {
    const matched = form.exec(path);
    if (!matched) continue;
    const leave = await admit();
    return (
      leave &&
      find(matched)
        .catch(() => null)
        .finally(leave)
    );
  }
  return null;
}

const ownTitle = /<title>[^<]*<\/title>/;

export const withPreview = (page: string, { title, text }: Preview): string =>
  // A function: what a name holds is no pattern of a replacement.
  page.replace(
    ownTitle,
    () =>
      html`<title>${title}</title>
    <meta property="og:site_name" content="Callshot" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${text}" />`.html,
  );
