import { m } from '../words/messages.js';

/** The server's limits. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif';
const MOST_BYTES = 2 * 2 ** 20;

export type PictureFile =
  | { readonly picture: string; readonly problem: null }
  | { readonly picture: null; readonly problem: string };

/** A file as base64, or why it is not sent. */
export async function readPictureFile(file: File): Promise<PictureFile> {
  const refused = (problem: string) => ({ picture: null, problem });
  if (file.size > MOST_BYTES) return refused(m.pictureTooLarge());
  const picture = await base64Of(file).catch(() => '');
  return picture === '' ? refused(m.fileUnreadable()) : { picture, problem: null };
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
