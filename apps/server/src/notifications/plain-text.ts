import sanitizeHtml from 'sanitize-html';

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** What a notification says, without marks: for e-mails and web push. */
export function plainTextOf(html: string): string {
  const withBreaks = html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ');
  const escaped = sanitizeHtml(withBreaks, { allowedTags: [] });
  return escaped
    .replace(/&(lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
