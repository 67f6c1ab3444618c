import type { CurrentUser, OwnNameplate } from '@callshot/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { storePostLoginPath } from '../../../account/session/post-login.ts';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { language } from '../../../platform/core/language.ts';
import { openModal } from '../../../platform/core/modals.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { StaffPage } from '../../../platform/ui/page/staff-page.tsx';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { PageLoading } from '../../../platform/ui/states/page-loading.tsx';
import { ownPlatesQuery, readOwnPlate, rereadPlates } from '../nameplates.queries.ts';
import { m } from '../words/messages.js';
import { MOST_OWN, ofOwnPlates, PERSONAL } from './plate-draft.ts';
import { PlateEditor } from './plate-editor.tsx';
import { PlateList } from './plate-list.tsx';
import { PlatesDesk } from './plates-desk.tsx';
import { useOpenPlate } from './use-open-plate.ts';
import { WearPlate } from './wear-plate-button.tsx';

type Author = Pick<CurrentUser, 'id' | 'username'>;

const types = [{ id: PERSONAL, name: m.typePersonal() }];
const CLASSIC = 0;

const logInHere = () => {
  storePostLoginPath();
  openModal('logIn');
};

/** Nameplates of one's own design [rule: nameplates-8]. */
export function OwnNameplatesPage() {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <PageLoading />;
  if (user === null) {
    return (
      <EmptyState icon="lock" level={1} title={m.ownPlatesTitle()} text={m.ownPlatesLogIn()}>
        <Button variant="primary" onClick={logInHere}>
          {m.login()}
        </Button>
      </EmptyState>
    );
  }
  return (
    <StaffPage title={m.editorTitle()} isTop isFlush>
      <OwnPlates user={user} />
    </StaffPage>
  );
}

function OwnPlates({ user }: { user: Author }) {
  const query = useQuery(ownPlatesQuery);
  return (
    <Loaded query={query} what={m.plates()} height={480}>
      {(plates) => <OwnDesk user={user} plates={plates} />}
    </Loaded>
  );
}

interface OwnDeskProps {
  readonly user: Author;
  readonly plates: readonly OwnNameplate[];
}

function OwnDesk({ user: { id: userId, username }, plates }: OwnDeskProps) {
  const queries = useQueryClient();
  const { open, show } = useOpenPlate();
  const [isDirty, setDirty] = useState(false);
  const own = plates.filter(({ isOwn }) => isOwn);
  const isFull = own.length >= MOST_OWN;
  const chosen = own.find(({ id }) => String(id) === open) ?? null;
  const isNew = open === 'new' && !isFull;
  const list = (
    <PlateList
      title={m.yourPlates()}
      intro={m.yourPlatesIntro()}
      noMore={isFull ? m.ownPlatesFull({ count: MOST_OWN }) : null}
      username={username}
      open={open}
      isDirty={isDirty}
      plates={[...own, ...plates.filter(({ id }) => id === CLASSIC)].map((plate) => ({
        ...plate,
        about: aboutOf(plate),
      }))}
    />
  );
  const editor =
    chosen !== null || isNew ? (
      <PlateEditor
        key={open}
        plate={chosen}
        userId={userId}
        username={username}
        of={ofOwnPlates}
        types={types}
        use={{ used: own.length, most: MOST_OWN }}
        tools={chosen === null ? null : <WearPlate plate={chosen} isDirty={isDirty} />}
        readLatest={readOwnPlate}
        onSaved={async (plate) => {
          await rereadPlates(queries);
          if (isNew) show(plate.id, { replace: true });
        }}
        onDeleted={async () => {
          show(null, { replace: true });
          await rereadPlates(queries);
        }}
        onDirty={setDirty}
      />
    ) : null;
  return (
    <PlatesDesk title={m.yourPlates()} list={list}>
      {open === String(CLASSIC) ? <Classic username={username} /> : editor}
    </PlatesDesk>
  );
}

const day = new Intl.DateTimeFormat(language(), { month: 'short', day: '2-digit' });

function aboutOf({ id, isDisabled, isWorn, since }: OwnNameplate): string {
  if (isDisabled) return m.stateDisabled();
  if (isWorn) return m.stateWorn();
  if (id === CLASSIC || since === null) return m.stateDefault();
  return m.stateMade({ day: day.format(new Date(since)) });
}

/** There is nothing to change of it. */
const Classic = ({ username }: { username: string }) => (
  <EmptyState icon="info" level={2} title={m.classic()} text={m.classicText()}>
    <NameBadge username={username} nameplateId={CLASSIC} size="full" />
  </EmptyState>
);
