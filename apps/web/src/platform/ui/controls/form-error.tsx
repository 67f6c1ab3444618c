import type { FailureWords } from '../../core/failures.ts';
import { Icon } from '../art/icon.tsx';
import styles from './form-error.module.css';

interface FormErrorProps {
  refusal?: FailureWords | null;
  /** Or what else is wrong. */
  text?: string | null;
}

/** An error of the form as a whole, beside the button that was pressed. */
export function FormError(props: FormErrorProps) {
  const text = props.refusal?.text ?? props.text;
  const problems = props.refusal?.problems ?? [];
  return (
    <div role="alert">
      {text ? (
        <div className={styles.error}>
          <Icon name="warning" size={18} />
          <div>
            <p>{text}</p>
            {problems.length > 0 ? (
              <ul className={styles.problems}>
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}
