import { useState } from 'react';
import { decimal } from '../../../platform/core/decimal.ts';
import { language } from '../../../platform/core/language.ts';
import { pageOf } from '../../../platform/lists/listed-rows.ts';
import { Pager } from '../../../platform/lists/pager.tsx';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import { ShareBar } from '../../../platform/ui/page/share-bar.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import type { SurveyResults } from '../survey.queries.ts';
import { dayWords } from '../survey-words.ts';
import { m } from '../words/messages.js';
import { type DayRow, daysOf } from './result-words.ts';
import styles from './survey-results.module.css';

/** Never on a line of its own. */
const PERCENT = '\u00A0%';

interface DayResultsProps {
  results: SurveyResults;
  chosenId: number;
  onChoose(promptAnswerId: number): void;
}

/** Respondents by day, and one answer's share over the days; the latest first. */
export function DayResults({ results, chosenId, onChoose }: DayResultsProps) {
  const [page, setPage] = useState(0);
  const ids = results.prompts.flatMap(({ answers }) =>
    answers.map(({ promptAnswerId }) => promptAnswerId),
  );
  const days = daysOf(results, ids.indexOf(chosenId)).toReversed();
  const most = Math.max(1, ...days.map(({ respondents }) => respondents));
  const shown = pageOf(days, { page });
  return (
    <StaffPanel title={m.overTime()} fact={m.byDay()} isFlush>
      <div className={styles.choice}>
        <Choice
          label={m.answer()}
          value={String(chosenId)}
          options={results.prompts.flatMap(({ text: prompt, answers }) =>
            answers.map(({ promptAnswerId, text }) => ({
              value: String(promptAnswerId),
              label: results.prompts.length > 1 ? `${text} (${prompt})` : text,
            })),
          )}
          onChange={(id) => onChoose(Number(id))}
        />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.day()}</th>
            <th scope="col" data-end>
              {m.respondents()}
            </th>
            <th scope="col" data-end>
              {m.choseIt()}
            </th>
            <th scope="col" data-end>
              {m.thatDay()}
            </th>
            <th scope="col" data-end>
              {m.soFar()}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.rows.map((row) => (
            <Day key={row.day} row={row} most={most} />
          ))}
        </tbody>
      </table>
      <Pager shown={shown} of={days.length} onPage={setPage} />
    </StaffPanel>
  );
}

function Day({ row, most }: { row: DayRow; most: number }) {
  const { day, respondents, picks, percent, percentSoFar } = row;
  return (
    <tr>
      <th scope="row">{dayWords(day)}</th>
      <td data-end>
        <span className={styles.people}>
          <span className={styles.bar} aria-hidden>
            <span style={{ width: `${(100 * respondents) / most}%` }} />
          </span>
          {respondents.toLocaleString(language())}
        </span>
      </td>
      <td data-end>{picks.toLocaleString(language())}</td>
      <td data-end>
        <ShareBar percent={percent} unit={PERCENT} />
      </td>
      <td data-end>
        {decimal(percentSoFar)}
        {PERCENT}
      </td>
    </tr>
  );
}
