import type { FunctionComponent } from 'react';
import {
  closeModal,
  type ModalName,
  type ModalRequests,
  useOpenModals,
} from '../platform/core/modals.ts';
import type { ModalProps } from '../platform/parts/room.ts';
import { firstRooms } from './rooms.ts';

type NamesOf<R> = R extends { readonly modals: infer M } ? keyof M : never;
type Registry = {
  readonly [N in NamesOf<(typeof firstRooms)[number]>]: FunctionComponent<ModalProps<N>>;
};

/** Does not compile while a room asks for a modal that none of these rooms brings. */
const registry: Registry = Object.assign(
  {},
  ...firstRooms.map((room) => ('modals' in room ? room.modals : {})),
);

/** Draws the modals that were asked for, the last one on top. */
export function ModalHost() {
  return useOpenModals().map(draw);
}

interface Opened<N extends ModalName> {
  readonly name: N;
  readonly props: ModalRequests[N];
}

function draw<N extends ModalName>({ name, props }: Opened<N>) {
  const Modal: FunctionComponent<ModalProps<N>> = registry[name];
  return <Modal key={name} {...props} onClose={() => closeModal(name)} />;
}
