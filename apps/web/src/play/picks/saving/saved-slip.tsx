import type { Event } from '@callshot/contract';
import {
  compileBracket,
  type EventStage,
  gameOf,
  kindOf,
  type PickSet,
  type StageKind,
  tableOfCalls,
} from '@callshot/rules';
import { EventArt } from '../../../platform/ui/art/event-art.tsx';
import { GameArt } from '../../../platform/ui/art/game-art.tsx';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { Wordmark } from '../../../platform/ui/art/wordmark.tsx';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import { EventName } from '../../../platform/ui/words/event-name.tsx';
import { championOf } from '../../bracket/slot/champion.ts';
import { bracketStateOf } from '../brackets/bracket-state.ts';
import { groupsOfFixtures } from '../fixtures/fixture-state.ts';
import { orderIn } from '../orders/group-order.ts';
import { teamsOfStage } from '../teams/event-teams.ts';
import { slipCards } from '../teams/slip-sections.ts';
import { m } from '../words/messages.js';
import styles from './saved-slip.module.css';

export interface SavedSlipProps {
  readonly event: Event;
  readonly stage: EventStage;
  readonly picks: PickSet;
  readonly owner: { readonly name: string | null; readonly nameplateId: number };
}

interface SlipProps extends SavedSlipProps {
  /** Others see it when it is locked. */
  readonly isHidden: boolean;
}

/** A slip in small: the picks by their rule. */
export function SavedSlip({ event, stage, picks, owner, isHidden }: SlipProps) {
  const teams = teamsOfStage(event, stage);
  const { gameId, rewardTypeId } = event;
  return (
    <EventArt
      event={{ name: event.nameOverride, gameId, rewardTypeId }}
      words="at_foot"
      className={styles.slip}
    >
      <div className={styles.head}>
        <Wordmark />
        <p className={styles.event}>
          <GameArt prefix={gameOf(gameId).prefix} size={20} />
          <span>
            <EventName event={event} />{' '}
            <span className={styles.stage}>
              <bdi>{stage.format.name}</bdi>
            </span>
          </span>
        </p>
      </div>
      <div className={styles.head}>
        <p className={styles.called}>
          {owner.name !== null && (
            <NameBadge username={owner.name} nameplateId={owner.nameplateId} size="full" />
          )}
          <span>{m.picked()}</span>
        </p>
        {isHidden && <p className={styles.hidden}>{m.hiddenUntilLock()}</p>}
      </div>
      <ul className={styles.parts}>
        {PARTS[kindOf(stage.format)](stage, picks).map(({ key, title, teamIds }) => (
          <li key={key} className={styles.part}>
            <span className={styles.title}>{title}</span>
            <ul className={styles.teams}>
              {teamIds.map((teamId) => {
                const team = teams.get(teamId);
                return team ? (
                  <li key={teamId} title={team.name} aria-label={team.name}>
                    <TeamMark team={team} size={48} />
                  </li>
                ) : null;
              })}
            </ul>
          </li>
        ))}
      </ul>
    </EventArt>
  );
}

interface SlipPart {
  readonly key: string;
  readonly title: string;
  readonly teamIds: readonly number[];
}

/** The picks of a group's teams, or of a whole stage's. */
function teamParts(stage: EventStage, picks: PickSet): SlipPart[] {
  const cards = slipCards(stage, picks);
  return cards.flatMap(({ eventSubstageId, title, sections }) =>
    sections
      .filter(({ isRest, teamIds }) => !isRest && teamIds.length > 0)
      .map((section) => ({
        key: `${eventSubstageId}-${section.key}`,
        title: cards.length > 1 ? `${title} · ${section.title}` : section.title,
        teamIds: section.teamIds,
      })),
  );
}

/** Crests in the order of each group. */
const orderParts = ({ substages }: EventStage, picks: PickSet): SlipPart[] =>
  substages.map((substage) => ({
    key: String(substage.eventSubstageId),
    title: substage.title,
    teamIds: orderIn(picks, substage),
  }));

/** Crests in the order of the tables that the calls make. */
const fixtureParts = (stage: EventStage, picks: PickSet): SlipPart[] =>
  groupsOfFixtures(stage).map((group) => {
    const { eventSubstageId, title } = group.substage;
    const own = picks.matchPicks.filter((row) => row.eventSubstageId === eventSubstageId);
    return {
      key: String(eventSubstageId),
      title,
      teamIds: tableOfCalls(group, own).map(({ teamId }) => teamId),
    };
  });

/** A bracket is summed up by its winner. */
function championParts(stage: EventStage, picks: PickSet): SlipPart[] {
  const graph = compileBracket(stage.format);
  return stage.substages.flatMap((substage) => {
    const champion = championOf(graph, bracketStateOf(graph, substage, picks, false));
    if (champion === null) return [];
    const title = stage.substages.length > 1 ? substage.title : m.champion();
    return [{ key: String(substage.eventSubstageId), title, teamIds: [champion.teamId] }];
  });
}

const PARTS: Readonly<Record<StageKind, typeof teamParts>> = {
  swiss: teamParts,
  groups: teamParts,
  orders: orderParts,
  fixtures: fixtureParts,
  brackets: championParts,
};
