import { Icon } from '../ui/icon.tsx';
import styles from './account-form.module.css';

/** What is wrong with the form as a whole. */
export function FormError({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text ? (
        <p className={styles.error}>
          <Icon name="warning" size={18} />
          {text}
        </p>
      ) : null}
    </div>
  );
}
