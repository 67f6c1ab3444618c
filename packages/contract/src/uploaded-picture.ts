import { z } from 'zod';

/** Bytes of a picture that is uploaded; as text it takes four thirds. */
export const uploadedPictureBytes = 2 * 2 ** 20;

/** PNG, JPEG, WebP or GIF of at most 2 MB, in base64. */
export const uploadedPicture = z
  .string()
  .max(Math.ceil(uploadedPictureBytes / 3) * 4)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/);

/** With a problem that says why. */
export const pictureRefused = {
  picture_refused: { status: 400, title: 'This picture cannot be used' },
} as const;
