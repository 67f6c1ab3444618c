import type { TeamCall } from '@callshot/rules';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import type { Whose } from '../../bracket/board/whose.ts';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import { CalledFor } from '../crowd/called-for.tsx';
import type { CrowdShare } from '../crowd/crowd-share.ts';
import { m } from '../words/messages.js';
import type { PlayedMatch } from './stage-records.ts';
import { Share } from './team-match.tsx';
import { TeamPath } from './team-path.tsx';
import styles from './team-results.module.css';

interface TeamResultProps {
  readonly team: BracketTeam;
  readonly call: TeamCall | undefined;
  readonly share: CrowdShare | null;
  /** Its room is there before its words. */
  readonly isShareAwaited?: boolean;
  /** The right pick that few users made, in words. */
  readonly rare: string | null;
  readonly hasCalls: boolean;
  readonly whose: Whose;
  /** The result that was told before the correction; null = none. */
  readonly correction: string | null;
  readonly played: readonly PlayedMatch[];
  readonly teams: ReadonlyMap<number, BracketTeam>;
}

/** A team with its result, and the calls of it. */
export function TeamResult(props: TeamResultProps) {
  const { team, call, share, isShareAwaited = false, rare, hasCalls, whose, played, teams } = props;
  return (
    <li className={styles.team} data-team={team.id}>
      <div className={styles.who}>
        <TeamMark team={team} size={48} />
        <span className={styles.name} title={team.name}>
          <bdi>{team.name}</bdi>
        </span>
        {(share ?? isShareAwaited) && (
          <span className={styles.share}>{share ? <Share {...share} /> : <b>{'\u00a0'}</b>}</span>
        )}
        <TeamPath played={played} teams={teams} />
      </div>
      <Corrected words={props.correction} />
      <TeamCalls call={call} rare={rare} hasCalls={hasCalls} whose={whose} />
    </li>
  );
}

/** Nothing for a result that was never corrected. */
export const Corrected = ({ words }: { readonly words: string | null }) =>
  words === null ? null : <p className={styles.corrected}>{words}</p>;

type TeamCallsProps = Pick<TeamResultProps, 'call' | 'rare' | 'hasCalls' | 'whose'>;

/** Nothing where no picks are shown. */
export function TeamCalls({ call, rare, hasCalls, whose }: TeamCallsProps) {
  if (call) return <CalledFor call={call} rare={rare} whose={whose} />;
  return hasCalls ? <p className={styles.calls}>{m.notPicked()}</p> : null;
}
