import { createStore, useStore } from './store.ts';

/** Modals that any screen may ask for, and their data. Each room adds its own (`x.room.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: rooms declare its members
export interface ModalRequests {}
export type ModalName = keyof ModalRequests;
export type OpenModal = { [N in ModalName]: { name: N; props: ModalRequests[N] } }[ModalName];

type Given<N extends ModalName> = object extends ModalRequests[N]
  ? [props?: ModalRequests[N]]
  : [props: ModalRequests[N]];

/** In the order in which they lie over one another; each name once. */
const opened = createStore<readonly OpenModal[]>([]);

const without = (name: ModalName) => opened.read().filter((modal) => modal.name !== name);

/** Opens one over what is open already, which is seen again afterwards. */
export function openModal<N extends ModalName>(name: N, ...[props]: Given<N>): void {
  opened.set([...without(name), { name, props: props ?? {} } as OpenModal]);
}

/** Opens one in place of all that is open. */
export function openInstead<N extends ModalName>(name: N, ...[props]: Given<N>): void {
  opened.set([{ name, props: props ?? {} } as OpenModal]);
}

export const closeModal = (name: ModalName): void => opened.set(without(name));

export const closeModals = (): void => opened.set([]);

export const openedModals = opened.read;
export const useOpenModals = (): readonly OpenModal[] => useStore(opened);
