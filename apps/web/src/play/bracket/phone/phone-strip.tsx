import { ownNameWords } from '@callshot/rules';
import { type CSSProperties, type ReactNode, useId, useMemo } from 'react';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Segmented } from '../../../platform/ui/controls/segmented.tsx';
import { Tabs } from '../../../platform/ui/page/tabs.tsx';
import type { BoardModel, MatchFaces } from '../board/board-model.ts';
import type { BoardViewsProps } from '../board/board-props.ts';
import { useArrivals } from '../picking/use-arrivals.ts';
import { isDecidedIn } from '../slot/champion.ts';
import { m } from '../words/messages.js';
import styles from './phone-strip.module.css';
import { type StripColumn, stripOf } from './strip.ts';
import { useSoughtMatch } from './use-sought-match.ts';
import { useStripSync } from './use-strip-sync.ts';

interface PhoneStripProps extends BoardViewsProps {
  readonly toggle: ReactNode;
}

/** One round at a time, the next one peeking in; swiping and the round tabs are one movement. */
export function PhoneStrip({ model, faces, views, toggle, search }: PhoneStripProps) {
  const strip = useMemo(() => stripOf(model.graph, views), [model.graph, views]);
  const opening = strip.columns.findIndex(({ matches }) => matches.includes(model.opensAt ?? -1));
  const {
    strip: stripRef,
    tabs,
    active,
    goTo,
    jumpTo,
  } = useStripSync(strip.columns.length, opening);
  useArrivals(stripRef, model);
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
          label={m.partOfBracket()}
          items={strip.segments.map(({ id, label }) => ({ value: id, label }))}
          value={current.segment}
          onChange={(segment) => goTo(strip.columns.findIndex((c) => c.segment === segment))}
          className={styles.segments}
        />
      ) : null}
      <div className={styles.rounds}>
        <div ref={tabs} className={styles.tabs}>
          <Tabs
            label={m.rounds()}
            items={strip.columns.map((column, position) => ({
              value: position,
              label: ownNameWords(column.column.header),
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
        aria-label={ownNameWords(current.column.header)}
        // With nothing to press inside, the strip itself is what keys scroll.
        tabIndex={model.stops === 'matches' ? 0 : undefined}
        className={styles.strip}
        style={{ '--rounds': strip.columns.length } as CSSProperties}
      >
        {strip.columns.map((column) => (
          <Round key={column.key} model={model} faces={faces} column={column} />
        ))}
      </div>
      {faces.motion(null)}
    </div>
  );
}

function progressDetail(model: BoardModel, { matches }: StripColumn): { detail?: string } {
  const detail = model.progressOf(matches);
  return detail === null ? {} : { detail };
}

interface RoundProps {
  readonly model: BoardModel;
  readonly faces: MatchFaces;
  readonly column: StripColumn;
}

function Round({ model, faces, column }: RoundProps) {
  return (
    <section className={styles.round} aria-label={ownNameWords(column.column.header)}>
      {column.column.isLocked && model.stops === 'slots' ? (
        <p className={styles.locked}>
          <Icon name="lock" size={14} /> {m.roundFilledIn()}
        </p>
      ) : null}
      {column.matches.map((match) => faces.inStrip(match))}
      {isDecidedIn(model.graph, column.matches) && faces.champion(null)}
    </section>
  );
}
