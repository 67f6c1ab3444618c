import '../../peers/brackets-viewer.mjs';
import '../../../apps/web/src/platform/styles/fonts.css';
import '../../../apps/web/src/platform/styles/tokens.css';
import '../../../apps/web/src/platform/styles/base.css';
import type { BuilderPage } from './builder.tsx';
import { comeNear, showCopy, showOurs, showRest } from './ours.tsx';
import { preparePeer } from './peer.ts';
import { preparePage } from './place.tsx';

/** The interface for the bench, called from outside in one way per page load. */
export interface BenchPage {
  preparePage(): Promise<void>;
  showOurs(): Promise<void>;
  showRest(): Promise<void>;
  comeNear(): Promise<void>;
  showCopy(): void;
  preparePeer(picks: number): { show(): Promise<void>; pick(at: number): Promise<void> };
  /** The builder is a file of its own, as in the product, and there before it is shown. */
  loadBuilder(): Promise<BuilderPage>;
}

declare global {
  interface Window {
    benchPage: BenchPage;
  }
}

const loadBuilder = async () => (await import('./builder.tsx')).builderPage;

window.benchPage = {
  preparePage,
  showOurs,
  showRest,
  comeNear,
  showCopy,
  preparePeer,
  loadBuilder,
};
