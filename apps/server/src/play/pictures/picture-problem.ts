/** Why a picture is not copied. */
export type PictureProblem =
  | 'bad_address'
  | 'foreign_host'
  | 'no_host'
  | 'closed_network'
  | 'too_many_redirects'
  | 'bad_status'
  | 'no_picture'
  | 'too_large'
  | 'too_slow'
  | 'broken_off'
  | 'too_many_pixels'
  | 'too_many_frames'
  | 'unreadable';

/** The same in words. `hosts` are those that pictures are taken from. */
export const wordsOfPicture = (problem: PictureProblem, hosts: readonly string[]): string =>
  problem === 'foreign_host' ? `Pictures are taken from ${hosts.join(', ')} alone` : words[problem];

const words: Readonly<Record<Exclude<PictureProblem, 'foreign_host'>, string>> = {
  bad_address: 'A picture needs a whole address that begins with https://',
  no_host: 'Its host is not found',
  closed_network: 'Its host is on a network that is not public',
  too_many_redirects: 'It leads from address to address',
  bad_status: 'Its host does not hand it out',
  no_picture: 'It is not a PNG, JPEG, WebP or GIF',
  too_large: 'It is larger than 2 MB',
  too_slow: 'Its host is too slow',
  broken_off: 'Its host broke off',
  too_many_pixels: 'It has too many pixels',
  too_many_frames: 'It has too many frames',
  unreadable: 'It cannot be read as a picture',
};

/** Trying again later can help. */
export const isPassing = (problem: PictureProblem): boolean =>
  ['no_host', 'bad_status', 'too_slow', 'broken_off'].includes(problem);
