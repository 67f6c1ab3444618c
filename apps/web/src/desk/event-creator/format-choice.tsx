import type { FormatSummary } from '@callshot/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from '../../platform/core/link.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { formatsQuery } from '../formats/formats.queries.ts';
import styles from './event-fields.module.css';
import { m } from './words/messages.js';

interface FormatChoiceProps {
  value: number | null;
  /** Why it is fixed; null = it can be chosen. */
  fixed: { readonly reason: string; onRelease(): void } | null;
  onChange(id: number): void;
}

/** The event's format: only formats that can be played can be chosen. */
export function FormatChoice({ value, fixed, onChange }: FormatChoiceProps) {
  const id = useId();
  const formats = useQuery(formatsQuery);
  const notReady = formats.data?.filter(({ problems }) => problems > 0).length ?? 0;
  return (
    <div className={styles.format}>
      <label className={styles.label} htmlFor={id}>
        {m.eventFormat()}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value ?? ''}
        disabled={fixed !== null || !formats.data}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        <option value="" disabled>
          {formats.isPending ? m.loadingFormats() : m.chooseFormat()}
        </option>
        {formats.data?.map((format) => (
          <option key={format.id} value={format.id} disabled={format.problems > 0}>
            {optionOf(format)}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className={styles.note}>
        {fixed ? (
          <>
            {fixed.reason}{' '}
            <Button size="sm" variant="ghost" className={styles.release} onClick={fixed.onRelease}>
              {m.changeFormat()}
            </Button>
          </>
        ) : (
          <State formats={formats} notReady={notReady} />
        )}
      </p>
    </div>
  );
}

/** The state of the choices, with a link to the Event Format Builder. */
function State({
  formats,
  notReady,
}: {
  formats: UseQueryResult<readonly FormatSummary[]>;
  notReady: number;
}) {
  if (formats.isError && !formats.data) {
    return (
      <>
        {m.formatsNotLoaded()}{' '}
        <Button
          size="sm"
          variant="ghost"
          className={styles.release}
          onClick={() => void formats.refetch()}
        >
          {m.tryAgain()}
        </Button>
      </>
    );
  }
  if (!formats.data) return null;
  const link = (inside: ReactNode) => <Link to="/admin/eventFormatBuilder">{inside}</Link>;
  if (formats.data.length === 0) return m.noFormatsYet({ link });
  return notReady === 0 ? m.formatsMadeIn({ link }) : m.formatsNotReady({ count: notReady, link });
}

function optionOf({ name, problems }: FormatSummary): string {
  if (problems === 0) return name;
  return m.formatNotReady({ name, count: problems });
}
