import { currentGame } from '../../platform/core/current-game.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { copyText } from '../../platform/ui/words/copy-text.ts';
import { m } from './words/messages.js';

/** Copies a link that opens the profile in the trophy room. */
export function ShareProfile({ userId }: { userId: number }) {
  const share = async () => {
    const link = `${location.origin}/${currentGame.prefix}/trophy-room?user=${userId}`;
    showToast(
      (await copyText(link))
        ? { text: m.linkCopied(), kind: 'success' }
        : { text: m.copyThisLink({ link }), kind: 'error' },
    );
  };
  return (
    <Button icon="share" onClick={() => void share()}>
      {m.share()}
    </Button>
  );
}
