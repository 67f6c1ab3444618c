import type { BracketView } from '@callshot/rules';
import { type ReactNode, useId, useMemo } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { type BoardModel, faceOf } from './board-model.ts';
import { PhoneMatch } from './phone-match.tsx';
import styles from './phone-strip.module.css';
import { type StripColumn, shownMatches, stripOf, stripProgress } from './strip.ts';
import { type MatchSearch, useSoughtMatch } from './use-sought-match.ts';
import { useStripSync } from './use-strip-sync.ts';

export interface PhoneStripProps {
  readonly model: BoardModel;
  readonly views: readonly BracketView[];
  readonly toggle: ReactNode;
  readonly search: MatchSearch | null;
}

/** One round at a time, the next one peeking in; swiping and the round tabs are one movement. */
export function PhoneStrip({ model, views, toggle, search }: PhoneStripProps) {
  const strip = useMemo(() => stripOf(model.graph, views), [model.graph, views]);
  const { strip: stripRef, tabs, active, goTo, jumpTo } = useStripSync(strip.columns.length);
  useSoughtMatch({
    search,
    matches: stripRef,
    bringIntoView: (key) => {
      const match = model.graph.byKey.get(key)?.index ?? -1;
      jumpTo(strip.columns.findIndex(({ matches }) => matches.includes(match)));
    },
  });
  const panelId = useId();
  const current = strip.columns[active] ?? strip.columns[0];
  if (!current) return null;
  return (
    <div className={styles.board}>
      {strip.segments.length > 1 ? (
        <Segmented
          label="Part of the bracket"
          items={strip.segments.map(({ id, label }) => ({ value: id, label }))}
          value={current.segment}
          onChange={(segment) => goTo(strip.columns.findIndex((c) => c.segment === segment))}
          className={styles.segments}
        />
      ) : null}
      <div className={styles.rounds}>
        <div ref={tabs} className={styles.tabs}>
          <Tabs
            label="Rounds"
            items={strip.columns.map((column, position) => ({
              value: position,
              label: column.column.header,
              ...progressDetail(model, column),
            }))}
            value={active}
            onChange={goTo}
            panelId={panelId}
            className={styles.tabRow}
          />
        </div>
        {toggle}
      </div>
      <div
        ref={stripRef}
        id={panelId}
        role="tabpanel"
        aria-label={current.column.header}
        className={styles.strip}
      >
        {strip.columns.map((column) => (
          <Round key={column.key} model={model} column={column} />
        ))}
      </div>
    </div>
  );
}

function progressDetail({ state }: BoardModel, column: StripColumn): { detail?: string } {
  const { picked, required } = stripProgress(state, column);
  return required > 0 ? { detail: `${picked}/${required}` } : {};
}

function Round({ model, column }: { model: BoardModel; column: StripColumn }) {
  return (
    <section className={styles.round} aria-label={column.column.header}>
      {column.column.isLocked ? (
        <p className={styles.locked}>
          <Icon name="lock" size={14} /> This round is filled in from the results.
        </p>
      ) : null}
      {shownMatches(model.state, column).map((index) => {
        const face = faceOf(model, index);
        return face && <PhoneMatch key={index} teams={model.teams} {...face} />;
      })}
    </section>
  );
}
