const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const style = `
  body { max-width: 26rem; margin: 3rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1b1f24; background: #fff; }
  h1 { font-size: 1.4rem; }
  form { display: grid; gap: .75rem; }
  button, input { min-height: 44px; padding: 0 1rem; font: inherit; border: 1px solid #57606a; border-radius: 6px; background: #fff; color: inherit; }
  button { text-align: left; cursor: pointer; }
  label { display: grid; gap: .25rem; }
  :focus-visible { outline: 3px solid #0550ae; outline-offset: 2px; }
`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${safe(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>${safe(title)}</h1>${body}</main></body></html>`;

export const problemPage = (problem: string): string =>
  page('This sign-in cannot go on', `<p>${safe(problem)}</p>`);

/** Plain HTML that works without scripts; the request travels along in hidden fields. */
export function authorizePage(
  title: string,
  names: readonly string[],
  request: URLSearchParams,
): string {
  const hidden = [...request]
    .map(([name, value]) => `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`)
    .join('');
  const people = names
    .map((name) => `<button name="person" value="${safe(name)}">${safe(name)}</button>`)
    .join('');
  const body = `<p>This stands in for ${safe(title)}. Nothing leaves this machine.</p>
<form method="post">${hidden}${people}<button name="cancel" value="yes">Cancel</button></form>
<h2>Somebody else</h2>
<form method="post">${hidden}<label>Name <input name="person" required maxlength="30" autocomplete="off"></label>
<button>Continue</button></form>`;
  return page(`Fake ${title}: who are you?`, body);
}
