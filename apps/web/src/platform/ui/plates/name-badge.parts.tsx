import { NameBadge } from './name-badge.tsx';

export const states = {
  compact: <NameBadge username="newcomer" nameplateId={0} />,
  full: <NameBadge username="newcomer" nameplateId={0} size="full" />,
  large: <NameBadge username="newcomer" nameplateId={0} size="large" />,
  'a long name': <NameBadge username="the-longest-name-of-all" nameplateId={0} />,
  'from right to left': <NameBadge username="مرحبا" nameplateId={0} />,
  staff: <NameBadge username="caster" nameplateId={0} isStaff />,
  'a colour of its own': <NameBadge username="newcomer" nameplateId={0} colour="#8fd3ff" />,
};
