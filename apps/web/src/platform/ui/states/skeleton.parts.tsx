import { Skeleton } from './skeleton.tsx';

export const states = {
  'a line': <Skeleton />,
  'a block': <Skeleton width="60%" height={80} />,
};
