import type { BracketView } from '@callshot/rules';
import { useMemo } from 'react';
import type { MatchFaces } from '../board/board-model.ts';
import { BoardViews } from '../board/board-views.tsx';
import styles from '../board/bracket-board.module.css';
import { ResultCanvas } from './result-canvas.tsx';
import { ResultChampion } from './result-champion.tsx';
import { ResultMatch } from './result-match.tsx';
import { type ResultInput, type ResultModel, resultModel } from './result-model.ts';

interface ResultBoardProps extends ResultInput {
  readonly views: readonly BracketView[];
  /** Names the remembered pan and zoom: event, stage and substage. */
  readonly storageKey: string;
}

/** The official bracket, for all users. A user's call of a match stands below it. */
export function ResultBoard(props: ResultBoardProps) {
  const { graph, official, teams, calls, whose, facts, field, title } = props;
  const { corrections, views, storageKey } = props;
  const model = useMemo(
    () => resultModel({ graph, official, teams, calls, whose, facts, field, corrections, title }),
    [graph, official, teams, calls, whose, facts, field, corrections, title],
  );
  const faces = useMemo(() => resultFaces(model), [model]);
  return (
    <div className={styles.board}>
      <BoardViews
        model={model}
        faces={faces}
        views={views}
        storageKey={`${storageKey}.results`}
        picking={null}
        search={null}
      />
    </div>
  );
}

function resultFaces(model: ResultModel): MatchFaces {
  const inText = (match: number) => {
    const result = model.results[match];
    return result && <ResultMatch key={match} result={result} />;
  };
  return {
    onCanvas: (canvas) => <ResultCanvas model={model} {...canvas} />,
    motion: () => null,
    inStrip: inText,
    inList: inText,
    champion: (area) => <ResultChampion key="champion" facts={model.champion} area={area} />,
  };
}
