import type { BracketView } from '@callshot/rules';
import { useMemo } from 'react';
import type { MatchFaces } from './board-model.ts';
import { BoardViews } from './board-views.tsx';
import styles from './bracket-board.module.css';
import { ResultMatch } from './result-match.tsx';
import { type ResultInput, type ResultModel, resultModel } from './result-model.ts';

interface ResultBoardProps extends ResultInput {
  readonly views: readonly BracketView[];
  /** Names the remembered pan and zoom: event, stage and substage. */
  readonly storageKey: string;
}

/** The official bracket, for everybody; what somebody called of a match stands below it. */
export function ResultBoard(props: ResultBoardProps) {
  const { graph, official, teams, calls, whose, views, storageKey } = props;
  const model = useMemo(
    () => resultModel({ graph, official, teams, calls, whose }),
    [graph, official, teams, calls, whose],
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

function resultFaces({ results }: ResultModel): MatchFaces {
  const inText = (match: number) => {
    const result = results[match];
    return result && <ResultMatch key={match} result={result} box={null} />;
  };
  return {
    onCanvas: ({ layout }) =>
      layout.boxes.map((box) => {
        const result = results[box.index];
        return result && <ResultMatch key={box.index} result={result} box={box} />;
      }),
    inStrip: inText,
    inList: inText,
  };
}
