const decoration = 'content: ""; position: absolute; inset: 0;';
const bars = 'repeating-linear-gradient(90deg, #000 0 10px, #fff 10px 20px)';
const before = (declarations: string, keyframes: string): string =>
  `.{id}::before { ${decoration} ${declarations} } @keyframes a { ${keyframes} }`;

/** Texts that flash more than three times a second, by what moves in them. */
export const strobes: Readonly<Record<string, string>> = {
  'bars that pass': before(
    `background: ${bars} 0 0 / 400px 100%; animation: a 1s linear infinite;`,
    'from { background-position: 0 0 } to { background-position: 390px 0 }',
  ),
  'bars that pass, by shorthand': before(
    'animation: a 1s linear infinite;',
    `from { background: ${bars} 0 0 / 400px 100% } to { background: ${bars} 390px 0 / 400px 100% }`,
  ),
  'bars of a tile': before(
    'background: linear-gradient(90deg, #000 50%, #fff 50%) 0 0 / 12px 100%; animation: a 2s ease-in-out infinite alternate;',
    'from { background-position-x: 0 } to { background-position-x: 120px }',
  ),
  'bars in shares': before(
    'background: linear-gradient(#000 50%, #fff 50%) 0 0 / 100% 10%; animation: a 1s linear infinite;',
    'from { background-position: 0 0 } to { background-position: 0 200% }',
  ),
  'a row of bars that slides': before(
    `left: -200px; width: 600px; background: ${bars}; animation: a 1s linear infinite;`,
    'to { translate: 150px 0 }',
  ),
  'a row of bars that is pushed': before(
    `width: 600px; background: ${bars}; animation: a 1s linear infinite;`,
    'from { left: -200px } to { left: -50px }',
  ),
  'bars that grow': before(
    `background: ${bars}; animation: a 1s linear infinite alternate; transform-origin: 0 0;`,
    'from { scale: 1 } to { scale: 6 }',
  ),
  'tiles that grow': before(
    'background: linear-gradient(90deg, #000 50%, #fff 50%); animation: a 1s linear infinite alternate;',
    'from { background-size: 4px 100% } to { background-size: 60px 100% }',
  ),
  'rings that pass': before(
    'background: repeating-radial-gradient(circle at 0 0, #000 0 8px, #fff 8px 16px); animation: a 1s linear infinite;',
    'to { background-position: 160px 0 }',
  ),
  'a wheel that turns': before(
    'background: repeating-conic-gradient(#000 0 15deg, #fff 15deg 30deg); animation: a 1s linear infinite;',
    'to { rotate: 360deg }',
  ),
  'a wheel of stops': before(
    'background: conic-gradient(#000, #fff, #000, #fff, #000, #fff, #000, #fff, #000, #fff, #000); animation: a 1s linear infinite;',
    'to { transform: rotate(1turn) }',
  ),
  'bars that turn': before(
    `inset: -100px 0; background: ${bars}; animation: a 2s linear infinite;`,
    'to { rotate: 1turn }',
  ),
  'an easing that overshoots': before(
    'background: #000; animation: a .3s cubic-bezier(.3, 2, .7, -1) infinite;',
    'from { background-color: #555 } to { background-color: #999 }',
  ),
  'a mask that passes': before(
    `background: #fff; mask: repeating-linear-gradient(90deg, #000 0 10px, transparent 10px 20px); animation: a 1s linear infinite;`,
    'to { mask-position: 150px 0 }',
  ),
  'two that beat': `.{id}::before, .{id}::after { ${decoration} background: #fff; animation: a .6s infinite } .{id}::after { background: #000; animation: b .7s infinite } @keyframes a { 50% { opacity: 0 } } @keyframes b { 50% { opacity: 0 } }`,
  'steps over bars': before(
    `background: ${bars}; animation: a 1s steps(15) infinite;`,
    'to { background-position: 150px 0 }',
  ),
  'a fence of shadows': before(
    `inset: 0 auto 0 -300px; width: 4px; background: #fff; box-shadow: ${Array.from({ length: 30 }, (_, at) => `${(at + 1) * 10}px 0 #fff`).join(', ')}; animation: a 1s linear infinite;`,
    'to { translate: 150px 0 }',
  ),
  'shadows that jump': before(
    'animation: a .1s infinite alternate;',
    'from { box-shadow: inset 0 0 0 0 #fff } to { box-shadow: inset 0 0 0 7px #fff }',
  ),
  'a comb that passes': before(
    `background: #fff; clip-path: polygon(${Array.from({ length: 20 }, (_, at) => `${at * 10}px ${at % 2 ? 0 : 100}%, ${at * 10 + 5}px ${at % 2 ? 0 : 100}%`).join(', ')}); animation: a 1s linear infinite;`,
    'to { translate: 150px 0 }',
  ),
  'a dashed line that passes': before(
    'left: -300px; width: 600px; border-top: 8px dashed #fff; animation: a 1s linear infinite;',
    'to { translate: 300px 0 }',
  ),
  'bars that pass while one looks': `.{id}::before { ${decoration} background: ${bars}; transition: background-position .5s } .{id}:hover::before { background-position: 300px 0 }`,
  'a light that turns round and round while one looks': `.{id}:hover::before { ${decoration} background: #fff; animation: a .3s infinite } @keyframes a { 50% { opacity: 0 } }`,
  'hues on end': before(
    'background: #00f; filter: hue-rotate(0deg); animation: a 1s linear infinite;',
    'to { filter: hue-rotate(1080deg) }',
  ),
  'a late start': before(
    `background: ${bars}; animation: a 3s -2s cubic-bezier(.9, 0, .1, 1) infinite;`,
    'to { background-position: 200px 0 }',
  ),
  'a leaf that tilts in steps': before(
    'background: repeating-radial-gradient(circle at 0 0, #fd0 0 6px, #444 6px 12px); animation: a .15s steps(19) infinite alternate;',
    'to { transform: rotateY(81deg) }',
  ),
  'many short ways': before(
    `background: ${bars} 0 0 / 400px 100%; animation: a 1s linear infinite;`,
    Array.from({ length: 40 }, (_, at) => `${at}% { background-position: ${at * 2}px 0 }`).join(
      ' ',
    ),
  ),
  'a shadow that passes': before(
    'inset: 0 auto 0 0; width: 40px; background: repeating-linear-gradient(90deg, #fff 0 4px, transparent 4px 8px); animation: a 1s linear infinite alternate;',
    'to { filter: drop-shadow(120px 0 0 #fff) }',
  ),
  'a mask that comes and passes': before(
    'background: #fff; animation: a 1s linear infinite;',
    'to { mask: repeating-linear-gradient(90deg, #000 0 3px, transparent 3px 6px) 80px 0 }',
  ),
  'dots that are pushed along': before(
    'inset: 6px; border: 4px dotted #fff; animation: a 1s linear infinite alternate;',
    'from { border-radius: 0 } to { border-radius: 100px }',
  ),
  'a light that turns seven times in a second, and less often in the next': before(
    'background: repeating-linear-gradient(#000 0 3px, #fff 3px 7px); animation: a .36s ease-in-out infinite alternate-reverse;',
    '0%, 100% { filter: brightness(1.6) } 74% { filter: brightness(.27) }',
  ),
  'a wheel that grows about its hub': `.{id} { color: #c00 } .{id}::before { content: ""; position: absolute; left: 5.28px; top: 2px; width: 18px; height: 29.49px; background: repeating-conic-gradient(#fff 0 103.75deg, #000 103.75deg 207.5deg); filter: contrast(3); animation: a 1.25s cubic-bezier(.33, 1.93, .54, 1.4) -.4s infinite } @keyframes a { to { scale: 4.91 } }`,
  'fine stripes that lean behind a mask': `.{id} { color: #c00 } .{id}::before { content: ""; position: absolute; inset: -60px; background: repeating-linear-gradient(0deg, #888 0 3.8px, #fff 3.8px 7.6px) 0 0 / 203.7px 9.48px; mask: repeating-conic-gradient(transparent 0 106.24deg, #02c 106.24deg 212.48deg); animation: a 2.34s ease-in-out -.4s 3 reverse } @keyframes a { 0%, 100% { transform: skewX(0deg) } 44% { transform: skewX(68.08deg) } }`,
};
