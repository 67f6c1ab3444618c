import { done, type Outcome, refuse } from '../../../platform/outcome.ts';

interface Links {
  readonly url: string | null;
  readonly imageUrl: string | null;
  readonly imageSource: string | null;
}

/** The addresses that staff gave an event. A picture is shown once it was copied. */
export function readLinks({
  url,
  imageUrl,
}: {
  readonly url: string;
  readonly imageUrl: string;
}): Outcome<Links, 'url_refused' | 'image_refused'> {
  if (url !== '' && !isWholeLink(url)) return refuse('url_refused');
  if (imageUrl !== '' && !isWholeLink(imageUrl)) return refuse('image_refused');
  return done({
    url: url === '' ? null : url,
    imageUrl: null,
    imageSource: imageUrl === '' ? null : imageUrl,
  });
}

function isWholeLink(text: string): boolean {
  if (!/^https:\/\/[^\s/]+\S*$/.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname.includes('.');
}
