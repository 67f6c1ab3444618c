import type { OfficialMatch } from '@callshot/contract';
import {
  advancingTeams,
  type EventStage,
  type EventSubstage,
  openingPlacesOf,
  type PickSet,
  placeOfTeam,
  type StageCalls,
  throughPlaces,
  typeOfPlace,
} from '@callshot/rules';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { teamById } from '../../bracket/board/board-model.ts';
import type { Whose } from '../../bracket/board/whose.ts';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import type { StageCrowd } from '../../leaderboards/crowd.queries.ts';
import { percentOf, rarestOf } from '../crowd/crowd-share.ts';
import { useServerMinute } from '../matches/use-match-facts.ts';
import { type CorrectionNotes, noteOfTeam } from '../summary/correction-notes.ts';
import { NextPlaces } from '../teams/next-places.tsx';
import { OpenMatches } from '../teams/open-matches.tsx';
import { recordsOf } from '../teams/stage-records.ts';
import { tableOf } from '../teams/table-of.tsx';
import { Corrected } from '../teams/team-result.tsx';
import teamStyles from '../teams/team-results.module.css';
import { m } from '../words/messages.js';
import styles from './order-results.module.css';
import { PlaceCall } from './place-call.tsx';

interface OrderResultsProps {
  readonly stage: EventStage;
  readonly official: PickSet;
  /** Null = there are no picks beside the results. */
  readonly calls: StageCalls | null;
  /** Null = what everybody picked is not told; undefined until that is known. */
  readonly crowd: StageCrowd | null | undefined;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly whose: Whose;
  readonly matches: readonly OfficialMatch[];
  readonly notes: CorrectionNotes;
}

/** The places of each group, with the call of each team; teams without a place follow. */
export function OrderResults(props: OrderResultsProps) {
  const { stage, matches, teams } = props;
  const minute = useServerMinute();
  return (
    <>
      {stage.format.groupStageDetails?.bestOfNextPlace && <NextPlaces {...props} />}
      <div className={styles.groups}>
        {stage.substages.map((substage, group) => {
          const records = recordsOf(matches, substage.eventSubstageId, minute);
          return (
            <section
              key={substage.eventSubstageId}
              className={styles.group}
              aria-label={substage.title}
            >
              <h2 className={teamStyles.title}>{substage.title}</h2>
              {tableOf(props, substage.eventSubstageId)}
              {records && <OpenMatches matches={records.open} teams={teams} />}
              <Places {...props} substage={substage} group={group} />
            </section>
          );
        })}
      </div>
    </>
  );
}

interface PlacesProps extends OrderResultsProps {
  readonly substage: EventSubstage;
  /** Its position in the stage. */
  readonly group: number;
}

function Places(props: PlacesProps) {
  const { stage, official, substage, group } = props;
  const { eventSubstageId, teamIds } = substage;
  const own = official.groupStagePicks.filter((row) => row.eventSubstageId === eventSubstageId);
  const places = openingPlacesOf(stage.format, group) ?? teamIds.length;
  const teamAt = new Map(teamIds.map((teamId) => [placeOfTeam(own, teamId), teamId]));
  const open = teamIds.filter((teamId) => placeOfTeam(own, teamId) === null);
  const through = throughPlaces(stage)(eventSubstageId);
  const goOn = advancingTeams(stage, official);
  const goesOn = (place: number): boolean =>
    place <= through || goOn.includes(teamAt.get(place) ?? 0);
  return (
    <>
      <ol className={styles.places}>
        {Array.from({ length: places }, (_, at) => at + 1).map((place) => (
          <li key={place} className={styles.place} data-through={goesOn(place) || undefined}>
            <span className={styles.number}>{place}</span>
            <Team {...props} teamId={teamAt.get(place) ?? null} place={place} />
          </li>
        ))}
      </ol>
      {open.length > 0 && (
        <>
          <h3 className={styles.heading}>{m.withoutPlace()}</h3>
          <ul className={styles.places}>
            {open.map((teamId) => (
              <li key={teamId} className={styles.place} data-open>
                <Team {...props} teamId={teamId} place={null} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface TeamProps extends PlacesProps {
  /** Null = nobody is known to have the place. */
  readonly teamId: number | null;
  /** Null = the team has none yet. */
  readonly place: number | null;
}

function Team(props: TeamProps) {
  const { substage, teamId, place, calls, crowd, teams, whose, notes } = props;
  const { eventSubstageId } = substage;
  if (teamId === null) return <span className={styles.nobody}>{m.placeOpen()}</span>;
  const team = teamById(teams, teamId);
  const call = calls?.teams.find(
    (one) => one.teamId === teamId && one.eventSubstageId === eventSubstageId,
  );
  const share =
    crowd && place !== null
      ? percentOf(crowd, typeOfPlace(place), { eventSubstageId, teamId })
      : null;
  return (
    <div className={styles.team} data-team={teamId}>
      <div className={styles.who}>
        <TeamMark team={team} size={36} />
        <span className={styles.name} title={team.name}>
          <bdi>{team.name}</bdi>
        </span>
        {share !== null && <span className={styles.share}>{m.calledExactly({ share })}</span>}
      </div>
      <Corrected words={noteOfTeam(notes, eventSubstageId, teamId)} />
      {calls !== null && (
        <PlaceCall call={call} place={place} rare={rarestOf(crowd ?? null, call)} whose={whose} />
      )}
    </div>
  );
}
