import { ICON_PATHS, Icon, type IconName } from './icon.tsx';

const names = Object.keys(ICON_PATHS) as IconName[];

export const isWide = true;

export const states = {
  all: (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {names.map((name) => (
        <span key={name} title={name}>
          <Icon name={name} label={name} />
        </span>
      ))}
    </div>
  ),
  'in three sizes': (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Icon name="trophy" size={14} />
      <Icon name="trophy" />
      <Icon name="trophy" size={32} />
    </div>
  ),
};
