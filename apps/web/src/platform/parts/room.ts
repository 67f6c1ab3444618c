import type { RoleName } from '@callshot/contract';
import type { GamePrefix } from '@callshot/rules';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import type { ModalName, ModalRequests } from '../core/modals.ts';
import type { IconName } from '../ui/art/icon.tsx';
import type { CommandSource } from './command.ts';

/** The screens of a room, as `app` folds them. */
export interface Room {
  readonly pages?: readonly RoomPage[];
  /** Dialogs that any screen may open by name. The room adds what they need to `ModalRequests`. */
  readonly modals?: { readonly [N in ModalName]?: FunctionComponent<ModalProps<N>> };
  readonly tabs?: readonly NavTab[];
  readonly staffPlaces?: readonly StaffPlace[];
  /** Found with Ctrl K. */
  readonly commands?: readonly CommandSource[];
}

export type ModalProps<N extends ModalName> = ModalRequests[N] & { onClose(): void };

export interface RoomPage {
  /** Empty for the home page. */
  readonly path: string;
  readonly element: ReactElement;
  /** Fetches its code; never rejects. */
  readonly load: (() => Promise<void>) | undefined;
  /** A page of the staff, and the roles that may open it. */
  readonly roles: readonly RoleName[] | undefined;
}

/** A tab of the bar, or of the bottom bar of a phone. */
export interface NavTab {
  readonly key: string;
  /** On the top bar. */
  readonly title: string;
  /** On the bottom bar of a phone. */
  readonly shortTitle: string;
  readonly icon: IconName;
  path(prefix: GamePrefix): string;
  isOn(path: string): boolean;
}

/** A place of the staff's rail. */
export interface StaffPlace {
  /** Null = on top, without a name. */
  readonly group: 'events' | 'community' | 'system' | null;
  /** Places of a group stand in ascending order of this number. */
  readonly order: number;
  readonly title: string;
  readonly path: string;
  readonly icon: IconName;
  readonly roles: readonly RoleName[];
  /** Further paths that belong to it. */
  readonly covers?: RegExp;
  /** The count of the overview that is shown beside it. */
  readonly waiting?: 'reports';
}

export const admins: readonly RoleName[] = ['Admin'];
export const eventStaff: readonly RoleName[] = ['Admin', 'EventCreator'];
export const surveyStaff: readonly RoleName[] = ['Admin', 'SurveyCreator'];
/** Roles with the Admin menu item [rule: staff-2]. */
export const allStaff: readonly RoleName[] = ['Admin', 'EventCreator', 'SurveyCreator'];

type Page<P> = FunctionComponent<P> & { load?(): Promise<void> };

interface PageOptions<P> {
  readonly roles?: readonly RoleName[];
  readonly props?: P;
}

type Given<P> = object extends P
  ? [options?: PageOptions<P>]
  : [options: PageOptions<P> & { readonly props: P }];

export function page<P extends object>(path: string, Page: Page<P>, ...given: Given<P>): RoomPage {
  const options: PageOptions<P> | undefined = given[0];
  return {
    path,
    element: createElement<object>(Page as FunctionComponent<object>, options?.props),
    load: Page.load,
    roles: options?.roles,
  };
}
