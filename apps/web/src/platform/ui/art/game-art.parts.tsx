import { GameArt } from './game-art.tsx';

export const states = {
  'Rocket League': <GameArt prefix="rl" />,
  'Counter-Strike': <GameArt prefix="cs" />,
  large: <GameArt prefix="rl" size={64} />,
};
