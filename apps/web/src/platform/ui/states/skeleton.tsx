import type { CSSProperties } from 'react';
import { classNames } from '../hooks/class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  className?: string | undefined;
}

/** Holds the place of loading content; say "loading" once beside a group of them. */
export function Skeleton({ width = '100%', height = 16, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, className)}
      style={{ width, height }}
      aria-hidden
    />
  );
}
