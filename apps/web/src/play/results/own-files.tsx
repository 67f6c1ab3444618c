import styles from './own-files.module.css';
import { m } from './words/messages.js';

interface OwnFilesProps {
  readonly eventId: number;
}

const addressOf = (eventId: number, as: string) => `/api/picks/export?eventId=${eventId}&as=${as}`;

/** The own picks of an event with their points, to keep [rule: pick-data-13]. */
export const OwnFiles = ({ eventId }: OwnFilesProps) => (
  <p className={styles.files}>
    {m.ownFiles()}{' '}
    <a href={addressOf(eventId, 'csv')} download aria-label={m.ownFileAsCsv()}>
      {m.csv()}
    </a>{' '}
    <a href={addressOf(eventId, 'json')} download aria-label={m.ownFileAsJson()}>
      {m.json()}
    </a>
  </p>
);
