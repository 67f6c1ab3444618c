import {
  drawResults,
  type EventFormat,
  type EventStage,
  followResults,
  madeUpStages,
} from '@callshot/rules';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { currentGame } from '../../platform/core/current-game.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { useTakenFocus } from '../../platform/ui/overlays/use-taken-focus.ts';
import { BarPlace } from '../../platform/ui/page/bar-places.tsx';
import { Tabs } from '../../platform/ui/page/tabs.tsx';
import styles from './format-trial.module.css';
import { madeUpEvent } from './made-up-event.ts';
import { createTrialClient, tellResults } from './trial-client.ts';
import { type PlayedStage, TrialStage } from './trial-stage.tsx';
import { m } from './words/messages.js';

interface FormatTrialProps {
  readonly name: string;
  /** Without problems: a format that is not ready cannot be played. */
  readonly format: EventFormat;
  /** The place that the way back leads to. */
  readonly from: 'list' | 'editor' | 'draft';
  /** Position of the stage that it begins with. */
  readonly first?: number;
  onClose(): void;
}

const PANEL = 'trial-stage';
const BACK = {
  editor: () => m.backToEditor(),
  list: () => m.backToList(),
  draft: () => m.backToDraft(),
};
const UNTOUCHED: PlayedStage = { slip: null, results: null };

/** A format played as a player would, with made-up teams and drawn results; nothing is stored. */
export function FormatTrial({ name, format, from, first = 0, onClose }: FormatTrialProps) {
  const [stages, setStages] = useState(() => madeUpStages(format, Math.random));
  const [client] = useState(createTrialClient);
  const event = useMemo(
    () => madeUpEvent(name, currentGame.id, format, stages),
    [name, format, stages],
  );
  const [at, setAt] = useState(first);
  const title = useTakenFocus<HTMLHeadingElement>();
  const [played, setPlayed] = useState<readonly PlayedStage[]>(() => stages.map(() => UNTOUCHED));
  const stage = stages[at];
  const own = played[at];
  const change = (next: Partial<PlayedStage>) =>
    setPlayed((before) => before.map((one, index) => (index === at ? { ...one, ...next } : one)));
  const draw = (of: EventStage) => {
    const results = drawResults(of, Math.random);
    tellResults(client, results);
    const known = played.map((one, index) => (index === at ? results : one.results));
    const followed = followResults(format, stages, known, Math.random);
    setStages(followed);
    // Other teams play there now: a slip of the former ones means nothing.
    setPlayed((before) =>
      before.map((one, index) => {
        if (index === at) return { ...one, results };
        return followed[index] === stages[index] ? one : UNTOUCHED;
      }),
    );
  };
  return (
    <QueryClientProvider client={client}>
      <div className={styles.trial}>
        <div className={styles.bar}>
          <Button variant="ghost" icon="arrow-left" onClick={onClose}>
            {BACK[from]()}
          </Button>
          <h1 ref={title} tabIndex={-1} className={styles.name}>
            <span className={styles.label}>{m.tryIt()}</span> {name}
          </h1>
          {stages.length > 1 && (
            <Tabs
              label={m.stages()}
              panelId={PANEL}
              value={at}
              onChange={(index) => setAt(index)}
              items={stages.map(({ stageIndex, format: { name: label } }) => ({
                value: stageIndex,
                label,
              }))}
            />
          )}
          <div className={styles.end}>
            <BarPlace name="progress" className={styles.progress} />
            <BarPlace name="score" />
          </div>
        </div>
        <div className={styles.content}>
          {stage && own && (
            <TrialStage
              key={at}
              event={event}
              format={format}
              stage={stage}
              played={own}
              panelId={PANEL}
              onSubmit={(slip) => change({ slip, results: null })}
              onEdit={() => change({ results: null })}
              onDraw={() => draw(stage)}
            />
          )}
        </div>
        <BarPlace name="actions" className={styles.actions} />
      </div>
    </QueryClientProvider>
  );
}
