import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Switch } from '../../platform/ui/controls/switch.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import {
  type PushObstacle,
  type PushState,
  readPushState,
  subscribe,
  unsubscribe,
} from './push.ts';
import { m } from './words/messages.js';

const pushStateQuery = queryOptions({
  queryKey: ['pushState'],
  queryFn: readPushState,
  staleTime: 0,
  // The permission is changed in the browser's own settings.
  refetchOnWindowFocus: 'always',
});

interface PushSwitchProps {
  /** Null = the server sends no web push. */
  pushKey: string | null;
  /** The account wants push; each browser is subscribed by itself. */
  isChosen: boolean;
  /** Stores that the account wants push; answers whether it was stored. */
  onChoose(): Promise<boolean>;
}

/** Push notifications of this browser alone; the browser's permission is told in words. */
export function PushSwitch({ pushKey, isChosen, onChoose }: PushSwitchProps) {
  const queries = useQueryClient();
  const { data: state } = useQuery(pushStateQuery);
  const [wish, setWish] = useState<boolean | null>(null);

  const change = async (isOn: boolean) => {
    setWish(isOn);
    try {
      if (isOn) await switchOn();
      else await switchOff();
    } catch {
      // Told by the client already; the switch shows where this browser stands.
    }
    await queries.invalidateQueries({ queryKey: pushStateQuery.queryKey });
    setWish(null);
  };

  const switchOn = async () => {
    if (pushKey === null) return;
    const obstacle = await subscribe(pushKey);
    if (obstacle !== null) showToast({ text: obstacles[obstacle], kind: 'error' });
    else await onChoose();
  };

  const switchOff = async () => {
    await unsubscribe();
    showToast({ text: m.pushIsOffHere(), kind: 'success' });
  };

  const isOn = state === 'on' && isChosen;
  const isPossible = pushKey !== null && (state === 'on' || state === 'off');
  return (
    <Switch
      label={m.pushInBrowser()}
      hint={pushKey === null ? m.pushUnavailable() : hints[state ?? 'off']}
      isOn={wish ?? isOn}
      isDisabled={wish !== null || !isPossible}
      onChange={(next) => void change(next)}
    />
  );
}

const hints: Readonly<Record<PushState, string>> = {
  unsupported: m.pushUnsupported(),
  denied: m.pushBlocked(),
  off: m.pushOffHint(),
  on: m.pushOnHint(),
};

const obstacles: Readonly<Record<PushObstacle, string>> = {
  denied: m.pushDenied(),
  dismissed: m.pushDismissed(),
  unreachable: m.pushUnreachable(),
};
