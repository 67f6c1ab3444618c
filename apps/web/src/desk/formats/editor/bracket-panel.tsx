import type { Bracket, FormatStage, PlayedPlace } from '@callshot/rules';
import { useId, useState } from 'react';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { m } from '../words/messages.js';
import styles from './bracket-panel.module.css';
import { bracketStarts } from './bracket-starts.ts';
import { PlaceMatches } from './place-matches.tsx';
import { bracketFacts } from './stage-words.ts';

const StillBracket = lazyPart(
  async () => (await import('../still/still-bracket.tsx')).StillBracket,
  { isRare: true, failed: () => null },
);

interface BracketPanelProps {
  stage: FormatStage;
  onStart(bracket: Bracket): void;
  onPlayFor(place: PlayedPlace): boolean;
  onOpen(): void;
}

/** The bracket of a stage in words, and where it can begin anew. */
export function BracketPanel({ stage, onStart, onPlayFor, onOpen }: BracketPanelProps) {
  const id = useId();
  const starts = bracketStarts(stage);
  const [chosen, setChosen] = useState('');
  const start = () => {
    const found = starts.flatMap((kind) => kind.starts).find(({ key }) => key === chosen);
    if (found) onStart(found.make());
    setChosen('');
  };
  return (
    <StaffPanel
      title={m.bracketBuilder()}
      fact={bracketFacts(stage)}
      end={
        <Button size="sm" icon="bracket" aria-keyshortcuts="B" title="B" onClick={onOpen}>
          {m.openAction()}
        </Button>
      }
    >
      <StillBracket stage={stage} height={240} />
      <div className={styles.start}>
        <label htmlFor={id}>{m.startFromLabel()}</label>
        <select
          id={id}
          className={styles.select}
          data-place="bracket"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{m.chooseStart()}</option>
          {starts.map(({ kind, starts: own }) => (
            <optgroup key={kind} label={kind}>
              {own.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Button disabled={chosen === ''} onClick={start}>
          {m.startAction()}
        </Button>
      </div>
      <PlaceMatches key={stage.name} bracket={stage.bracket} onPlayFor={onPlayFor} />
    </StaffPanel>
  );
}
