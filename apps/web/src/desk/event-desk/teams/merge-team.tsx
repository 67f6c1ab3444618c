import { useQueryClient } from '@tanstack/react-query';
import { bdiTag } from '../../../platform/core/message-tags.tsx';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { mergeTeamsMutation, takeDesk } from '../desk.queries.ts';
import type { DeskTeam } from '../matches/match-rows.ts';
import { m } from '../words/messages.js';
import styles from './edit-team.module.css';

/** The team that has a name already. */
export interface NameOwner {
  readonly teamId: number;
  readonly name: string;
  readonly playsHere: boolean;
}

interface MergeTeamProps {
  eventId: number;
  team: DeskTeam;
  owner: NameOwner;
  onMerged(teamId: number): void;
}

/** The name is another team's: perhaps it is the same one, misspelt [rule: events-32]. */
export function MergeTeam({ eventId, team, owner, onMerged }: MergeTeamProps) {
  const queries = useQueryClient();
  const { send, isBusy, refusal } = useSend(mergeTeamsMutation);
  const merge = () =>
    send(
      {
        eventId,
        teamId: team.id,
        intoTeamId: owner.teamId,
        was: { name: team.name, intoName: owner.name },
      },
      async (desk) => {
        showToast({
          text: m.mergedDone({ team: team.name, into: owner.name }),
          kind: 'success',
        });
        const taken = takeDesk(queries, desk);
        onMerged(owner.teamId);
        await taken;
      },
    );
  return (
    <div className={styles.merge}>
      <div role="alert">
        <p className={styles.asked}>
          {owner.playsHere
            ? m.mergeAsksHere({ owner: owner.name, team: team.name, bdi: bdiTag })
            : m.mergeAsks({ owner: owner.name, team: team.name, bdi: bdiTag })}
        </p>
        <p className={styles.note}>
          {m.mergeText({ owner: owner.name, team: team.name, bdi: bdiTag })}
        </p>
      </div>
      <Button isBusy={isBusy} onClick={() => void merge()}>
        {m.mergeAction({ team: team.name, owner: owner.name, bdi: bdiTag })}
      </Button>
      <FormError refusal={refusal} />
    </div>
  );
}
