import type { EventDesk } from '@callshot/contract';

type DeskStage = EventDesk['stages'][number];

/** Whether the format holds every match of a stage; those of other kinds are drawn as it is played. */
const byKind: Readonly<Record<DeskStage['kind'], boolean>> = {
  swiss: false,
  groups: false,
  orders: false,
  fixtures: false,
  brackets: true,
};

export const hasOwnMatches = ({ kind }: Pick<DeskStage, 'kind'>): boolean => byKind[kind];
