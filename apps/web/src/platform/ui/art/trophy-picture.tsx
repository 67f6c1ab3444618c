/**
 * Below this size, in px, a drawing of its own stands in, without details that could not be made
 * out.
 */
const SMALL_CUT = 32;

interface TrophyPictureProps {
  /** `/trophies/{rewardType}/{trophyType}.svg` [rule: trophies-6] */
  imagePath: string;
  /** Empty = decoration beside its name. */
  alt: string;
  /** px; 24 unless told. */
  size?: number;
  className?: string | undefined;
}

/** A trophy as the server names it: a file of its own, fetched when it comes into view. */
export function TrophyPicture({ imagePath, alt, size = 24, className }: TrophyPictureProps) {
  return (
    <img
      className={className}
      src={size < SMALL_CUT ? imagePath.replace(/\.svg$/, '-small.svg') : imagePath}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
