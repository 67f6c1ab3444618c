import { TrophyPicture } from './trophy-picture.tsx';

const gold = { imagePath: '/trophies/2/4.svg', alt: 'Gold Trophy' };

export const states = {
  small: <TrophyPicture {...gold} />,
  large: <TrophyPicture {...gold} size={96} />,
};
