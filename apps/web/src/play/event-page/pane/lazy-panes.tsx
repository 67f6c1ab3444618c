import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { PaneSkeleton } from '../banner/event-states.tsx';

/** Beside a large bracket and on phones the pane is closed at first: picking does not wait for it. */
const part = () => import('./pane-of-event.tsx');
const waiting = <PaneSkeleton />;

export const PaneOfEvent = lazyPart(async () => (await part()).PaneOfEvent, { waiting });
export const PaneOfNone = lazyPart(async () => (await part()).PaneOfNone, { waiting });
