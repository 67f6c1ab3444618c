import { keyOfLook, type PlateLook, showRememberedLooks } from '../../platform/core/plate-looks.ts';

export const hasLook = (look: PlateLook): boolean =>
  document.documentElement.hasAttribute(`data-${look}`);

export function rememberLook(look: PlateLook, isOn: boolean): void {
  if (isOn) localStorage.setItem(keyOfLook(look), 'on');
  else localStorage.removeItem(keyOfLook(look));
  showRememberedLooks();
}
