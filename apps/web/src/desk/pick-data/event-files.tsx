import type { ExportedPart, ExportForm } from '@callshot/contract';
import { buttonClass } from '../../platform/ui/controls/button.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import styles from './event-files.module.css';
import { m } from './words/messages.js';

const parts: Readonly<Record<ExportedPart, { readonly title: string; readonly about: string }>> = {
  board: { title: m.fileOfBoard(), about: m.aboutFileOfBoard() },
  slips: { title: m.fileOfSlips(), about: m.aboutFileOfSlips() },
  ledger: { title: m.fileOfLedger(), about: m.aboutFileOfLedger() },
};
const order: readonly ExportedPart[] = ['board', 'slips', 'ledger'];

interface FileLinkProps {
  readonly eventId: number;
  readonly what: ExportedPart;
  readonly as: ExportForm;
}

const FileLink = ({ eventId, what, as }: FileLinkProps) => (
  <a
    className={buttonClass({ size: 'sm' })}
    href={`/api/event/export?eventId=${eventId}&what=${what}&as=${as}`}
    download
    aria-label={
      as === 'csv'
        ? m.tableAsCsv({ table: parts[what].title })
        : m.tableAsJson({ table: parts[what].title })
    }
  >
    {as.toUpperCase()}
  </a>
);

/** Everybody of an event in files, which the server makes while they are read [rule: pick-data-12]. */
export const EventFiles = ({ eventId }: { readonly eventId: number }) => (
  <StaffPanel title={m.files()} fact={m.filesFact()}>
    <ul className={styles.files}>
      {order.map((what) => (
        <li key={what} className={styles.file}>
          <p className={styles.name}>
            <b>{parts[what].title}</b> {parts[what].about}
          </p>
          <FileLink eventId={eventId} what={what} as="csv" />
          <FileLink eventId={eventId} what={what} as="json" />
        </li>
      ))}
    </ul>
    <p className={styles.note}>{m.filesNote()}</p>
  </StaffPanel>
);
