import 'brackets-viewer/dist/brackets-viewer.min.css';
import 'brackets-viewer/dist/brackets-viewer.min.js';
import '../../../apps/web/src/styles/tokens.css';
import '../../../apps/web/src/styles/base.css';
import { comeNear, preparePage, showCopy, showOurs } from './ours.tsx';
import { preparePeer } from './peer.ts';

/** What the bench calls from outside, one way a page load. */
export interface BenchPage {
  preparePage(): void;
  showOurs(): Promise<void>;
  comeNear(): Promise<void>;
  showCopy(): void;
  preparePeer(picks: number): { show(): Promise<void>; pick(at: number): Promise<void> };
}

declare global {
  interface Window {
    benchPage: BenchPage;
  }
}

window.benchPage = { preparePage, showOurs, comeNear, showCopy, preparePeer };
