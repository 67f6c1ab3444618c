import { useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { showToast } from '../ui/toast.tsx';
import { shareLink } from './share-link.ts';

interface ShareButtonProps {
  readonly prefix: string;
  readonly eventId: number;
  /** The user on screen when there are picks to show of them [rule: event-page-5]. */
  readonly userIdWithPicks: number | null;
}

/** Copies a link to what is on screen. */
export function ShareButton({ prefix, eventId, userIdWithPicks }: ShareButtonProps) {
  const { search } = useLocation();
  const share = async () => {
    const link = shareLink(location.origin, { prefix, eventId, userIdWithPicks, search });
    const isCopied = await copyText(link);
    showToast(
      isCopied
        ? { text: 'Link Copied!', kind: 'success' }
        : { text: `Copy this link: ${link}`, kind: 'error' },
    );
  };
  return (
    <Button variant="ghost" icon="share" onClick={() => void share()}>
      Share
    </Button>
  );
}
