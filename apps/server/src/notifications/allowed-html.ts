/** All that a notification may hold (decision 48). */
export const allowedHtml = {
  allowedTags: ['b', 'i', 'a', 'br', 'img'],
  allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
};
