import { createContext, use } from 'react';
import { createStore, useStore } from '../../../platform/core/store.ts';
import { storedChoice } from '../../../platform/core/stored-choice.ts';
import { useMedia } from '../../../platform/ui/hooks/use-media.ts';

/** The pane of the event page: beside the picks from 1050 px on, a drawer over them below. */
export const PANE_ID = 'event-pane';

/** The viewer's choice for wide screens; a drawer is always closed at first. */
const beside = storedChoice('callshot.pane', ['as_it_fits', 'open', 'closed']);
const drawer = createStore(false);

/** Whether the picks on screen fit beside the pane. */
export const PaneFits = createContext(true);

export interface Pane {
  readonly isOpen: boolean;
  readonly isDrawer: boolean;
  open(): void;
  close(): void;
}

export function usePane(): Pane {
  const isDrawer = !useMedia('(width >= 1050px)');
  const fits = use(PaneFits);
  const choice = useStore(beside);
  const isDrawerOpen = useStore(drawer);
  const isOpenBeside = choice === 'as_it_fits' ? fits : choice === 'open';
  return {
    isDrawer,
    isOpen: isDrawer ? isDrawerOpen : isOpenBeside,
    open: () => (isDrawer ? drawer.set(true) : beside.choose('open')),
    close: () => (isDrawer ? drawer.set(false) : beside.choose('closed')),
  };
}

export const closeDrawer = () => drawer.set(false);
