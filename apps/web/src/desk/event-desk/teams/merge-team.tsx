import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { mergeTeamsMutation, takeDesk } from '../desk.queries.ts';
import type { DeskTeam } from '../matches/match-rows.ts';
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
        showToast({ text: `${team.name} and ${owner.name} are one team now`, kind: 'success' });
        const taken = takeDesk(queries, desk);
        onMerged(owner.teamId);
        await taken;
      },
    );
  return (
    <div className={styles.merge}>
      <div role="alert">
        <p className={styles.asked}>
          {owner.name} is another team{owner.playsHere ? ' of this event' : ''}. Is{' '}
          <bdi>{team.name}</bdi> the same team, misspelt?
        </p>
        <p className={styles.note}>
          Merged, <bdi>{owner.name}</bdi> takes every place of <bdi>{team.name}</bdi>, in all of its
          events, with its results and picks. Points stay as they are, nobody is told, and you can
          undo it here.
        </p>
      </div>
      <Button isBusy={isBusy} onClick={() => void merge()}>
        Merge <bdi>{team.name}</bdi> into <bdi>{owner.name}</bdi>
      </Button>
      <FormError refusal={refusal} />
    </div>
  );
}
