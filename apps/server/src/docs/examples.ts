/** One thing that programs do, as it is written; tests run it against the product. */
interface Example {
  readonly title: string;
  readonly about: string;
  readonly language: 'shell' | 'javascript';
  readonly code: string;
}

/**
 * `CALLSHOT` is the product's origin and `TOKEN` a personal token. The last one answers whether a
 * webhook's delivery is ours; `SECRET` is the webhook's.
 */
export const examples: readonly Example[] = [
  {
    title: 'Who the token is',
    about: 'The token stands in the header Authorization. No cookie and no other header is needed.',
    language: 'shell',
    code: `curl --fail --silent --show-error \\
  --header "Authorization: Bearer $TOKEN" \\
  "$CALLSHOT/api/user/currentUser"`,
  },
  {
    title: 'Events that are open or being played',
    about:
      'What is public can be read without a token, too; with one the limit is the token’s own. The header Game says which game: 1, or 2.',
    language: 'shell',
    code: `curl --fail --silent --show-error --compressed \\
  --header "Authorization: Bearer $TOKEN" \\
  --header "Game: 1" \\
  "$CALLSHOT/api/event/currentEvents"`,
  },
  {
    title: 'Read only what has changed',
    about:
      'Public answers have an ETag: sent back, it is answered with 304 and without a body as long as nothing changed.',
    language: 'javascript',
    code: `const { CALLSHOT, TOKEN } = process.env;
const headers = { authorization: \`Bearer \${TOKEN}\` };

const first = await fetch(\`\${CALLSHOT}/api/event/getEvents?gameId=1\`, { headers });
const events = await first.json();

const again = await fetch(\`\${CALLSHOT}/api/event/getEvents?gameId=1\`, {
  headers: { ...headers, 'if-none-match': first.headers.get('etag') },
});
console.log(events.length, 'events;', again.status === 304 ? 'nothing new' : 'changed');`,
  },
  {
    title: 'Stay within the limit',
    about:
      'A token has 60 calls at once and 60 a minute. Every answer says how many are left; 429 says how many seconds to wait.',
    language: 'javascript',
    code: `const { CALLSHOT, TOKEN } = process.env;

async function read(path) {
  const headers = { authorization: \`Bearer \${TOKEN}\` };
  const answer = await fetch(CALLSHOT + path, { headers });
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get('retry-after'));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return read(path);
  }
  if (!answer.ok) throw new Error((await answer.json()).title);
  console.log('left:', answer.headers.get('ratelimit-remaining'));
  return answer.json();
}

console.log(await read('/api/lookup/games'));`,
  },
  {
    title: 'Save your picks',
    about:
      'With the scope picks:write, under the rules and locks of the page. What is sent replaces your picks of the stages in it; what could not have been clicked together is refused with every reason.',
    language: 'javascript',
    code: `const { CALLSHOT, TOKEN } = process.env;
const headers = { authorization: \`Bearer \${TOKEN}\`, 'content-type': 'application/json' };
const read = async (path) => (await fetch(CALLSHOT + path, { headers })).json();

const { id: userId } = await read('/api/user/currentUser');
const [event] = await read('/api/event/currentEvents');
const mine = await read(\`/api/picks/get/user/\${event.id}?userId=\${userId}\`);

// Change the picks here; these are saved as they were.
const { groupStagePicks, matchPicks, versions } = mine;
const saved = await fetch(\`\${CALLSHOT}/api/picks/save/user/\${event.id}\`, {
  method: 'POST',
  headers,
  body: JSON.stringify({ groupStagePicks, matchPicks, versions }),
});
const answer = await saved.json();
console.log(saved.ok ? \`saved at \${answer.savedAt}\` : answer.title);`,
  },
  {
    title: 'Check that a delivery is ours',
    about:
      'A webhook is signed: HMAC-SHA256 of Callshot-Timestamp, a dot and the body to the byte, with the secret that was shown when it was made. Refuse what is older than five minutes, and keep the ids of Callshot-Delivery: the same one may come twice.',
    language: 'javascript',
    code: `import { createHmac, timingSafeEqual } from 'node:crypto';

const { SECRET } = process.env;
const fiveMinutes = 300;

/** The headers with lower-case names, and the body before anything parses it. */
export function isOurs(headers, body) {
  const timestamp = headers['callshot-timestamp'];
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > fiveMinutes) return false;
  const digest = createHmac('sha256', SECRET).update(\`\${timestamp}.\${body}\`).digest('hex');
  const [expected, sent] = [\`v1=\${digest}\`, headers['callshot-signature'] ?? ''];
  return sent.length === expected.length && timingSafeEqual(Buffer.from(sent), Buffer.from(expected));
}`,
  },
];
