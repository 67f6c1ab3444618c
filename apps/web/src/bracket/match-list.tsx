import { type ReactNode, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { type BoardModel, faceOf, isShown } from './board-model.ts';
import { ListMatch } from './list-match.tsx';
import styles from './match-list.module.css';
import type { OnPick } from './picking.ts';
import { type MatchSearch, useSoughtMatch } from './use-sought-match.ts';

export interface MatchListProps {
  readonly model: BoardModel;
  readonly onPick: OnPick;
  readonly toggle: ReactNode;
  readonly search: MatchSearch | null;
}

/** The bracket as a form: a heading a round, a radio group a match and a series score. */
export function MatchList({ model, onPick, toggle, search }: MatchListProps) {
  const list = useRef<HTMLDivElement>(null);
  useSoughtMatch({ search, matches: list, bringIntoView: () => {} });
  const columns = model.graph.parts.flatMap((part) => part.columns);
  return (
    <div ref={list} className={styles.list}>
      <div className={styles.bar}>{toggle}</div>
      {columns.map((column) => {
        const matches = column.matches.filter((index) => isShown(model.state.matches[index]));
        return (
          <section key={`${column.part}-${column.col}`} className={styles.round}>
            <h3 className={styles.heading}>
              {column.header}
              {column.isLocked ? (
                <span className={styles.locked}>
                  <Icon name="lock" size={14} /> Filled in from the results
                </span>
              ) : null}
            </h3>
            <div className={styles.matches}>
              {matches.map((index) => {
                const face = faceOf(model, index);
                return (
                  face && <ListMatch key={index} {...face} teams={model.teams} onPick={onPick} />
                );
              })}
            </div>
          </section>
        );
      })}
    </div>
  );
}
