import type { UpcomingTournament, WikiTournamentDetails } from '@callshot/contract';
import { type EventFormat, readFormat } from '@callshot/rules';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useAdminContact } from '../../platform/core/settings.queries.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { formatQuery } from '../formats/formats.queries.ts';
import { StageMapping } from '../mapping/stage-mapping.tsx';
import { detailsQuery } from '../mapping/wiki.queries.ts';
import { CreateFoot } from './create-foot.tsx';
import type { MadeEvent } from './created-event.tsx';
import { DRAFT_TITLE, DraftedEvent, type TriedDraft } from './drafted/drafted-event.tsx';
import { EventFields, RewardChoice } from './event-fields.tsx';
import { FormatChoice } from './format-choice.tsx';
import type { Creator } from './use-creator.ts';
import styles from './wiki-creator.module.css';
import { m } from './words/messages.js';

interface EventFromWikiProps {
  readonly creator: Creator;
  onCreated(made: MadeEvent): void;
  onTry(tried: TriedDraft): void;
}

/** The chosen tournament's event: as its pages draw it, or in a format that staff choose and map. */
export function EventFromWiki({ creator, onCreated, onTry }: EventFromWikiProps) {
  const { tournament, isLoaded, isOtherFormat } = creator.draft;
  useFocusAtChoice(isOtherFormat);
  if (tournament === null) return <NothingChosen />;
  return (
    <DraftedEvent
      key={tournament.id}
      creator={creator}
      pageId={tournament.id}
      // Details that are loaded are mapped to the end.
      isPutAway={isLoaded || isOtherFormat}
      onCreated={onCreated}
      onTry={onTry}
      otherwise={(remarks) => (
        <EventInFormat
          creator={creator}
          tournament={tournament}
          remarks={remarks}
          onCreated={onCreated}
        />
      )}
    />
  );
}

const IN_FORMAT = 'event-in-format';

/** The button between the draft and another format goes with what it leaves: the focus goes ahead. */
function useFocusAtChoice(isOther: boolean): void {
  const before = useRef(isOther);
  useEffect(() => {
    if (before.current === isOther) return;
    before.current = isOther;
    if (document.activeElement === document.body) {
      document.getElementById(isOther ? IN_FORMAT : DRAFT_TITLE)?.focus();
    }
  }, [isOther]);
}

interface EventInFormatProps {
  readonly creator: Creator;
  readonly tournament: UpcomingTournament;
  /** The doubts that keep the format from being drafted. */
  readonly remarks: ReactNode;
  onCreated(made: MadeEvent): void;
}

/** Its name, its format, and then the slot of each group. */
function EventInFormat({ creator, tournament, remarks, onCreated }: EventInFormatProps) {
  const { draft } = creator;
  const { formatId } = draft;
  const details = useQuery({
    ...detailsQuery(draft.gameId, tournament.id),
    enabled: draft.isLoaded,
  });
  const saved = useQuery({ ...formatQuery(formatId ?? 0), enabled: formatId !== null });
  const format = useMemo(() => saved.data && readFormat(saved.data.json).format, [saved.data]);
  useFailureToast(details.isError);
  const isLoaded = draft.isLoaded && details.data !== undefined;
  const load = () => {
    if (draft.isLoaded) void details.refetch();
    else creator.load();
  };
  return (
    <>
      {remarks}
      <section id={IN_FORMAT} tabIndex={-1} className={styles.fields} aria-label={m.event()}>
        <EventFields facts={draft} linkLabel={m.wikiUrl()} onChange={creator.change} />
        <FormatChoice
          value={formatId}
          fixed={isLoaded ? { reason: m.formatFixed(), onRelease: creator.unload } : null}
          onChange={creator.setFormat}
        />
        <RewardChoice
          gameId={draft.gameId}
          value={draft.rewardType}
          isGuessed={draft.isRewardGuessed}
          onChange={(rewardType) => creator.change({ rewardType })}
        />
        <div className={styles.load}>
          <Button
            variant={isLoaded ? 'secondary' : 'primary'}
            icon="refresh"
            disabled={formatId === null}
            title={formatId === null ? m.chooseFormatFirst() : undefined}
            isBusy={details.isFetching}
            onClick={load}
          >
            {m.loadEvent()}
          </Button>
          {draft.isOtherFormat && !isLoaded && (
            <Button icon="wand" onClick={() => creator.chooseFormat(false)}>
              {m.draftBack()}
            </Button>
          )}
          <p className={styles.note}>{formatId === null ? m.chooseFormatFirstSentence() : ''}</p>
        </div>
      </section>
      {draft.isLoaded ? (
        <Loaded
          details={details}
          isFormatGone={saved.isError || format === null}
          format={format ?? null}
        >
          {(loaded, of) => (
            <StageMapping
              key={`${loaded.pageId} ${formatId}`}
              steps={creator.mapping}
              details={loaded}
              format={of}
              formatId={formatId}
              foot={(plan, view) => (
                <CreateFoot
                  creator={creator}
                  details={loaded}
                  plan={plan}
                  view={view}
                  filling={draft.mapping}
                  format={{ id: formatId ?? 0 }}
                  onCreated={onCreated}
                />
              )}
            />
          )}
        </Loaded>
      ) : (
        <p className={styles.hint}>{m.loadEventNote({ tournament: tournament.title })}</p>
      )}
    </>
  );
}

const NothingChosen = () => (
  <EmptyState icon="bracket" title={m.chooseTournament()} text={m.chooseTournamentText()} />
);

interface LoadedProps {
  details: UseQueryResult<WikiTournamentDetails>;
  format: EventFormat | null;
  isFormatGone: boolean;
  children(details: WikiTournamentDetails, format: EventFormat): ReactNode;
}

function Loaded({ details, format, isFormatGone, children }: LoadedProps) {
  if (details.data === undefined && details.isError) {
    return <LoadFailure title={m.detailsNotLoaded()} onRetry={() => void details.refetch()} />;
  }
  if (isFormatGone) {
    return <EmptyState icon="warning" title={m.formatNotLoaded()} text={m.formatNotLoadedText()} />;
  }
  if (details.data === undefined || format === null) {
    return (
      <div className={styles.waiting} role="status" aria-label={m.loadingEvent()}>
        <Skeleton height={28} />
        <Skeleton height={360} />
      </div>
    );
  }
  return children(details.data, format);
}

/** Every failure of the wiki names the contact [rule: event-creator-5]. */
function useFailureToast(hasFailed: boolean): void {
  const contact = useAdminContact();
  useEffect(() => {
    if (hasFailed) showToast({ text: m.detailsFailed({ contact }), kind: 'error' });
  }, [hasFailed, contact]);
}
