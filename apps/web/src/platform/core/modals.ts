import { createStore, useStore } from './store.ts';

export type NameplateRequest =
  /** The look that a visitor prefers; an account has it in its settings. */
  | { about: 'looks' }
  | { about: 'selector' }
  /** Which plate a supporter takes this month. */
  | { about: 'reward' };

export type LeagueRequest =
  /** Null = a new one. */
  { about: 'form'; leagueId: number | null } | { about: 'search' };

export type LeagueQuestion =
  | { about: 'delete' | 'leave' | 'join'; leagueId: number }
  /** The finished action; the league, while it still exists. */
  | { about: 'done'; title: string; leagueId: number | null };

/** A reported thing, and its face in the dialog. */
export interface ReportedThing {
  readonly kind: 'username' | 'league' | 'nameplate';
  readonly id: number;
  /** The name of the league, the user or the nameplate. */
  readonly name: string;
  readonly nameplateId: number;
}

/** Picks that a visitor submits. A user who comes back from here signed in submits them. */
export interface WaitingSlip {
  readonly eventId: number;
  readonly eventStageId: number;
  /** Comes out of a store, too: a reader checks its shape. */
  readonly picks: unknown;
}

/** Modals that any screen may ask for, and their data; `app/modal-host.tsx` draws them. */
export interface ModalRequests {
  logIn: object;
  register: object;
  /** The page to come back to, the slip submitted there, and its number of picks. */
  accountRequired: { path: string; slip: WaitingSlip; count: number };
  forgotPassword: object;
  usernameIsEmail: { isChangeAsked: boolean };
  usernameChange: object;
  /** Anybody's; their own has edit controls. */
  profile: { userId: number; section?: 'notifications' | 'account' };
  error: { title?: string; isContactShown?: boolean };
  /** The user who is signed in now; null = a visitor. */
  accountChanged: { username: string | null };
  globalLeaderboard: { eventId: number; anchor: 'top' | 'me' };
  scoreBreakdown: { eventId: number; userId: number };
  awardInfo: object;
  nameplate: NameplateRequest;
  league: LeagueRequest;
  leagueInfo: { leagueId: number; section?: 'members' };
  leagueQuestion: LeagueQuestion;
  report: { thing: ReportedThing };
}
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
