import { BarPlace, InBar } from './bar-places.tsx';

export const states = {
  'a page puts something into the bar': (
    <>
      <BarPlace name="score" />
      <InBar place="score">12 of 16 correct</InBar>
    </>
  ),
};
