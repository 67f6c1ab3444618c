// Stands on its own, so that the browser can load it: nothing here may need zod.

/** Sites whose players may stand in a page: the content security policy lets these frames in, and no other. */
export const PLAYER_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
] as const;

export interface VideoPlayer {
  /** The site that the browser contacts once the video is played. */
  readonly site: string;
  readonly src: string;
}

/** The player of a video's address; null where it can only be opened on its own site. */
export function playerOf(address: string): VideoPlayer | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:') return null;
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  if (host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return youTube(url, host);
  }
  return host === 'vimeo.com' || host === 'player.vimeo.com' ? vimeo(url) : null;
}

function youTube(url: URL, host: string): VideoPlayer | null {
  const { pathname, searchParams } = url;
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : pathname === '/watch'
        ? searchParams.get('v')
        : /^\/(?:embed|live|shorts)\/([^/]+)$/.exec(pathname)?.[1];
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  const seconds = /^(\d{1,6})s?$/.exec(searchParams.get('t') ?? searchParams.get('start') ?? '');
  const start = seconds ? `&start=${seconds[1]}` : '';
  return { site: 'YouTube', src: `${PLAYER_ORIGINS[0]}/embed/${id}?autoplay=1&rel=0${start}` };
}

/** A video that is not listed names its key in the path or behind `h`. */
function vimeo({ pathname, searchParams }: URL): VideoPlayer | null {
  const [, id, inPath] = /^\/(?:video\/)?(\d{1,12})(?:\/([0-9a-f]{6,40}))?$/.exec(pathname) ?? [];
  if (id === undefined) return null;
  const named = searchParams.get('h');
  const key = inPath ?? (named !== null && /^[0-9a-f]{6,40}$/.test(named) ? named : undefined);
  const hash = key === undefined ? '' : `&h=${key}`;
  return { site: 'Vimeo', src: `${PLAYER_ORIGINS[1]}/video/${id}?autoplay=1&dnt=1${hash}` };
}
