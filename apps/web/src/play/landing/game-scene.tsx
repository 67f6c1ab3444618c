import type { GamePrefix } from '@callshot/rules';
import type { ReactNode } from 'react';
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
      {scenes[prefix]()}
    </svg>
  );
}

const scenes: Record<GamePrefix, () => ReactNode> = { rl: Arena, cs: Site };

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
        <path d="M196 352L428 178" opacity=".35" />
        <path d="M258 362L448 214" opacity=".6" />
        <path d="M176 318L414 144" opacity=".18" />
        <path d="M326 366L472 244" opacity=".25" />
      </g>
      <g transform="translate(36 -8)">
        <circle cx="478" cy="136" r="92" fill="var(--surface-1)" />
        <circle cx="478" cy="136" r="92" fill="var(--accent)" opacity=".1" />
        <g stroke="var(--accent)" strokeWidth="5">
          <circle cx="478" cy="136" r="92" />
          <path d="M478 100l32 18v36l-32 18-32-18v-36z" fill="var(--accent)" fillOpacity=".55" />
          <path d="M478 100V62l-30-9M478 62l30-9M510 118l33-18-2-28M543 100l24 19M510 154l33 18 25-13M543 172l-4 31M478 172v38l-28 10M478 210l28 10M446 154l-33 18-25-13M413 172l4 31M446 118l-33-18-24 19M413 100l2-28" />
        </g>
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
      <g transform="translate(56 -36)">
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
      </g>
    </>
  );
}
