import { generate } from 'lean-qr';
import { useMemo } from 'react';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import styles from './qr-dialog.module.css';
import { qrPath } from './qr-path.ts';
import { m } from './words/messages.js';

/** Modules of white around a code, without which cameras do not find it. */
const QUIET = 4;

interface QrDialogProps {
  link: string;
  code: string;
  name: string;
  onClose(): void;
}

/** To be held out to a phone: dark on white whatever the page looks like. */
export function QrDialog({ link, code, name, onClose }: QrDialogProps) {
  const bitmap = useMemo(() => generate(link), [link]);
  const path = useMemo(() => qrPath(bitmap), [bitmap]);
  const side = bitmap.size + 2 * QUIET;
  return (
    <Modal title={m.joinNamed({ name })} isOpen onClose={onClose}>
      <div className={styles.body}>
        <svg
          className={styles.picture}
          viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={m.qrCodeOf({ name })}
        >
          <path className={styles.light} d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} />
          <path className={styles.dark} d={path} />
        </svg>
        <p className={styles.code}>{code}</p>
        <p className={styles.text}>{m.qrCodeText({ host: location.host })}</p>
      </div>
    </Modal>
  );
}
