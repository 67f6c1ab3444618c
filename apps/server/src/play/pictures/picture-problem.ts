import { type DeskFault, deskFault } from '@callshot/contract';
import { tellProblem } from '../../platform/http/answers/told-faults.ts';

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

/** The same with its values. `hosts` are those that pictures are taken from. */
export const faultOfPicture = (problem: PictureProblem, hosts: readonly string[]): DeskFault =>
  problem === 'foreign_host'
    ? deskFault('picture_foreign_host', { hosts: hosts.join(', ') })
    : deskFault(`picture_${problem}`);

/** The same in English. */
export const wordsOfPicture = (problem: PictureProblem, hosts: readonly string[]): string =>
  tellProblem('', faultOfPicture(problem, hosts)).message;

/** Trying again later can help. */
export const isPassing = (problem: PictureProblem): boolean =>
  ['no_host', 'bad_status', 'too_slow', 'broken_off'].includes(problem);
