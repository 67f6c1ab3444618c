import { type Endpoint, uploadedPictureBytes } from '@callshot/contract';
import { MAX_FORMAT_BYTES } from '@callshot/rules';

/** Bytes that a call's body may have: reading it holds up everybody else. */
export const largestBody = 64 * 1024;

const largestForm = 4096;

/** A full slip of the largest format stays far below this. */
const largestListOfPicks = 512 * 1024;

/** A format is text within the body, where each of its quotation marks takes two bytes. */
const largestWithFormat = 2 * MAX_FORMAT_BYTES + 4096;

/** The largest survey: five hundred answers with their texts and addresses, in any script. */
const largestSurvey = 768 * 1024;

/** A picture in base64. */
const largestWithPicture = Math.ceil(uploadedPictureBytes / 3) * 4 + 4096;

/** Proxies in front have to pass on bodies of this size. */
export const largestBodyOfAll = largestWithPicture;

export function largestBodyOf({
  isTokenProof,
  isWebhook,
  signedBy,
  listsPicks,
  holdsFormat,
  holdsSurvey,
  holdsPicture,
}: Endpoint): number {
  if (signedBy) return largestBody;
  if (isTokenProof || isWebhook) return largestForm;
  if (holdsFormat) return largestWithFormat;
  if (holdsSurvey) return largestSurvey;
  if (holdsPicture) return largestWithPicture;
  return listsPicks ? largestListOfPicks : largestBody;
}
