import type { Answer, Body } from '@callshot/contract';
import { tellProblem } from '../../platform/http/answers/told-faults.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { PictureTaker } from '../../play/pictures/take-picture.ts';

type Key = 'POST /api/survey/picture';

/** Keeps a picture for an answer, or says why not. */
export async function takePicture(
  pictures: PictureTaker,
  wanted: Body<Key>,
): Promise<Outcome<Answer<Key>, 'picture_refused'>> {
  const taken =
    'address' in wanted
      ? await pictures.copy(wanted.address)
      : await pictures.keep(Buffer.from(wanted.picture, 'base64'));
  if (taken.imageUrl !== null) return done({ imageUrl: taken.imageUrl });
  const path = 'address' in wanted ? 'address' : 'picture';
  return refuse('picture_refused', { problems: [tellProblem(path, taken.why)] });
}
