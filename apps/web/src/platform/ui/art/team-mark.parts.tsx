import { TeamMark } from './team-mark.tsx';

const mark = (at: number) => ({
  field: at,
  shape: at % 8,
  charge: at % 6,
  tag: `T${at}`,
  short: `${at}`,
});

export const states = {
  'without a logo': (
    <>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <TeamMark key={at} team={{ logoUrl: null, mark: mark(at) }} size={40} />
      ))}
    </>
  ),
  small: <TeamMark team={{ logoUrl: null, mark: mark(6) }} />,
};
