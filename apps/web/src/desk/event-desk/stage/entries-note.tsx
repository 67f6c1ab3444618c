import type { EventDesk } from '@callshot/contract';
import { entryWords, readFormat } from '@callshot/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { listed } from '../../../platform/ui/words/listed.ts';
import { slotsMutation, takeDesk } from '../desk.queries.ts';
import { FOR_ADMINS, useIsAdmin } from '../use-is-admin.ts';
import { m } from '../words/messages.js';
import { drawOf, placeKey, seatingOf } from './bracket-draw.ts';
import type { DeskStage } from './stage-acts.ts';
import styles from './stage-cards.module.css';
import { seatsOf, seatTeams } from './team-seats.ts';

type DeskEntry = DeskStage['entries'][number];

interface EntriesNoteProps {
  readonly desk: EventDesk;
  readonly stage: DeskStage;
}

/** The places that the format fills, and the task that is left to staff [rule: formats-47]. */
export function EntriesNote({ desk, stage }: EntriesNoteProps) {
  const { entries } = stage;
  if (entries.length === 0) return null;
  const of = (kind: DeskEntry['kind']) => entries.filter((entry) => entry.kind === kind);
  const [tied, free] = [of('tied'), of('free')];
  const total = entries.length - of('staff').length;
  return (
    <>
      <p className={styles.facts}>{m.entriesFilled({ placed: of('placed').length, total })}</p>
      {tied.length > 0 ? (
        <p className={styles.warning}>
          <Icon name="warning" size={16} /> {m.entriesTied({ count: tied.length })}
        </p>
      ) : null}
      {free.length > 0 ? <Free desk={desk} stage={stage} free={free} /> : null}
      <Places desk={desk} stage={stage} />
    </>
  );
}

const nameOf = ({ teams }: EventDesk, teamId: number | null): string =>
  teams.find(({ id }) => id === teamId)?.name ?? m.teamNumber({ id: teamId ?? 0 });

/** Teams that are known and stand nowhere; one press puts them where the format has them. */
function Free({ desk, stage, free }: EntriesNoteProps & { free: readonly DeskEntry[] }) {
  const queries = useQueryClient();
  const isAdmin = useIsAdmin();
  const { send, isBusy, refusal } = useSend(slotsMutation);
  const fill = () =>
    void send(FILLED_BY[stage.kind](desk, stage, free), async (answer) => {
      showToast({ text: m.slotsSaved(), kind: 'success' });
      await takeDesk(queries, answer);
    });
  const teams = listed(free.map(({ teamId }) => nameOf(desk, teamId)));
  return (
    <>
      <p className={styles.warning}>
        <Icon name="warning" size={16} /> {m.entriesFree({ teams })}
      </p>
      <FormError refusal={refusal} />
      <div className={styles.acts}>
        <Button
          size="sm"
          icon="check"
          isBusy={isBusy}
          disabled={!isAdmin}
          title={isAdmin ? undefined : FOR_ADMINS}
          onClick={fill}
        >
          {m.putThemIn()}
        </Button>
      </div>
    </>
  );
}

type FilledBy = (
  desk: EventDesk,
  stage: DeskStage,
  free: readonly DeskEntry[],
) => ReturnType<typeof seatingOf>;

/** Teams join the list of their group. */
const inLists: FilledBy = (desk, stage, free) => {
  const seats = new Map(seatsOf(desk, stage));
  for (const { teamId, eventSubstageId } of free) {
    if (teamId !== null) seats.set(teamId, eventSubstageId);
  }
  return seatTeams(desk, stage, seats);
};

/** Teams take their starting slots. */
const inSlots: FilledBy = (desk, stage, free) => {
  const draw = new Map(drawOf(stage));
  for (const { teamId, slot, eventSubstageId } of free) {
    if (teamId === null || slot === null) continue;
    const side = slot.isTop ? 'top' : 'bottom';
    draw.set(placeKey({ eventSubstageId, slot: slot.match }, side), String(teamId));
  }
  return seatingOf(desk, stage, draw);
};

const FILLED_BY: Readonly<Record<DeskStage['kind'], FilledBy>> = {
  swiss: inLists,
  groups: inLists,
  orders: inLists,
  fixtures: inLists,
  brackets: inSlots,
};

function Places({ desk, stage }: EntriesNoteProps) {
  const { format } = useMemo(() => readFormat(desk.format.json), [desk.format.json]);
  const titles = desk.stages.map(({ substages }) => substages.map(({ title }) => title));
  const lists = format?.stages[stage.index]?.entries;
  if (!format || !lists) return null;
  const stateOf = ({ kind, teamId }: DeskEntry): string => {
    if (kind === 'waits') return m.entryWaits();
    if (kind === 'tied') return m.entryTied();
    if (kind === 'staff' || teamId === null) return m.entryStaff();
    const team = nameOf(desk, teamId);
    return kind === 'free' ? m.entryFree({ team }) : team;
  };
  return (
    <details className={styles.entries}>
      <summary>{m.whoComesIn()}</summary>
      <ol>
        {stage.entries.map((entry) => {
          const group = stage.substages.findIndex(({ id }) => id === entry.eventSubstageId);
          const from = entryWords(format, lists[group]?.[entry.at] ?? null, titles);
          return (
            <li key={`${entry.eventSubstageId} ${entry.at}`}>
              {m.entryRow({ from, state: stateOf(entry) })}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
