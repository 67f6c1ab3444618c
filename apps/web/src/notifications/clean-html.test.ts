// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

const shownOf = (html: string): string => {
  const box = document.createElement('div');
  box.append(cleanHtml(html));
  return box.innerHTML;
};

test.each([
  { why: 'text', html: 'Hello', shown: 'Hello' },
  { why: 'marks', html: '<b>a</b><i>b</i><br />c', shown: '<b>a</b><i>b</i><br>c' },
  { why: 'an own page', html: '<a href="/rl/event/3?x=1#a">x</a>' },
  { why: 'an own picture', html: '<img src="/games/rl.svg" alt="Rocket League">' },
  {
    why: 'a picture without words: it is decoration',
    html: '<img src="/games/rl.svg">',
    shown: '<img src="/games/rl.svg" alt="">',
  },
  { why: 'signs', html: '3 &lt; 4 &amp; 5' },
  { why: 'the words of another element', html: '<p>a <u>b</u></p>', shown: 'a b' },
])('what a notification may have is shown: $why', ({ html, shown = html }) => {
  expect(shownOf(html)).toBe(shown);
});

const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'blob:https://callshot.example/1',
  'https://evil.example/x',
  'mailto:a@b.example',
  '//evil.example/x',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/&#47;evil.example',
  '/&bsol;evil.example',
  'evil.html',
  '../evil.html',
  '?x=1',
  '#x',
  '',
];

const marks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a" onerror=alert(1)>',
  '<img/src="/a"/onload=alert(1)>',
  '<img src="/a" srcset="//evil.example/x 1x" style="position:fixed" id=x name=y class=z>',
  '<img src="/a" href="javascript:alert(1)">',
  '<a href="/a" onclick=alert(1) target=_blank ping="//evil.example" download style="inset:0">x</a>',
  '<a href="/a" src="//evil.example/x" alt=y data-x=1 aria-hidden=true>x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<b onmouseover=alert(1) style="color:red">x</b>',
  '<b href="//evil.example" src="//evil.example" alt="x">x</b>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><use href="data:image/svg+xml,<svg id=x>#x">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<style>@import "//evil.example"</style>',
  '<style><img src="</style><img src=x onerror=alert(1)>">',
  '<title><img src=x onerror=alert(1)></title>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<template><script>alert(1)</script></template>',
  '<template shadowrootmode=open><script>alert(1)</script></template>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data=javascript:alert(1)></object>',
  '<base href=//evil.example>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<form action=//evil.example><input name=x autofocus onfocus=alert(1)></form>',
  '<button formaction=javascript:alert(1)>x</button>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<body onload=alert(1)>',
  '<x-custom onclick=alert(1)>x</x-custom>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<a id=x><a id=x name=y href=/a>',
  '<b><a href="/a"><b><a href="javascript:alert(1)">x</a></b></a></b>',
  `${'<math><mtext>'.repeat(100)}<img src=x onerror=alert(1)>`,
];

const attacks = [
  ...marks,
  ...addresses.flatMap((address) => [
    `<a href="${address}">x</a>`,
    `<img src="${address}">`,
    `<b><img alt="x" src='${address}'></b>`,
  ]),
];

const allowed: Readonly<Record<string, readonly string[]>> = {
  B: [],
  I: [],
  BR: [],
  A: ['href'],
  IMG: ['src', 'alt'],
};

test.each(attacks.map((html) => ({ html })))('an attack leaves nothing: $html', ({ html }) => {
  for (const element of cleanHtml(html).querySelectorAll('*')) {
    const attributes = allowed[element.tagName];
    expect(attributes, element.tagName).toBeDefined();
    for (const { name, value } of element.attributes) {
      expect(attributes, name).toContain(name);
      if (name === 'alt') continue;
      expect(value).toMatch(/^\/(?!\/)/);
      expect(new URL(value, location.origin).origin).toBe(location.origin);
    }
  }
  // What is shown is cleaned to the same once more: nothing waits for a second parser.
  expect(shownOf(shownOf(html))).toBe(shownOf(html));
});
