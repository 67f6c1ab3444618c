import { CountryFlag } from './country-flag.tsx';

export const states = {
  Denmark: <CountryFlag flag={{ imageUrl: '/flags/DK.svg', country: 'Denmark' }} />,
  Brazil: <CountryFlag flag={{ imageUrl: '/flags/BR.svg', country: 'Brazil' }} />,
};
