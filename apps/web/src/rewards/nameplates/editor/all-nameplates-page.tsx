import type { ListedNameplate } from '@callshot/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { language } from '../../../platform/core/language.ts';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { StaffPage } from '../../../platform/ui/page/staff-page.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { useSettled } from '../../../platform/ui/words/search-text.ts';
import { plateTypesQuery, rereadPlates } from '../nameplates.queries.ts';
import { m } from '../words/messages.js';
import { ofAllPlates, PERSONAL } from './plate-draft.ts';
import { PlateEditor } from './plate-editor.tsx';
import { PlateList } from './plate-list.tsx';
import { PlateTools } from './plate-tools.tsx';
import { PlatesDesk } from './plates-desk.tsx';
import { allPlatesQuery, readSavedPlate } from './staff-plates.queries.ts';
import { useOpenPlate } from './use-open-plate.ts';

/** Every nameplate, for Admins: made, changed, given, disabled [rule: nameplates-8]. */
export function AllNameplatesPage() {
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  const { open } = useOpenPlate();
  const found = useQuery({ ...allPlatesQuery(text), placeholderData: (before) => before });
  // The one that is open need not be among those found.
  const opened = useQuery({
    ...allPlatesQuery(open ?? ''),
    enabled: open !== null && open !== 'new',
  });
  const chosen = opened.data?.find(({ id }) => String(id) === open) ?? null;
  return (
    <StaffPage title={m.staffTitle()} intro={m.staffIntro()} isFlush>
      <Loaded query={found} what={m.plates()} height={480}>
        {(plates) => <Desk plates={plates} chosen={chosen} typed={typed} onType={setTyped} />}
      </Loaded>
    </StaffPage>
  );
}

interface DeskProps {
  readonly plates: readonly ListedNameplate[];
  readonly chosen: ListedNameplate | null;
  readonly typed: string;
  onType(text: string): void;
}

function Desk({ plates, chosen, typed, onType }: DeskProps) {
  const queries = useQueryClient();
  const { user } = useCurrentUser();
  const { id: userId, username } = user ?? { id: 0, username: '' };
  const types = (useQuery(plateTypesQuery).data ?? []).filter(
    ({ id }) => id !== PERSONAL || chosen?.namePlateTypeId === PERSONAL,
  );
  const { open, show } = useOpenPlate();
  const [isDirty, setDirty] = useState(false);
  const filter = (
    <TextField
      label={m.searchLabel()}
      type="search"
      value={typed}
      onChange={onType}
      autoComplete="off"
    />
  );
  const list = (
    <PlateList
      title={m.allPlates()}
      intro={m.allPlatesIntro()}
      noMore={null}
      username={username}
      open={open}
      isDirty={isDirty}
      filter={filter}
      plates={plates.map((plate) => ({ ...plate, about: aboutOf(plate) }))}
    />
  );
  const isReady = types.length > 0;
  return (
    <PlatesDesk title={m.allPlates()} list={list}>
      {isReady && (open === 'new' || chosen !== null) ? (
        <PlateEditor
          key={open}
          plate={chosen}
          userId={userId}
          username={username}
          of={ofAllPlates}
          types={types}
          tools={chosen === null ? null : <PlateTools plate={chosen} />}
          readLatest={readSavedPlate}
          onSaved={async (plate) => {
            await rereadPlates(queries);
            if (open === 'new') show(plate.id, { replace: true });
          }}
          onDeleted={async () => {
            show(null, { replace: true });
            await rereadPlates(queries);
          }}
          onDirty={setDirty}
        />
      ) : null}
    </PlatesDesk>
  );
}

const facts = new Intl.ListFormat(language(), { type: 'unit' });

function aboutOf({ isDisabled, openReports, owner, wearers }: ListedNameplate): string {
  const worn = wearers === 0 ? m.wornByNobody() : m.wornByCount({ count: wearers });
  return facts.format([
    ...(owner ? [m.designedBy({ username: owner.username })] : []),
    isDisabled ? m.plateOff() : worn,
    ...(openReports > 0 ? [m.reportedTimes({ count: openReports })] : []),
  ]);
}
