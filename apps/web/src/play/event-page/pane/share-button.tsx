import { useLocation } from 'react-router';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { copyText } from '../../../platform/ui/words/copy-text.ts';
import { m } from '../words/messages.js';
import { shareLink } from './share-link.ts';

interface ShareButtonProps {
  readonly prefix: string;
  readonly eventId: number;
  /** The user on screen when there are picks to show of them [rule: event-page-5]. */
  readonly userIdWithPicks: number | null;
  readonly shape: ShareShape;
}

/** A sign beside the other buttons of the event bar; elsewhere in words, as a link or as a button. */
export type ShareShape = 'sign' | 'link' | 'button';

/** Copies a link to the shown page. */
export function ShareButton({ shape, ...shared }: ShareButtonProps) {
  const { search } = useLocation();
  const share = async () => {
    const link = shareLink(location.origin, { ...shared, search });
    const isCopied = await copyText(link);
    showToast(
      isCopied
        ? { text: m.linkCopied(), kind: 'success' }
        : { text: m.copyThisLink({ link }), kind: 'error' },
    );
  };
  if (shape === 'sign') {
    return (
      <Button
        variant="ghost"
        icon="share"
        aria-label={m.sharePicks()}
        title={m.share()}
        onClick={() => void share()}
      />
    );
  }
  return (
    <Button
      variant={shape === 'link' ? 'ghost' : 'primary'}
      icon="share"
      onClick={() => void share()}
    >
      {m.share()}
    </Button>
  );
}
