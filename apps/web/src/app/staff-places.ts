import type { RoleName } from '@callshot/contract';
import type { IconName } from '../platform/ui/art/icon.tsx';

export interface StaffPlace {
  readonly title: string;
  readonly path: string;
  readonly icon: IconName;
  readonly roles: readonly RoleName[];
}

interface Group {
  /** Null = on top, without a name. */
  readonly title: string | null;
  readonly places: readonly StaffPlace[];
}

const adminOnly = ['Admin'] as const;
const eventStaff = ['Admin', 'EventCreator'] as const;
const surveyStaff = ['Admin', 'SurveyCreator'] as const;

/** Every page of the staff, as the rail groups them. */
export const staffGroups: readonly Group[] = [
  {
    title: null,
    places: [
      {
        title: 'Overview',
        path: '/admin',
        icon: 'grid',
        roles: ['Admin', 'EventCreator', 'SurveyCreator'],
      },
    ],
  },
  {
    title: 'Events',
    places: [
      { title: 'Events', path: '/admin/event', icon: 'trophy', roles: eventStaff },
      { title: 'Event Creator', path: '/admin/event/create', icon: 'plus', roles: eventStaff },
      {
        title: 'Event Format Builder',
        path: '/admin/eventFormatBuilder',
        icon: 'bracket',
        roles: eventStaff,
      },
      {
        title: 'Reward Trophies',
        path: '/admin/giveTrophy',
        icon: 'medal',
        roles: eventStaff,
      },
      { title: 'Pick Data', path: '/admin/pickdata', icon: 'bars', roles: adminOnly },
      { title: 'Pick Override', path: '/admin/pickOverride', icon: 'swap', roles: adminOnly },
    ],
  },
  {
    title: 'Community',
    places: [
      { title: 'User Manager', path: '/admin/user', icon: 'user', roles: adminOnly },
      { title: 'Reports', path: '/admin/reports', icon: 'warning', roles: adminOnly },
      { title: 'Nameplate Editor', path: '/admin/nameplate', icon: 'edit', roles: adminOnly },
      { title: 'Survey', path: '/admin/survey', icon: 'chat', roles: surveyStaff },
      { title: 'Leagues', path: '/admin/leagues', icon: 'shield', roles: adminOnly },
      { title: 'Announcements', path: '/admin/announce', icon: 'bell', roles: adminOnly },
      { title: 'Promo Codes', path: '/admin/promo', icon: 'unlock', roles: adminOnly },
      { title: 'Supporters', path: '/admin/supporters', icon: 'users', roles: adminOnly },
    ],
  },
  {
    title: 'System',
    places: [
      { title: 'Webhooks', path: '/admin/webhooks', icon: 'link', roles: adminOnly },
      { title: 'Audit Log', path: '/admin/audit', icon: 'list', roles: adminOnly },
      { title: 'About Us', path: '/admin/about', icon: 'info', roles: adminOnly },
      { title: 'Settings', path: '/admin/settings', icon: 'panel', roles: adminOnly },
    ],
  },
];
