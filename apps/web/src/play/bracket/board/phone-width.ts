/**
 * Phones in either orientation: a canvas as high as the screen would leave nothing to scroll the
 * page by.
 */
export const PHONE = '(width < 600px), (height < 500px)';
