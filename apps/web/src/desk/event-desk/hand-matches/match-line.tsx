import { useId, useState } from 'react';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { Moment } from '../../../platform/ui/hooks/moment.tsx';
import { Menu, type MenuItem } from '../../../platform/ui/overlays/menu.tsx';
import { m } from '../words/messages.js';
import styles from './hand-matches.module.css';
import { type HandRow, isComplete, type Side, withEnd, withScore } from './hand-state.ts';
import { endText, pairText } from './hand-texts.ts';
import { MatchDetails } from './match-details.tsx';
import type { MatchLineProps } from './match-line-props.ts';
import { ScoreField } from './score-field.tsx';

/** One match: a score field a side, and further fields in a menu. */
export function MatchLine(props: MatchLineProps) {
  const { row, teams, canEnd, problem, onChange, onDelete } = props;
  const [isOpen, setOpen] = useState(!isComplete(row));
  const problemId = useId();
  const names = new Map([...teams].map(([id, { name }]) => [id, name]));
  const title = pairText(row, names);
  const isBye = row.outcome === 'bye';
  const score = (side: Side) =>
    isBye ? null : (
      <ScoreField
        label={m.mapsOfTeam({
          team: nameOf(row, side, names),
          round: row.round,
          match: title,
        })}
        value={side === 'top' ? row.topTeamScore : row.bottomTeamScore}
        isDisabled={!canEnd || !isComplete(row)}
        describedBy={problem === null ? undefined : problemId}
        onType={(typed) => onChange((own) => withScore(own, side, typed), `${row.key} ${side}`)}
      />
    );
  const isSaid = !['open', 'bye'].includes(row.outcome) && row.topTeamScore === null;
  return (
    <li className={styles.match} data-wrong={problem === null ? undefined : true}>
      <div className={styles.line}>
        <Team row={row} side="top" teams={teams} names={names} />
        <div className={styles.scores}>
          {score('top')}
          <span aria-hidden>{isBye ? m.byeMark() : '–'}</span>
          {score('bottom')}
        </div>
        {isBye ? null : <Team row={row} side="bottom" teams={teams} names={names} />}
        <Menu
          label={m.moreOfMatch({ round: row.round, match: title })}
          align="end"
          className={styles.more}
          items={[
            ...(canEnd && isComplete(row) && !isBye ? ends(row, names, onChange) : []),
            {
              key: 'details',
              label: isOpen ? m.closeDetails() : m.openDetails(),
              icon: 'edit',
              onSelect: () => setOpen(!isOpen),
            },
            {
              key: 'delete',
              label: m.deleteMatch(),
              icon: 'trash',
              isDanger: true,
              onSelect: onDelete,
            },
          ]}
        >
          <Icon name="more" size={18} />
        </Menu>
      </div>
      {isSaid || row.startsAt !== null ? (
        <p className={styles.facts}>
          {isSaid ? <b>{capital(endText(row, names))}</b> : null}
          {row.startsAt === null ? null : <Moment at={row.startsAt} />}
        </p>
      ) : null}
      {problem === null ? null : (
        <p id={problemId} className={styles.problem} role="alert">
          <Icon name="warning" size={16} />
          {problem}
        </p>
      )}
      {isOpen ? <MatchDetails {...props} onClose={() => setOpen(false)} /> : null}
    </li>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const idOf = (row: HandRow, side: Side): number | null =>
  side === 'top' ? row.topTeamId : row.bottomTeamId;

const nameOf = (row: HandRow, side: Side, names: ReadonlyMap<number, string>): string =>
  names.get(idOf(row, side) ?? 0) ?? m.theOtherTeam();

function ends(
  row: HandRow,
  names: ReadonlyMap<number, string>,
  onChange: MatchLineProps['onChange'],
): MenuItem[] {
  const to =
    (...end: Parameters<typeof withEnd> extends [unknown, ...infer R] ? R : never) =>
    () =>
      onChange((own) => withEnd(own, ...end));
  const [top, bottom] = [nameOf(row, 'top', names), nameOf(row, 'bottom', names)];
  return [
    {
      key: 'top',
      label: m.teamWonNoScore({ team: top }),
      icon: 'check',
      onSelect: to('won', 'top'),
    },
    {
      key: 'bottom',
      label: m.teamWonNoScore({ team: bottom }),
      icon: 'check',
      onSelect: to('won', 'bottom'),
    },
    {
      key: 'wo-top',
      label: m.walkoverOfTeam({ team: top }),
      icon: 'arrow-right',
      onSelect: to('walkover', 'top'),
    },
    {
      key: 'wo-bottom',
      label: m.walkoverOfTeam({ team: bottom }),
      icon: 'arrow-right',
      onSelect: to('walkover', 'bottom'),
    },
    { key: 'none', label: m.bothForfeited(), icon: 'void', onSelect: to('double_forfeit') },
    ...(row.outcome === 'open' && row.topTeamScore === null && row.bottomTeamScore === null
      ? []
      : [{ key: 'open', label: m.notPlayedYet(), icon: 'undo', onSelect: to('open') } as const]),
  ];
}

interface TeamProps {
  row: HandRow;
  side: Side;
  teams: MatchLineProps['teams'];
  names: ReadonlyMap<number, string>;
}

function Team({ row, side, teams, names }: TeamProps) {
  const id = idOf(row, side);
  const team = id === null ? undefined : teams.get(id);
  const hasWon = row.winnerTeamId !== null && row.winnerTeamId === id;
  return (
    <span className={styles.team} data-side={side} data-won={hasWon || undefined} dir="auto">
      {team ? <TeamMark team={team} size={20} /> : <span className={styles.nobody} aria-hidden />}
      <span className={styles.name}>{id === null ? m.teamNotChosen() : names.get(id)}</span>
      {hasWon ? <Icon name="check" size={16} /> : null}
    </span>
  );
}
