import type { ReactNode } from 'react';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { TeamMark } from '../../platform/ui/art/team-mark.tsx';
import type { BracketTeam } from '../../play/bracket/slot/bracket-team.ts';
import { type ShownOption, spokenCall } from './call-words.ts';
import type { ShownColumn } from './column-groups.ts';
import styles from './fact-cards.module.css';
import type { Matrix, MatrixFacts } from './matrix.ts';
import { WideCall } from './pick-cell.tsx';
import { m } from './words/messages.js';

interface FactCardsProps {
  readonly matrix: Matrix;
  readonly facts: MatrixFacts;
  /** Leads to a column; with a user to their cell of it. */
  onShow(column: number, userId: number | null): void;
}

/** The facts that stand out in the matrix; each leads to its column. */
export function FactCards({ matrix, facts, onShow }: FactCardsProps) {
  const { alone, split, crowd } = facts;
  const find = (at: number): [number, ShownColumn] | null => {
    const place = matrix.columns.findIndex((column) => column.at === at);
    const column = matrix.columns[place];
    return column ? [place, column] : null;
  };
  const cards: ReactNode[] = [];
  const aloneAt = alone && find(alone.column);
  const aloneRow = alone && matrix.rows[alone.row];
  if (alone && aloneAt && aloneRow) {
    const [place, column] = aloneAt;
    const isOwn = aloneRow.userId === matrix.ownId;
    const option = matrix.named(alone.option);
    const team = matrix.teamOf(option);
    cards.push(
      <Card
        key="alone"
        kind={isOwn ? 'own' : 'other'}
        label={isOwn ? m.onlyYou() : m.onlyNamed({ username: aloneRow.username })}
        team={team ?? column.teams[0] ?? null}
        text={aloneText(column, option, team)}
        onPress={() => onShow(place, aloneRow.userId)}
      >
        <WideCall option={option} team={team} nothing="" />
      </Card>,
    );
  }
  const splitAt = split && find(split.column);
  if (split && splitAt) {
    const [place, column] = splitAt;
    const team = matrix.teamById(split.teamId);
    const other = split.otherTeamId === null ? null : matrix.teamById(split.otherTeamId);
    const text = other
      ? m.splitOfMatch({
          team: team.name,
          backers: split.backers,
          other: other.name,
          others: split.others,
        })
      : m.splitOfTeam({ team: team.name, backers: split.backers, others: split.others });
    cards.push(
      <Card
        key="split"
        label={m.splitsTheLeague()}
        team={team}
        text={text}
        onPress={() => onShow(place, null)}
      >
        {groupTitle(matrix, column)}
      </Card>,
    );
  }
  const crowdAt = crowd && find(crowd.column);
  if (crowd && crowdAt) {
    const [place, column] = crowdAt;
    const team = matrix.teamById(crowd.teamId);
    cards.push(
      <Card
        key="crowd"
        label={m.againstEverybody()}
        team={team}
        text={m.crowdOfTeam({ team: team.name, league: crowd.league, everybody: crowd.everybody })}
        onPress={() => onShow(place, null)}
      >
        {groupTitle(matrix, column)}
      </Card>,
    );
  }
  if (cards.length === 0) return null;
  return (
    <section className={styles.facts} aria-label={m.whatStandsOut()}>
      {cards}
    </section>
  );
}

function aloneText(column: ShownColumn, option: ShownOption, team: BracketTeam | null): string {
  const words = spokenCall(option, team);
  if (column.teamId === null) return words;
  const name = team?.name ?? column.name;
  const { call } = option;
  if (call === 'place') return m.teamAtPlace({ team: name, place: words });
  if (call === 'through') return m.teamToAdvance({ team: name });
  if (call === 'undefeated' || call === 'winless') return m.teamToGo({ team: name, record: words });
  return call === 'first'
    ? m.teamToFinishFirst({ team: name })
    : m.teamToFinishSecond({ team: name });
}

const groupTitle = ({ groups }: Matrix, column: ShownColumn): string =>
  groups.find(({ columns }) => columns.includes(column))?.title ?? '';

interface CardProps {
  readonly label: string;
  readonly team: BracketTeam | null;
  readonly text: string;
  readonly kind?: 'own' | 'other';
  readonly children: ReactNode;
  onPress(): void;
}

const Card = ({ label, team, text, kind = 'other', children, onPress }: CardProps) => (
  <button type="button" className={styles.card} data-kind={kind} onClick={onPress}>
    {team ? <TeamMark team={team} size={40} /> : <Icon name="dot" size={40} />}
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      <span className={styles.text}>{text}</span>
    </span>
    <span className={styles.end}>{children}</span>
  </button>
);
