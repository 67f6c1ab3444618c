import { AS_IN_BROWSER } from '@callshot/contract/languages';
import { useState } from 'react';
import { languages, nameOfLanguage } from '../../platform/core/language.ts';
import { chosenLanguage } from '../../platform/core/language-choice.ts';
import { LeaveInPlace } from '../../platform/editing/leave-question.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import styles from './language-list.module.css';
import { useChooseLanguage } from './use-choose-language.ts';
import { m } from './words/messages.js';

interface LanguageListProps {
  readonly isUser: boolean;
  /** Called before the page loads anew. */
  onLeave?(): void;
}

/** The languages, each under its own name. A press loads the page in it, and asks first where work would be lost. */
export function LanguageList({ isUser, onLeave }: LanguageListProps) {
  const [chosen] = useState(chosenLanguage);
  const { choose, isBusy, refusal, leave } = useChooseLanguage(isUser, onLeave);
  if (leave.isAsked) return <LeaveInPlace leave={leave}>{m.wouldBeLost()}</LeaveInPlace>;
  return (
    <>
      <ul className={styles.list} aria-busy={isBusy || undefined}>
        {[AS_IN_BROWSER, ...languages()].map((tag) => (
          <li key={tag}>
            <button
              type="button"
              className={styles.language}
              lang={tag === AS_IN_BROWSER ? undefined : tag}
              aria-current={tag === chosen || undefined}
              disabled={isBusy}
              onClick={() => choose(tag)}
            >
              <span className={styles.name}>
                {tag === AS_IN_BROWSER ? m.asInBrowser() : nameOfLanguage(tag)}
              </span>
              {tag === chosen ? <Icon name="check" size={16} /> : null}
            </button>
          </li>
        ))}
      </ul>
      <FormError refusal={refusal} />
    </>
  );
}
