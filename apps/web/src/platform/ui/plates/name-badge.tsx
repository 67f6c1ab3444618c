import { type CSSProperties, type RefCallback, useCallback } from 'react';
import { classicFace } from '../art/classic-face.ts';
import { StaffMark } from '../art/staff-mark.tsx';
import { classNames } from '../hooks/class-names.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import styles from './name-badge.module.css';
import { wearPlate } from './wear-plate.ts';

/** Longer names are set in the narrow face, or would not be whole on a plate. */
const LONG = 16;

interface BadgeProps {
  username: string;
  /** A plate of 184x28; full is 200x34, large one and a half times that. */
  size?: 'compact' | 'full' | 'large' | undefined;
  isStaff?: boolean | undefined;
  /**
   * The colour of the name alone; readable on Classic (see profile/readable-colour.ts), and shown
   * on it.
   */
  colour?: string | undefined;
  className?: string | undefined;
}

/** A user's name in its nameplate; 0 is Classic, which everybody has and the app draws itself. */
export function NameBadge({ nameplateId, ...badge }: BadgeProps & { nameplateId: number }) {
  const wear = useCallback<RefCallback<HTMLElement>>(
    (frame) => (frame ? wearPlate(frame, nameplateId) : undefined),
    [nameplateId],
  );
  return <PlateFrame {...badge} {...(nameplateId > 0 && { plate: `np-${nameplateId}`, wear })} />;
}

interface PlateFrameProps extends BadgeProps {
  /** The class that the plate's sheet is written for; Classic without. */
  plate?: string;
  wear?: RefCallback<HTMLElement>;
}

/**
 * A plate's frame is the app's own and never grows [rule: nameplates-14]; Classic is as wide as the
 * name [rule: nameplates-19]. Readers hear the plain name, which stands outside of the part that a
 * plate styles [rule: nameplates-15].
 */
export function PlateFrame(props: PlateFrameProps) {
  const { username, size = 'compact', isStaff = false, colour, className, plate, wear } = props;
  const isColoured = !plate && colour !== undefined;
  return (
    <span className={classNames(styles.badge, className)} data-size={size}>
      <span
        ref={wear}
        className="np-frame"
        data-worn={plate}
        data-long={username.length > LONG || undefined}
        data-classic={!plate || undefined}
        data-coloured={isColoured || undefined}
      >
        <VisuallyHidden>
          <bdi>{username}</bdi>
        </VisuallyHidden>
        <span
          className={classNames('plate', plate)}
          {...(!plate && classicFace(username))}
          aria-hidden
        >
          <span
            className="name"
            dir="auto"
            style={isColoured ? ({ '--name-colour': colour } as CSSProperties) : undefined}
          >
            {username}
          </span>
        </span>
      </span>
      {isStaff ? <StaffMark /> : null}
    </span>
  );
}
