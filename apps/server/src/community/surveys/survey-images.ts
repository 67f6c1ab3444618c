import { deskFault } from '@callshot/contract';
import type { SurveyDraft } from '@callshot/rules';
import { pathText } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { type ToldProblem, tellProblem } from '../../platform/http/answers/told-faults.ts';
import { findKeptHashes } from '../../play/pictures/pictures.repository.ts';
import type { PictureTaker, TakenPicture } from '../../play/pictures/take-picture.ts';

/** A survey whose images are all the product's own, and what became of those that are not. */
export interface CopiedSurvey {
  readonly survey: SurveyDraft;
  readonly problems: readonly ToldProblem[];
}

const atOnce = 4;
/** The save waits for the copies. */
const copiesAtMost = 20;

/**
 * Copies the images of a survey from other sites. A failed copy is a fault of its field, so that
 * the author can choose another [rule: surveys-21].
 */
export async function copyImages(
  db: Kysely<Schema>,
  pictures: Pick<PictureTaker, 'copy'>,
  survey: SurveyDraft,
): Promise<CopiedSurvey> {
  const own = '/api/picture/';
  const urls = survey.prompts.flatMap(({ answers }) => answers.flatMap((a) => a.imageUrl ?? []));
  const elsewhere = [...new Set(urls.filter((url) => !url.startsWith(own)))];
  const kept = await findKeptHashes(
    db,
    urls.filter((url) => url.startsWith(own)).map((url) => url.slice(own.length)),
  );
  const taken = new Map<string, TakenPicture>();
  const waiting = elsewhere.slice(0, copiesAtMost);
  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      taken.set(url, await pictures.copy(url));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  const problems: ToldProblem[] = [];
  const ownUrl = (url: string | null, path: readonly (string | number)[]): string | null => {
    if (url === null) return null;
    const copied = url.startsWith(own)
      ? kept.has(url.slice(own.length))
        ? { imageUrl: url }
        : { imageUrl: null, why: deskFault('picture_gone') }
      : (taken.get(url) ?? {
          imageUrl: null,
          why: deskFault('picture_left', { most: copiesAtMost }),
        });
    if (copied.imageUrl === null) problems.push(tellProblem(pathText(path), copied.why));
    return copied.imageUrl;
  };
  const prompts = survey.prompts.map((prompt, at) => ({
    ...prompt,
    answers: prompt.answers.map((answer, place) => ({
      ...answer,
      imageUrl: ownUrl(answer.imageUrl, ['prompts', at, 'answers', place, 'imageUrl']),
    })),
  }));
  return { survey: { ...survey, prompts }, problems };
}
