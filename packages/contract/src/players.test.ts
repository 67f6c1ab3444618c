import { expect, test } from 'vitest';
import { PLAYER_ORIGINS, playerOf } from './players.ts';

const youTube = 'https://www.youtube-nocookie.com/embed/aB3-_56789x?autoplay=1&rel=0';
const vimeo = 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1';

test.each([
  {
    address: 'https://www.youtube.com/watch?v=aB3-_56789x',
    src: youTube,
    why: 'as the site names it',
  },
  { address: 'https://youtube.com/watch?list=x&v=aB3-_56789x', src: youTube, why: 'in a list' },
  { address: 'https://m.youtube.com/watch?v=aB3-_56789x', src: youTube, why: 'copied on a phone' },
  { address: 'https://youtu.be/aB3-_56789x?si=tracking', src: youTube, why: 'as it is shared' },
  { address: 'https://www.youtube.com/live/aB3-_56789x', src: youTube, why: 'sent live once' },
  { address: 'https://www.youtube.com/shorts/aB3-_56789x', src: youTube, why: 'upright' },
  { address: 'https://www.youtube.com/embed/aB3-_56789x', src: youTube, why: 'a player already' },
  {
    address: 'https://youtu.be/aB3-_56789x?t=90s',
    src: `${youTube}&start=90`,
    why: 'from a moment on',
  },
  { address: 'https://youtu.be/aB3-_56789x?t=1m30s', src: youTube, why: 'a moment in other words' },
  { address: 'https://vimeo.com/123456', src: vimeo, why: 'the other site' },
  {
    address: 'https://vimeo.com/123456/0a1b2c3d4e',
    src: `${vimeo}&h=0a1b2c3d4e`,
    why: 'not listed',
  },
  {
    address: 'https://player.vimeo.com/video/123456?h=0a1b2c3d4e',
    src: `${vimeo}&h=0a1b2c3d4e`,
    why: 'its player',
  },
])('$address is played in place: $why', ({ address, src }) => {
  const player = playerOf(address);
  expect(player?.src).toBe(src);
  expect(PLAYER_ORIGINS).toContain(new URL(src).origin);
});

test.each([
  { address: 'https://www.youtube.com/@callshot', why: 'a channel' },
  { address: 'https://www.youtube.com/watch?v=short', why: 'no video' },
  { address: 'https://youtu.be/aB3-_56789x/../../evil', why: 'a path that leads elsewhere' },
  { address: 'https://youtu.be/aB3-_56789x%22onload', why: 'more than an id' },
  { address: 'https://youtube.com.evil.example/watch?v=aB3-_56789x', why: 'another host' },
  { address: 'https://evil.example/youtu.be/aB3-_56789x', why: 'another host that says so' },
  { address: 'http://youtu.be/aB3-_56789x', why: 'not encrypted' },
  { address: 'https://vimeo.com/channels/staffpicks', why: 'a list' },
  { address: 'https://magazine.example/interview', why: 'a page of its own' },
  { address: 'the interview', why: 'no address' },
])('$address is opened on its own site: $why', ({ address }) => {
  expect(playerOf(address)).toBeNull();
});
