import { uploadedPictureBytes } from '@callshot/contract';
import { MAX_FORMAT_BYTES } from '@callshot/rules';

/** Bytes that a call's body may have: reading it holds up everybody else. */
export const largestBody = 64 * 1024;

/** A full slip of the largest format stays far below this. */
export const largestListOfPicks = 512 * 1024;

/** A format is text within the body, where each of its quotation marks takes two bytes. */
export const largestWithFormat = 2 * MAX_FORMAT_BYTES + 4096;

/** The largest survey: five hundred answers with their texts and addresses, in any script. */
export const largestSurvey = 768 * 1024;

/** A picture in base64. */
export const largestWithPicture = Math.ceil(uploadedPictureBytes / 3) * 4 + 4096;
