import type { Award } from '@callshot/contract';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Menu, type MenuItem } from '../../../platform/ui/overlays/menu.tsx';
import { arriveAtName, departFrom } from '../pin-travel.ts';
import { CASE_SLOTS, type Showcase } from '../use-showcase.ts';
import { m } from '../words/messages.js';

interface AwardMenuProps {
  readonly award: Award;
  readonly showcase: Showcase;
  readonly className?: string | undefined;
}

/** The actions on an own award: pin it, put it into the case, take it out. */
export function AwardMenu({ award, showcase, className }: AwardMenuProps) {
  const items = [pinItem(award, showcase), ...caseItems(award, showcase)].map((item) => ({
    ...item,
    isDisabled: showcase.isBusy,
  }));
  return (
    <Menu
      label={m.showOff({ event: award.eventName })}
      heading={award.eventName}
      items={items}
      align="end"
      className={className}
    >
      <Icon name="menu" size={18} />
    </Menu>
  );
}

const pinItem = (award: Award, showcase: Showcase): MenuItem =>
  award.pinned
    ? { key: 'pin', label: m.unpin(), icon: 'pin', onSelect: () => void showcase.unpin() }
    : {
        key: 'pin',
        label: m.pinToName(),
        icon: 'pin',
        onSelect: () => void pinFromShelf(award, showcase),
      };

async function pinFromShelf(award: Award, showcase: Showcase): Promise<void> {
  departFrom(document.querySelector(`[data-award="${award.id}"] img`), award.id);
  if (await showcase.pin(award)) arriveAtName(award.id);
}

function caseItems(award: Award, showcase: Showcase): readonly MenuItem[] {
  const slot = showcase.slotOf(award);
  if (slot !== null) {
    return [
      {
        key: 'out',
        label: m.takeOutOfCase(),
        icon: 'trophy',
        onSelect: () => void showcase.empty(slot),
      },
    ];
  }
  const free = CASE_SLOTS.find((place) => showcase.inSlot(place) === null);
  if (free !== undefined) {
    return [
      {
        key: 'in',
        label: m.putInCaseAction(),
        icon: 'trophy',
        onSelect: () => void showcase.fill(free, award),
      },
    ];
  }
  return CASE_SLOTS.map((place) => ({
    key: String(place),
    label: m.putInCaseAction(),
    detail: m.inPlaceOf({ event: showcase.inSlot(place)?.eventName ?? '' }),
    icon: 'trophy' as const,
    onSelect: () => void showcase.fill(place, award),
  }));
}
