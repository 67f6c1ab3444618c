import { useSyncExternalStore } from 'react';

/** Modals that any screen may ask for. Only one is open at a time. */
export interface ModalRequests {
  logIn: object;
  register: object;
  accountRequired: object;
  forgotPassword: object;
  usernameIsEmail: { isChangeAsked: boolean };
  usernameChange: object;
  /** Anybody's; their own has edit controls. */
  profile: { userId: number; section?: 'settings' };
  error: { title?: string; isContactShown?: boolean };
}
export type ModalName = keyof ModalRequests;
export type OpenModal = { [N in ModalName]: { name: N; props: ModalRequests[N] } }[ModalName];

let current: OpenModal | null = null;
const listeners = new Set<() => void>();

function publish(next: OpenModal | null) {
  current = next;
  for (const listener of listeners) listener();
}

export function openModal<N extends ModalName>(name: N, props?: ModalRequests[N]): void {
  publish({ name, props: props ?? {} } as OpenModal);
}

export function closeModal(): void {
  publish(null);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const openedModal = (): OpenModal | null => current;
export const useOpenModal = (): OpenModal | null => useSyncExternalStore(subscribe, openedModal);
