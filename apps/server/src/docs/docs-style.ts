/** The look's tokens, for the one page that the server prints itself. */
export const docsStyle = `:root {
  --bg: #0a0d14; --surface-1: #111722; --surface-2: #1a2231; --line: #2f3b52;
  --fg: #eef2f8; --fg-muted: #a3b0c6; --accent: #4da6ff; --accent-wash: #13263f;
  --font-body: "Inter Variable", Inter, system-ui, sans-serif;
  --font-display: "Barlow Condensed", "Inter Variable", system-ui, sans-serif;
  --font-code: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
  color-scheme: dark;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--bg); color: var(--fg); font: 1rem/1.5 var(--font-body); }
a { color: var(--accent); text-underline-offset: 3px; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
h1, h2, h3 { font-family: var(--font-display); font-weight: 600; line-height: 1.2; }
h1 { font-size: 2.5rem; margin: 0 0 8px; }
h2 { font-size: 1.75rem; margin: 0 0 4px; }
h3 { font-size: 1.25rem; margin: 0 0 8px; overflow-wrap: anywhere; }
h3 a { color: var(--fg); text-decoration: none; }
h3 a:hover { text-decoration: underline; }
h4 { font-size: .875rem; margin: 16px 0 4px; color: var(--fg-muted); }
p { margin: 0 0 8px; max-width: 72ch; }
code { font: .875em var(--font-code); overflow-wrap: anywhere; }
pre { margin: 0; padding: 12px; overflow-x: auto; background: var(--bg); border: 1px solid var(--line); border-radius: 6px; }
pre:focus-visible { outline: 2px solid var(--accent); }
pre code { overflow-wrap: normal; }
.skip { position: absolute; left: 8px; top: -48px; padding: 8px 16px; background: var(--surface-2); }
.skip:focus { top: 8px; }
header { padding: 32px 24px; background: var(--surface-1); border-bottom: 1px solid var(--line); }
.brand { font-weight: 600; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 32px; padding: 24px; max-width: 1440px; }
nav ul { list-style: none; margin: 0 0 16px; padding: 0; }
nav h2 { font-size: 1.125rem; }
nav li a, nav h2 a { display: block; padding: 4px 0; text-decoration: none; overflow-wrap: anywhere; }
nav li a { font-size: .875rem; color: var(--fg-muted); }
nav a:hover { text-decoration: underline; color: var(--fg); }
.method { font: 600 .75rem var(--font-code); color: var(--accent); background: var(--accent-wash); padding: 2px 6px; border-radius: 4px; }
main:focus { outline: none; }
main > section { margin-bottom: 48px; }
article { margin: 16px 0; padding: 16px; background: var(--surface-1); border: 1px solid var(--line); border-radius: 8px; }
dl { display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 0; }
dt { font-size: .75rem; color: var(--fg-muted); }
dd { margin: 0; }
.prose { max-width: 72ch; padding-left: 20px; }
.prose li { margin-bottom: 4px; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: .875rem; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: 6px 8px; text-align: left; vertical-align: top; border-top: 1px solid var(--line); font-weight: 400; overflow-wrap: anywhere; }
thead th { border-top: 0; color: var(--fg-muted); font-size: .75rem; }
.depth-1 { padding-left: 24px; } .depth-2 { padding-left: 40px; }
.depth-3 { padding-left: 56px; } .depth-4 { padding-left: 72px; }
@media (min-width: 1050px) {
  .columns { grid-template-columns: 320px minmax(0, 1fr); }
  nav { position: sticky; top: 24px; align-self: start; max-height: calc(100vh - 48px); overflow-y: auto; }
}
`;
