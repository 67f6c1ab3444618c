/** How the viewer wants nameplates: names alone, and plates that rest; each an attribute of the page. */
const LOOKS = ['plain-names', 'still-plates'] as const;

export type PlateLook = (typeof LOOKS)[number];

/** Where this browser remembers it. */
export const keyOfLook = (look: PlateLook) => `callshot.${look}`;

/** As this browser last knew it, so that no plate flashes up before the account has answered. */
export function showRememberedLooks(): void {
  for (const look of LOOKS) {
    const isOn = localStorage.getItem(keyOfLook(look)) === 'on';
    document.documentElement.toggleAttribute(`data-${look}`, isOn);
  }
}

/** What the account wanted is not what whoever uses this browser next wants. */
export function forgetLooks(): void {
  for (const look of LOOKS) localStorage.removeItem(keyOfLook(look));
  showRememberedLooks();
}
