import type { Nameplate } from '@callshot/contract';
import { sheetOf } from '@callshot/nameplate-style/sheet';
import { call } from '../../core/client.ts';
import { onConnectionChange } from '../../core/connection.ts';
import { listenLive } from '../../core/live-connection.ts';
import { createPlateMotion } from './plate-motion.ts';
import { createPlateSheets } from './plate-sheets.ts';

/** After this long somebody who comes back sees what plates have become meanwhile. */
const STALE_AFTER = 3 * 60 * 60_000;

/** The plates that this page has seen. */
export const plates = createPlateSheets({
  read: (ids) =>
    call('GET /api/nameplate/all-cached', { query: { ids: ids.join(',') }, isSilent: true }),
  textOf,
  motion: createPlateMotion(),
});

/** Classic is drawn by the app; properties that a plate leaves out are not taken from Classic. */
function textOf({ id, style }: Nameplate): string {
  const name = `np-${id}`;
  return `.${name} { background: none; }\n${sheetOf(style, name)}`;
}

const PLAIN = 'data-plain-names';
const followLooks = () => plates.show(!document.documentElement.hasAttribute(PLAIN));
new MutationObserver(followLooks).observe(document.documentElement, { attributeFilter: [PLAIN] });
followLooks();

listenLive('NameplateUpdate', ({ nameplateId, version }) => plates.changed(nameplateId, version));
listenLive('return', plates.readAgain);
onConnectionChange(plates.retry);

let readAt = Date.now();
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible' || Date.now() - readAt < STALE_AFTER) return;
  readAt = Date.now();
  plates.readAgain();
});
