import { ShareBar } from './share-bar.tsx';

export const states = {
  none: <ShareBar percent={0} />,
  'a third, with its unit': <ShareBar percent={33.3} unit=" %" />,
  all: <ShareBar percent={100} unit=" %" />,
};
