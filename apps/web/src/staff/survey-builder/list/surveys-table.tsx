import { language } from '../../../platform/core/language.ts';
import { Icon, type IconName } from '../../../platform/ui/art/icon.tsx';
import {
  Cell,
  type Column,
  DataTable,
  Nothing,
  Row,
  type Sorting,
} from '../../../platform/ui/page/data-table.tsx';
import type { SurveySummary } from '../survey.queries.ts';
import { dayWords, type SurveyStanding, standingOf } from '../survey-words.ts';
import { m } from '../words/messages.js';
import type { SurveyColumn } from './listed-surveys.ts';
import styles from './surveys-table.module.css';

const columns: readonly Column<SurveyColumn>[] = [
  { key: 'title', head: m.title(), canSort: true },
  { key: 'description', head: m.description(), canSort: true },
  { key: 'openTime', head: m.openDate(), canSort: true },
  { key: 'closeTime', head: m.closeDate(), canSort: true },
  { key: 'created', head: m.dateCreated(), canSort: true },
  { key: 'modified', head: m.dateModified(), canSort: true },
  { key: 'standing', head: m.state(), canSort: true },
  { key: 'respondents', head: m.answered(), isEnd: true, canSort: true },
];

interface SurveysTableProps {
  rows: readonly SurveySummary[];
  nowMs: number;
  sorting: Sorting<SurveyColumn>;
  selectedId: number | null;
  onSort(by: SurveyColumn): void;
  onSelect(id: number): void;
  onEdit(id: number): void;
}

/** Days are those of UTC [rule: surveys-12]. */
export function SurveysTable(props: SurveysTableProps) {
  const { rows, nowMs, sorting, selectedId, onSort, onSelect, onEdit } = props;
  return (
    <DataTable caption={m.surveys()} columns={columns} sorting={sorting} onSort={onSort}>
      {rows.map((survey) => {
        const { surveyId, title, description, respondents } = survey;
        const isSelected = surveyId === selectedId;
        return (
          <Row key={surveyId} isChosen={isSelected} label={title}>
            <Cell of="title" isLead>
              <button
                type="button"
                className={styles.title}
                aria-pressed={isSelected}
                onClick={() => onSelect(surveyId)}
                onDoubleClick={() => onEdit(surveyId)}
              >
                {title}
              </button>
            </Cell>
            <Cell of="description" className={styles.description}>
              {description === '' ? <Nothing /> : description}
            </Cell>
            <Day of="openTime" at={survey.openTime} />
            <Day of="closeTime" at={survey.closeTime} />
            <Day of="created" at={survey.created} isQuiet />
            <Day of="modified" at={survey.modified} isQuiet />
            <Cell of="standing">
              <Standing standing={standingOf(survey, nowMs)} />
            </Cell>
            <Cell of="respondents">
              {respondents === 0 ? <Nothing /> : respondents.toLocaleString(language())}
            </Cell>
          </Row>
        );
      })}
    </DataTable>
  );
}

interface DayProps {
  of: SurveyColumn;
  at: string | null;
  isQuiet?: boolean;
}

const Day = ({ of, at, isQuiet = false }: DayProps) => (
  <Cell of={of} className={isQuiet ? styles.quiet : styles.day}>
    {at === null ? <Nothing /> : <time dateTime={at}>{dayWords(at)}</time>}
  </Cell>
);

const standings: Readonly<Record<SurveyStanding, { words: string; icon: IconName | null }>> = {
  open: { words: m.stateOpen(), icon: 'check' },
  planned: { words: m.statePlanned(), icon: 'clock' },
  closed: { words: m.stateClosed(), icon: null },
  unplanned: { words: m.stateNoDates(), icon: null },
};

/** Icon and word: whether people can answer it now. */
export function Standing({ standing }: { standing: SurveyStanding }) {
  const { words, icon } = standings[standing];
  return (
    <span className={styles.standing} data-standing={standing}>
      {icon === null ? null : <Icon name={icon} size={16} />}
      {words}
    </span>
  );
}
