import styles from './form-error.module.css';
import { Icon } from './icon.tsx';

interface FormErrorProps {
  text: string | null;
  /** Everything that is wrong, where that is more than a sentence says. */
  problems?: readonly string[];
}

/** What is wrong with the form as a whole; it stands beside the button that was pressed. */
export function FormError({ text, problems = [] }: FormErrorProps) {
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
