import type { WikiGroup } from '@callshot/rules';
import { useDraggable } from '@dnd-kit/core';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { classNames } from '../../platform/ui/hooks/class-names.ts';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { dayWords } from './day-words.ts';
import { groupFacts } from './group-words.ts';
import type { MappingPlan } from './mapping-plan.ts';
import type { GroupUse, MappingView, SlotFit } from './mapping-view.ts';
import type { Carrying } from './use-carry.ts';
import styles from './wiki-groups.module.css';
import { m } from './words/messages.js';

interface WikiGroupsProps {
  plan: MappingPlan;
  view: MappingView;
  carrying: Carrying;
  /** The id of the text that explains moving a group by keyboard. */
  helpId: string;
}

/** The tournament's groups on the wiki, by section, each to be put into a slot. */
export function WikiGroups({ plan, view, carrying, helpId }: WikiGroupsProps) {
  return (
    <section className={styles.groups} aria-label={m.groupsOfWiki()}>
      {plan.sections.map(({ title, start, groups }) => (
        <div key={title} className={styles.section}>
          <header className={styles.head}>
            <h3 className={styles.title}>{title}</h3>
            {start === null ? null : (
              <p className={styles.days}>{m.sectionFrom({ day: dayWords(start) })}</p>
            )}
          </header>
          <ul className={styles.list}>
            {groups.map((group) => (
              <li key={group.key}>
                <GroupCard
                  group={group}
                  use={view.groupUse(group)}
                  carrying={carrying}
                  helpId={helpId}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface GroupCardProps {
  group: WikiGroup;
  use: GroupUse;
  carrying: Carrying;
  helpId: string;
}

/** Dragged by mouse or finger; a press lifts it as well, and the arrow keys choose where it goes. */
function GroupCard({ group, use, carrying, helpId }: GroupCardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: group.key });
  const isLifted = carrying.groupKey === group.key && !carrying.isDragged;
  const onKeyDown = (press: KeyboardEvent) => {
    const isEnter = press.key === 'Enter';
    // Not left to the click that follows: a drag that has just ended keeps clicks away.
    if (isEnter && !press.repeat) carrying.press(group.key);
    if (isEnter || (isLifted && carrying.steer(press.key))) press.preventDefault();
  };
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={styles.card}
      data-lifted={isLifted || undefined}
      data-dragged={isDragging || undefined}
      data-use={use}
      aria-pressed={isLifted}
      aria-describedby={helpId}
      {...listeners}
      onKeyDown={onKeyDown}
      onClick={() => carrying.press(group.key)}
    >
      <GroupFace group={group} />
      <Use use={use} />
    </button>
  );
}

interface GroupFaceProps {
  group: WikiGroup;
  /** The fit of the group where it would be dropped now. */
  fit?: SlotFit | null;
}

/** The looks of a group, in the list and while it is dragged. */
export function GroupFace({ group, fit = null }: GroupFaceProps) {
  return (
    <>
      <span className={styles.grip} aria-hidden />
      <span className={styles.kind}>
        <Icon name={group.kind === 'standings' ? 'list' : 'bracket'} size={16} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{group.title}</span>
        <VisuallyHidden>, </VisuallyHidden>
        <span className={styles.facts} data-fits={fit?.fits}>
          {fit?.text ?? groupFacts(group)}
        </span>
      </span>
    </>
  );
}

const USES = {
  free: null,
  fits: { icon: 'check', words: m.usedFits() },
  misfits: { icon: 'cross', words: m.usedMisfits() },
} as const;

function Use({ use }: { use: GroupUse }) {
  const shown = USES[use];
  if (shown === null) return null;
  return (
    <span className={classNames(styles.use, use === 'misfits' && styles.bad)}>
      <Icon name={shown.icon} size={16} />
      <VisuallyHidden>, {shown.words}</VisuallyHidden>
    </span>
  );
}
