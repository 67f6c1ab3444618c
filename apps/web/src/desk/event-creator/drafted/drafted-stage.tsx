import type { ChangedField, EventFormat } from '@callshot/rules';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { stageFacts } from '../../formats/editor/stage-words.ts';
import type { StageProblem } from '../../mapping/mapping-view.ts';
import { m } from '../words/messages.js';
import { DraftFields } from './draft-fields.tsx';
import { groundOf, kindWords, lengthWords, reasonOf, sureWords } from './draft-words.ts';
import styles from './drafted-event.module.css';
import { type DraftedPart, guessesIn } from './drafted-stages.ts';

const StillBracket = lazyPart(
  async () => (await import('../../formats/still/still-bracket.tsx')).StillBracket,
  { isRare: true, failed: () => null },
);

interface DraftedStageProps {
  readonly at: number;
  readonly format: EventFormat;
  readonly parts: readonly DraftedPart[];
  readonly fields: readonly ChangedField[];
  /** The beginning of its first match, in words; null = unknown. */
  readonly begins: string | null;
  /** The most that a slip gets for it. */
  readonly perfect: number | null;
  readonly problems: readonly StageProblem[];
  onChange(key: string, value: number | boolean | null): void;
  onTry(): void;
}

/** A stage as it is drafted: its facts, how sure they are, and what can be changed [rule: drafts-21]. */
export function DraftedStage(props: DraftedStageProps) {
  const { at, format, parts, fields, begins, perfect, problems, onChange, onTry } = props;
  const stage = format.stages[at];
  const guesses = guessesIn(parts);
  if (!stage) return null;
  const facts = [
    lengthWords(stage, parts),
    begins ?? '',
    perfect === null ? '' : m.draftPerfectStage({ points: perfect }),
  ];
  return (
    <li className={styles.stage}>
      <StaffPanel
        title={stage.name}
        fact={kindWords(parts)}
        end={
          <span className={styles.sure} data-guessed={guesses.length > 0 || undefined}>
            {guesses.length > 0 ? m.draftGuessed() : sureWords(parts)}
          </span>
        }
      >
        <div className={styles.body}>
          <div className={styles.said}>
            <p className={styles.facts}>{stageFacts(stage)}</p>
            <p className={styles.quiet}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
            {guesses.length > 0 ? (
              <ul className={styles.reasons}>
                {guesses.map((guess) => (
                  <li key={guess}>{reasonOf(guess)}</li>
                ))}
              </ul>
            ) : (
              <p className={styles.quiet}>{groundOf(parts)}</p>
            )}
            {fields.length > 0 && (
              <DraftFields fields={fields} format={format} onChange={onChange} />
            )}
            {problems.map(({ says, change }) => (
              <p key={says} className={styles.problem} role="alert">
                <Icon name="warning" size={18} />
                <span>
                  {says} {change}
                </span>
              </p>
            ))}
            <Button
              id={`draft-try-${at}`}
              size="sm"
              icon="eye"
              className={styles.try}
              onClick={onTry}
            >
              {m.draftTry({ stage: stage.name })}
            </Button>
          </div>
          {stage.bracket && (
            <div className={styles.drawing}>
              <StillBracket stage={stage} height={150} />
            </div>
          )}
        </div>
      </StaffPanel>
    </li>
  );
}
