import styles from './icon.module.css';

/** Strokes on a 24 px grid, 2 px wide; `currentColor` throughout. */
export const ICON_PATHS = {
  lock: 'M6 11h12v9H6z M8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  unlock: 'M6 11h12v9H6z M8.5 11V7.5a3.5 3.5 0 0 1 6.8-1.2',
  check: 'M5 12.5l4.5 4.5L19 7',
  cross: 'M6 6l12 12 M18 6L6 18',
  clock: 'M12 3.5a8.5 8.5 0 1 0 .01 0z M12 7.5V12l3 2',
  void: 'M12 3.5a8.5 8.5 0 1 0 .01 0z M8 12h8',
  download: 'M12 4v11 M7 10.5l5 5 5-5 M5 20h14',
  bars: 'M6 20v-7 M12 20V5 M18 20v-10',
  'arrow-left': 'M19 12H5 M11 6l-6 6 6 6',
  'arrow-right': 'M5 12h14 M13 6l6 6-6 6',
  'arrow-up': 'M12 19V5 M6 11l6-6 6 6',
  'arrow-down': 'M12 5v14 M6 13l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'chevron-up': 'M6 14.5l6-6 6 6',
  'chevron-down': 'M6 9.5l6 6 6-6',
  search: 'M10.5 4a6.5 6.5 0 1 0 .01 0z M15.5 15.5L20 20',
  share: 'M12 15V4 M8 7.5L12 4l4 3.5 M7 11H5v9h14v-9h-2',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1 M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  external: 'M13 5h6v6 M19 5l-8.5 8.5 M17 14v5H5V7h5',
  trophy:
    'M8 4h8v6a4 4 0 0 1-8 0z M8 5.5H4.5V7A3.5 3.5 0 0 0 8 10.5 M16 5.5h3.5V7a3.5 3.5 0 0 1-3.5 3.5 M12 14v3 M8 20h8 M9.5 17h5',
  menu: 'M4 7h16 M4 12h16 M4 17h16',
  panel: 'M4 5h16v14H4z M10 5v14',
  users:
    'M9 4.5a3.5 3.5 0 1 0 .01 0z M2.5 19.5a6.5 6.5 0 0 1 13 0 M15.5 4.9a3.5 3.5 0 0 1 0 6.4 M18 13.6a6.5 6.5 0 0 1 3.5 5.9',
  more: 'M12 5.5v.5 M12 12v.5 M12 18.5v.5',
  trash: 'M5 7h14 M9.5 7V4.5h5V7 M7 7l1 12.5h8L17 7 M10.5 11v5 M13.5 11v5',
  user: 'M12 4a4 4 0 1 0 .01 0z M4.5 20a7.5 7.5 0 0 1 15 0',
  'log-out': 'M14 4H5v16h9 M10.5 12H20 M16.5 8.5L20 12l-3.5 3.5',
  swap: 'M4 8h15 M15.5 4.5L19 8l-3.5 3.5 M20 16H5 M8.5 12.5L5 16l3.5 3.5',
  info: 'M12 3.5a8.5 8.5 0 1 0 .01 0z M12 11v5.5 M12 7.5v.5',
  warning: 'M12 4L2.8 20h18.4z M12 10v4.5 M12 17v.5',
  'zoom-in': 'M10.5 4a6.5 6.5 0 1 0 .01 0z M15.5 15.5L20 20 M7.5 10.5h6 M10.5 7.5v6',
  'zoom-out': 'M10.5 4a6.5 6.5 0 1 0 .01 0z M15.5 15.5L20 20 M7.5 10.5h6',
  fit: 'M4 9V4h5 M15 4h5v5 M20 15v5h-5 M9 20H4v-5',
  hand: 'M8 12V6.5a1.5 1.5 0 0 1 3 0V11 M11 11V5a1.5 1.5 0 0 1 3 0v6 M14 11V6.5a1.5 1.5 0 0 1 3 0V14a6.5 6.5 0 0 1-6.5 6.5c-3 0-4.2-1.6-5.4-3.7L3.6 14a1.5 1.5 0 0 1 2.6-1.5L8 15',
  cursor: 'M6 4l13 7-5.5 1.8L11 18.5z',
  list: 'M8.5 7H20 M8.5 12H20 M8.5 17H20 M4 7h.5 M4 12h.5 M4 17h.5',
  grid: 'M4 4h6.5v6.5H4z M13.5 4H20v6.5h-6.5z M4 13.5h6.5V20H4z M13.5 13.5H20V20h-6.5z',
  bracket: 'M4 5h6v6h6 M4 17h6v-6 M16 11h4',
  undo: 'M8.5 5L4.5 9l4 4 M4.5 9H14a5.5 5.5 0 0 1 0 11H9',
  redo: 'M15.5 5l4 4-4 4 M19.5 9H10a5.5 5.5 0 0 0 0 11h5',
  offline:
    'M4 4l16 16 M8.6 12.2A6 6 0 0 1 12 11c1.6 0 3 .6 4.1 1.6 M5 9a11 11 0 0 1 3-2 M12 5.5A11 11 0 0 1 20 9 M12 17.5v.5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4 M20 4.5v4.9h-4.9',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z M13.5 7l3.5 3.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z M12 9.5a2.5 2.5 0 1 0 .01 0z',
  'eye-off':
    'M4 4l16 16 M9.5 6A9.5 9.5 0 0 1 12 5.5C18 5.5 21.5 12 21.5 12a17 17 0 0 1-2.7 3.4 M6.3 8.1A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.2 0 2.3-.3 3.3-.7',
  plus: 'M12 5v14 M5 12h14',
  minus: 'M5 12h14',
  dot: 'M12 11.5v1',
  medal: 'M8 3l4 7 4-7 M12 10a5.5 5.5 0 1 0 .01 0z',
  pin: 'M9 4h6l-1 6 3 3.5H7L10 10z M12 14v6',
  chat: 'M4 5h16v11h-8l-4.5 4V16H4z M8.5 10.5h.5 M12 10.5h.5 M15.5 10.5h.5',
  bell: 'M5 17h14l-1.5-3V9.5a5.5 5.5 0 0 0-11 0V14z M10 20.5h4 M12 4V2.5',
  shield: 'M12 3.5l7.5 2.5v5.5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6z',
  wand: 'M4 20L14 10 M17 3v8 M13 7h8',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 .01 0z M3.5 12h17 M12 3.5c-3 2.4-4.2 5.2-4.2 8.5s1.2 6.1 4.2 8.5c3-2.4 4.2-5.2 4.2-8.5S15 5.9 12 3.5z',
  staff: 'M12 3.5l7.5 2.5v5.5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6z M8.5 11.5l2.5 2.5 4.5-4.5',
} as const;

export type IconName = keyof typeof ICON_PATHS;

interface IconProps {
  name: IconName;
  /** px; 20 unless told. */
  size?: number;
  /** Spoken name; without it the icon is decoration. */
  label?: string;
  className?: string | undefined;
}

export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      className={className ?? styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="square"
      strokeLinejoin="miter"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
