import type { Endpoint } from '@callshot/contract';
import { type Html, html } from '../platform/http/answers/html.ts';
import { hasNoContent } from '../platform/http/answers/send-outcome.ts';
import { type ApiCall, type ApiGroup, apiGroups } from './api-groups.ts';
import { describeFields, describeType, type Field, refWithin } from './describe-fields.ts';
import { examples } from './examples.ts';
import { type JsonSchema, printNamedSchemas, printSchema } from './json-schema.ts';
import { describeWho, refusalsOf, sayLimit } from './openapi.ts';

const nothing = html``;
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The contract as a page for people. */
export function printDocsPage(): string {
  const schemas = Object.entries(printNamedSchemas());
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>API · Callshot</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/docs.css">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<p class="brand"><a href="/">Callshot</a></p>
<h1>API</h1>
<p>Every call that the product answers, printed from the contract that the server and the pages
share. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
</header>
<div class="columns">
<nav aria-label="Calls"><h2><a href="#programs">Programs</a></h2>${apiGroups.map(printContents)}
<h2><a href="#values">Values</a></h2>
<ul>${schemas.map(([name]) => html`<li><a href="#value-${slug(name)}">${name}</a></li>`)}</ul>
</nav>
<main id="calls" tabindex="-1">
${howToCall}
${forPrograms}
${apiGroups.map(printGroup)}
<section aria-labelledby="values">
<h2 id="values">Values</h2>
<p>What several calls send or answer.</p>
${schemas.map(([name, schema]) => printValue(name, schema))}
</section>
</main>
</div>
</body>
</html>
`;
  return page.html;
}

const howToCall = html`<section aria-labelledby="how">
<h2 id="how">How to call</h2>
<ul class="prose">
<li>Every request carries the header <code>Game</code> with the selected game, 1 or 2.</li>
<li>Who is signed in stands in a cookie that logging in sets.</li>
<li>Bodies and answers are JSON. Instants are ISO 8601 text in UTC.</li>
<li>Calls that change something are refused without the <code>Game</code> header and from other sites.</li>
<li>A page says in the header <code>User</code> for which account it acts, by its id: where somebody else is
signed in by then, a call that changes something is refused.</li>
<li>A refusal has a status of 400 or more and a body with <code>title</code>, a sentence for people,
and <code>code</code>, a word for programs; with 429 and 503 <code>Retry-After</code> says how long to wait.</li>
<li>Public answers carry an <code>ETag</code>; ask again with <code>If-None-Match</code>.</li>
<li>Live updates: <code>GET /submissions</code> is a stream of server-sent events named
<code>SubmissionUpdate</code>, <code>ResultsUpdate</code> and <code>EventUpdate</code>.</li>
</ul>
</section>`;

const forPrograms = html`<section aria-labelledby="programs">
<h2 id="programs">Programs</h2>
<p>Make a personal token at <a href="/developer">/developer</a>. With it a program acts as you, within
the scopes of the token and with the rights of a plain user, never of staff.</p>
<ul class="prose">
<li>Send it as <code>Authorization: Bearer cs_…</code>. No cookie takes part, and neither the
<code>Game</code> header nor the cross-site checks are asked for.</li>
<li>Calls that take tokens say so, with the scope; all others answer 403. A token that was revoked or
has expired answers 401, at once and everywhere.</li>
<li>60 calls at once, then 60 a minute: <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> and
<code>RateLimit-Reset</code> say what is left and when all of it is; 429 has <code>Retry-After</code>.</li>
<li>There are no CORS headers: pages of other sites cannot call, programs can.</li>
<li>Webhooks are sent by POST with <code>Callshot-Delivery</code>, <code>Callshot-Topic</code>
(<code>opened</code>, <code>locked</code>, <code>results</code>, <code>finished</code> or <code>test</code>),
<code>Callshot-Timestamp</code> and <code>Callshot-Signature</code>. Answer with a status of 200 to 299
within 5 seconds; redirects are not followed. What fails is sent again seven times within a day, then the
webhook is switched off.</li>
</ul>
${examples.map(printExample)}
</section>`;

function printExample({ title, about, language, code }: (typeof examples)[number]): Html {
  return html`
<article aria-labelledby="example-${slug(title)}">
<h3 id="example-${slug(title)}">${title}</h3>
<p>${about}</p>
<pre tabindex="0"><code data-language="${language}">${code}</code></pre>
</article>`;
}

const printContents = ({ name, calls }: ApiGroup): Html => html`
<h2><a href="#${slug(name)}">${name}</a></h2>
<ul>${calls.map(
  ({ key, method, path }) =>
    html`<li><a href="#${slug(key)}"><span class="method">${method}</span> ${breakable(path)}</a></li>`,
)}</ul>`;

const printGroup = ({ name, about, calls }: ApiGroup): Html => html`
<section aria-labelledby="${slug(name)}">
<h2 id="${slug(name)}">${name}</h2>
<p>${about}</p>
${calls.map(printCall)}
</section>`;

function printCall({ key, method, path, endpoint }: ApiCall): Html {
  const { params, query, body } = endpoint;
  const limit = sayLimit(endpoint);
  return html`
<article aria-labelledby="${slug(key)}">
<h3 id="${slug(key)}"><a href="#${slug(key)}"><span class="method">${method}</span> ${breakable(path)}</a></h3>
<p>${endpoint.summary}</p>
<dl>
<div><dt>Who</dt><dd>${describeWho(endpoint.who)}</dd></div>
${
  endpoint.token === undefined
    ? nothing
    : html`<div><dt>Tokens</dt><dd>With the scope <code>${endpoint.token}</code></dd></div>
`
}<div><dt>Changes something</dt><dd>${endpoint.mutates ? 'Yes' : 'No'}</dd></div>
<div><dt>Cached</dt><dd>${describeCaching(endpoint)}</dd></div>
${
  limit === null
    ? nothing
    : html`<div><dt>At most</dt><dd>${limit}</dd></div>
`
}</dl>
${params === undefined ? nothing : printFields('Path', printSchema(params, 'input'))}
${query === undefined ? nothing : printFields('Query', printSchema(query, 'input'))}
${body === undefined ? nothing : printFields('Body', printSchema(body, 'input'))}
${printAnswer(endpoint)}
${printRefusals(endpoint)}
</article>`;
}

function describeCaching({ cache, tellsTime }: Endpoint): string {
  if (cache === 'private') return 'Never';
  if (cache === 'forever') return 'Publicly, for ever: the address names what is answered';
  return tellsTime
    ? 'Publicly, with an ETag that passes over the time; asked for again each time'
    : 'Publicly, with an ETag; by shared caches for a second';
}

function printAnswer(endpoint: Endpoint): Html {
  if (hasNoContent(endpoint)) return html`<h4>Answer</h4><p>204, no content.</p>`;
  if (endpoint.produces) {
    return html`<h4>Answer</h4><p>200, a picture: ${endpoint.produces.join(', ')}.</p>`;
  }
  if (endpoint.sends) {
    return html`<h4>Answer</h4><p>200, a file: ${endpoint.sends.join(', ')}.</p>`;
  }
  const schema = printSchema(endpoint.response, 'output');
  const fields = describeFields(schema);
  const type = linked(describeType(schema), refWithin(schema));
  return html`<h4>Answer</h4><p>200, ${type}.</p>${fields.length === 0 ? nothing : printTable('Fields of the answer', fields)}`;
}

const printFields = (title: string, schema: JsonSchema): Html =>
  html`<h4>${title}</h4>${printTable(`Fields: ${title.toLowerCase()}`, describeFields(schema))}`;

const printTable = (caption: string, fields: readonly Field[]): Html => html`
<table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Notes</th></tr></thead>
<tbody>${fields.map(printField)}</tbody>
</table>`;

const printField = (field: Field): Html => html`
<tr><th scope="row" class="depth-${Math.min(field.depth, 4)}"><code>${field.name}</code></th>
<td>${linked(field.type, field.refersTo)}</td>
<td>${[field.isRequired ? '' : 'may be left out', field.note].filter((text) => text !== '').join('; ')}</td></tr>`;

const printRefusals = (endpoint: Endpoint): Html => html`<h4>Refusals</h4>
<table>
<caption>Refusals</caption>
<thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Title</th></tr></thead>
<tbody>${refusalsOf(endpoint).map(
  ({ status, code, title }) =>
    html`<tr><td>${status}</td><th scope="row"><code>${code}</code></th><td>${title}</td></tr>`,
)}</tbody>
</table>`;

const printValue = (name: string, schema: JsonSchema): Html => html`
<article aria-labelledby="value-${slug(name)}">
<h3 id="value-${slug(name)}"><a href="#value-${slug(name)}">${name}</a></h3>
${printTable(`Fields of ${name}`, describeFields(schema))}
</article>`;

/** The type, its named value as a link. */
function linked(type: string, name: string | null): Html {
  if (name === null) return html`${type}`;
  const [before = '', ...after] = type.split(name);
  return html`${before}<a href="#value-${slug(name)}">${name}</a>${after.join(name)}`;
}

/** Lets a long address wrap after its slashes. */
const breakable = (path: string): readonly Html[] =>
  path
    .split('/')
    .slice(1)
    .map((part) => html`/<wbr>${part}`);
