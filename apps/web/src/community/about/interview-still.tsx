import styles from './interview.module.css';
import { m } from './words/messages.js';

/** An own drawing in place of the first picture: two who talk, and the button that begins it. */
export function InterviewStill({ onPlay }: { onPlay(): void }) {
  return (
    <button type="button" className={styles.still} onClick={onPlay}>
      <svg
        className={styles.scene}
        viewBox="0 0 640 360"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        aria-hidden
      >
        <g stroke="var(--accent)" strokeWidth="2" opacity=".22">
          <path d="M-40 360C120 230 520 230 680 360" />
          <path d="M-160 360C60 170 580 170 800 360" />
          <path d="M-300 360C0 100 640 100 940 360" />
        </g>
        <g fill="var(--surface-3)" stroke="var(--accent)" strokeWidth="4">
          <path d="M60 360C60 270 105 238 160 238S260 270 260 360" />
          <circle cx="160" cy="176" r="48" />
          <path d="M380 360C380 270 425 238 480 238S580 270 580 360" />
          <circle cx="480" cy="176" r="48" />
        </g>
        <g stroke="var(--accent)" strokeWidth="5" strokeLinecap="square" opacity=".7">
          <path d="M206 74H262V114H232L216 130V114H206z" />
          <path d="M434 58H378V98H408L424 114V98H434z" opacity=".6" />
        </g>
      </svg>
      <span className={styles.play}>
        <svg width="28" height="28" viewBox="0 0 24 24" aria-hidden>
          <path d="M7 4.5v15L20 12z" fill="currentColor" />
        </svg>
      </span>
      <span className={styles.label}>{m.playTheInterview()}</span>
    </button>
  );
}
