/** The app's page where nothing else is known of who comes. */
export const homePage = 'index.html';

/**
 * The app's page whose outlines are those of this address: the same app, painted in its place and in
 * its game's accent before it is there.
 */
export function entryPageOf(path: string): string {
  if (path === '/') return homePage;
  const [, game = '', page = ''] = path.split('/');
  if (game !== 'rl' && game !== 'cs') return 'pages/rl-other.html';
  return `pages/${game}-${page === '' || page === 'event' ? 'event' : 'other'}.html`;
}
