import type { GamePrefix } from '../app/game-choice.ts';
import styles from './game-scene.module.css';

/** Own drawings behind the tiles: an arena with a struck ball, a site under a sight. */
export function GameScene({ prefix }: { prefix: GamePrefix }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      aria-hidden
    >
      {prefix === 'rl' ? <Arena /> : <Site />}
    </svg>
  );
}

function Arena() {
  return (
    <>
      <g stroke="var(--accent)" opacity=".28" strokeWidth="2">
        <path d="M-40 400C120 250 520 250 680 400" />
        <path d="M-160 400C60 190 580 190 800 400" />
        <path d="M-300 400C0 120 640 120 940 400" />
        <path d="M320 288V400M220 295L130 400M420 295L510 400M120 318L-40 400M520 318L680 400" />
      </g>
      <g stroke="var(--accent)" strokeWidth="5" strokeLinecap="square">
        <path d="M170 352L392 186" opacity=".35" />
        <path d="M232 362L412 222" opacity=".6" />
        <path d="M150 318L378 152" opacity=".18" />
        <path d="M300 366L436 252" opacity=".25" />
      </g>
      <circle cx="478" cy="136" r="92" fill="var(--surface-1)" />
      <circle cx="478" cy="136" r="92" fill="var(--accent)" opacity=".1" />
      <g stroke="var(--accent)" strokeWidth="5">
        <circle cx="478" cy="136" r="92" />
        <path d="M478 100l32 18v36l-32 18-32-18v-36z" fill="var(--accent)" fillOpacity=".55" />
        <path d="M478 100V62l-34-11M478 62l34-11M510 118l33-18 3-36M543 100l26 20M510 154l33 18 26-14M543 172l-5 35M478 172v38l-30 12M478 210l30 12M446 154l-33 18-26-12M413 172l6 36M446 118l-33-18-26 22M413 100l-2-36" />
      </g>
    </>
  );
}

function Site() {
  return (
    <>
      <g stroke="var(--accent)" opacity=".26" strokeWidth="2">
        <path d="M-20 330H190V250H300V400M-20 210H110V120H250V40H660M250 120V190H360V400M660 300H520V400M560-20V80H660" />
        <path d="M110 330V400M190 250V210H110M60 210V330" strokeDasharray="6 8" />
      </g>
      <g fill="var(--accent)" opacity=".12">
        <path d="M250 40H360V120H250zM520 300H660V400H520zM-20 210H60V330H-20z" />
      </g>
      <g stroke="var(--accent)" strokeWidth="5">
        <circle cx="458" cy="170" r="96" fill="var(--surface-1)" fillOpacity=".7" />
        <circle cx="458" cy="170" r="58" opacity=".45" strokeWidth="3" />
        <path d="M458 40v84M458 216v84M328 170h84M504 170h84" />
        <path
          d="M390 102l-14-14M526 102l14-14M390 238l-14 14M526 238l14 14"
          strokeWidth="3"
          opacity=".6"
        />
      </g>
      <path d="M450 162h16v16h-16z" fill="var(--accent)" />
    </>
  );
}
