/** A drawing as CSS takes a picture. */
export const pictureUrl = (svg: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
