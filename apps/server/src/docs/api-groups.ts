import { type Endpoint, endpoints } from '@callshot/contract';
import { capabilities } from '../app/capabilities.ts';
import type { AnyCapability, CallGroup } from '../platform/capability.ts';

export interface ApiCall {
  readonly key: string;
  readonly method: string;
  /** As the contract writes it, with `:name` for a parameter. */
  readonly path: string;
  readonly endpoint: Endpoint;
}

export interface ApiGroup {
  readonly name: string;
  readonly about: string;
  readonly calls: readonly ApiCall[];
}

/** The calls of all capabilities. */
export const apiGroups: readonly ApiGroup[] = capabilities.flatMap(
  ({ groups = [] }: Pick<AnyCapability<never>, 'groups'>) => groups.map(groupOf),
);

/** Calls that belong to no group; the documentation is complete only while there are none. */
export const ungroupedCalls = (): string[] => {
  const shown = new Set(apiGroups.flatMap(({ calls }) => calls.map(({ key }) => key)));
  return Object.keys(endpoints).filter((key) => !shown.has(key));
};

function groupOf({ name, about, calls: table }: CallGroup): ApiGroup {
  const calls = Object.entries(table).map(([key, endpoint]) => {
    const [method = '', path = ''] = key.split(' ');
    return { key, method, path, endpoint };
  });
  return { name, about, calls };
}
