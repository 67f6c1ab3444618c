import type { ReactNode } from 'react';
import styles from './card-page.module.css';

/** A page of one short matter. */
export function CardPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <title>{`${title} · Callshot`}</title>
      {children}
    </div>
  );
}

interface CardProps {
  title: string;
  /** Stands over the title, such as where somebody comes from. */
  above?: ReactNode;
  children: ReactNode;
}

export function Card({ title, above, children }: CardProps) {
  return (
    <section className={styles.card}>
      {above}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  );
}
