import { useRef } from 'react';
import { ListTools, type SelectedAct } from '../../../platform/lists/list-tools.tsx';
import {
  foundRows,
  type ListView,
  pageOf,
  sortedBy,
  stepFrom,
} from '../../../platform/lists/listed-rows.ts';
import { Pager } from '../../../platform/lists/pager.tsx';
import { focusChosenRow, useListKeys } from '../../../platform/lists/use-list-keys.ts';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import type { SurveySummary } from '../survey.queries.ts';
import { m } from '../words/messages.js';
import { type SurveyColumn, surveyListing } from './listed-surveys.ts';
import { SurveyPanel } from './survey-panel.tsx';
import styles from './surveys-overview.module.css';
import { SurveysTable } from './surveys-table.tsx';

export interface SurveyListProps {
  surveys: readonly SurveySummary[];
  nowMs: number;
  selectedId: number | null;
  view: ListView<SurveyColumn>;
  onView(view: ListView<SurveyColumn>): void;
  onSelect(id: number): void;
  onAdd(): void;
  onEdit(id: number): void;
  onClone(id: number): void;
  onResults(id: number): void;
}

/** The table with the actions on the selected survey, and that survey's panel beside it. */
export function SurveyList(props: SurveyListProps) {
  const { surveys, nowMs, selectedId, view, onView, onSelect } = props;
  const list = useRef<HTMLElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const listing = surveyListing(nowMs);
  const found = foundRows(surveys, view, listing);
  const shown = pageOf(found, view);
  const selected = surveys.find(({ surveyId }) => surveyId === selectedId) ?? null;
  const act = (way: (id: number) => void) => (selected ? () => way(selected.surveyId) : undefined);
  const [edit, clone] = [act(props.onEdit), act(props.onClone)];

  const step = (by: 1 | -1) => {
    const next = stepFrom(found, view, selectedId, by, listing.idOf);
    if (next === null) return;
    onView({ ...view, page: next.page });
    onSelect(next.id);
    focusChosenRow(list);
  };
  const acts: readonly SelectedAct[] = [
    { label: m.editAction(), keys: 'Enter', act: edit },
    { label: m.cloneAction(), keys: 'C', act: clone },
  ];
  const onKeyDown = useListKeys([
    { keys: '/', says: m.keyFilter(), act: () => filter.current?.focus() },
    { keys: '↓', says: m.keySelectNext(), act: () => step(1) },
    { keys: '↑', says: m.keySelectPrevious(), act: () => step(-1) },
    { keys: 'N', says: m.keyAdd(), act: props.onAdd },
    { keys: 'Enter', says: m.keyEdit(), act: edit },
    { keys: 'C', says: m.keyClone(), act: clone },
  ]);

  return (
    <div className={styles.columns}>
      <section ref={list} className={styles.list} aria-label={m.surveys()} onKeyDown={onKeyDown}>
        <ListTools
          what="survey"
          isSelected={selected !== null}
          acts={acts}
          by={m.titleOrDescription()}
          text={view.text}
          filter={filter}
          onText={(text) => onView({ ...view, text, page: 0 })}
          onShow={() => panel.current?.scrollIntoView()}
        />
        {found.length === 0 ? (
          <EmptyState icon="search" title={m.noneFound()} text={m.noneFoundText()} />
        ) : (
          <>
            <SurveysTable
              rows={shown.rows}
              nowMs={nowMs}
              sorting={view.sorting}
              selectedId={selectedId}
              onSort={(by) => onView(sortedBy(view, by, listing.names))}
              onSelect={onSelect}
              onEdit={props.onEdit}
            />
            <Pager shown={shown} of={found.length} onPage={(page) => onView({ ...view, page })} />
          </>
        )}
      </section>
      <aside ref={panel} className={styles.panel} aria-label={m.selectedSurvey()}>
        {selected ? (
          <SurveyPanel
            key={selected.surveyId}
            survey={selected}
            nowMs={nowMs}
            onResults={() => props.onResults(selected.surveyId)}
          />
        ) : (
          <p className={styles.hint}>{m.selectHint()}</p>
        )}
      </aside>
    </div>
  );
}
