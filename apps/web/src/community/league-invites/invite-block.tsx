import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lazyDialog } from '../../platform/parts/lazy-part.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { useMedia } from '../../platform/ui/hooks/use-media.ts';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { copyText } from '../../platform/ui/words/copy-text.ts';
import styles from './invite-block.module.css';
import { inviteQuery } from './invites.queries.ts';
import { m } from './words/messages.js';

const QrDialog = lazyDialog(async () => (await import('./qr-dialog.tsx')).QrDialog, {
  isRare: true,
});

const COPIED_MS = 2000;

interface InviteBlockProps {
  leagueId: number;
  leagueName: string;
}

/** Code, link and picture of a league's invite; nothing at all for those who may not pass it on. */
export function InviteBlock({ leagueId, leagueName }: InviteBlockProps) {
  const { data, isPending } = useQuery(inviteQuery(leagueId));
  const [isQrOpen, setQrOpen] = useState(false);
  const isTouch = useMedia('(pointer: coarse)');
  if (isPending) return <div className={styles.awaited} />;
  if (!data || data.code === null || data.link === null) return null;
  const { code, link } = data;
  return (
    <div className={styles.block}>
      <p className={styles.words}>
        <span className={styles.label}>{m.inviteCode()}</span>
        <strong className={styles.code}>{code}</strong>
      </p>
      <Button
        aria-label={m.inviteAsQrCode()}
        title={m.qrCode()}
        className={styles.icon}
        onClick={() => setQrOpen(true)}
      >
        <QrMark />
      </Button>
      {isTouch && 'share' in navigator ? <ShareButton link={link} leagueName={leagueName} /> : null}
      <CopyInvite link={link} />
      {isQrOpen ? (
        <QrDialog link={link} code={code} name={leagueName} onClose={() => setQrOpen(false)} />
      ) : null}
    </div>
  );
}

function CopyInvite({ link }: { link: string }) {
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;
  // Each press begins the time anew.
  useEffect(() => {
    if (copies === 0) return;
    const timer = window.setTimeout(() => setCopies(0), COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    if (await copyText(link)) setCopies((before) => before + 1);
    else showToast({ text: m.inviteNotCopied(), kind: 'error' });
  };
  return (
    <>
      <Button
        variant="primary"
        icon={isCopied ? 'check' : 'link'}
        className={styles.copy}
        onClick={() => void copy()}
      >
        {isCopied ? m.copiedState() : m.copyInviteAction()}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied ? m.copiedState() : ''}</span>
      </VisuallyHidden>
    </>
  );
}

function ShareButton({ link, leagueName }: { link: string; leagueName: string }) {
  const share = () =>
    navigator
      .share({ title: leagueName, text: m.shareText({ name: leagueName }), url: link })
      // Closed again, or nothing here takes it: the link can be copied beside it.
      .catch(() => undefined);
  return (
    <Button
      icon="share"
      aria-label={m.shareInvite()}
      className={styles.icon}
      onClick={() => void share()}
    />
  );
}

const QrMark = () => (
  <svg
    width={18}
    height={18}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    aria-hidden
  >
    <path d="M4 4h6v6H4z M14 4h6v6h-6z M4 14h6v6H4z M13 15h3v-2 M20 13v4h-4 M14 21v-2h2v2 M20 20v1" />
  </svg>
);
