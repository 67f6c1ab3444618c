import {
  type EventFormat,
  emptyMatches,
  emptyMatchesText,
  entryWords,
  type FormatStage,
  placedByEntries,
  substageCountOf,
} from '@callshot/rules';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Segmented } from '../../../platform/ui/controls/segmented.tsx';
import { TextArea } from '../../../platform/ui/controls/text-area.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { stageFacts, typeName } from '../../formats/editor/stage-words.ts';
import { m } from '../words/messages.js';
import styles from './by-hand-page.module.css';
import type { HandDraft, HandSubstage } from './hand-draft.ts';
import { countTeams, substageOf } from './hand-event.ts';
import {
  inSlots,
  type OpeningPlace,
  openingPairs,
  type SlotOrder,
  seedsOf,
} from './opening-pairs.ts';
import { isBye, OPEN, readTeams } from './typed-teams.ts';

interface HandStagesProps {
  draft: HandDraft;
  format: EventFormat;
  onChange(part: Partial<HandDraft>): void;
}

/** The teams of each stage; those of later stages follow from results, unless they are known. */
export function HandStages({ draft, format, onChange }: HandStagesProps) {
  const change = (key: string, substage: HandSubstage) =>
    onChange({ substages: { ...draft.substages, [key]: substage } });
  return format.stages.map((stage, at) => {
    const substages = (
      <div className={styles.substages}>
        {Array.from({ length: substageCountOf(stage) }, (_, substage) => (
          <Substage
            // biome-ignore lint/suspicious/noArrayIndexKey: a substage is known by its place
            key={substage}
            format={format}
            stage={stage}
            group={substage}
            title={titleOf(stage, substage)}
            isFirst={at === 0}
            value={substageOf(draft, at, substage)}
            onChange={(next) => change(`${at}.${substage}`, next)}
          />
        ))}
      </div>
    );
    return (
      <StaffPanel
        // biome-ignore lint/suspicious/noArrayIndexKey: a stage is known by its place
        key={at}
        title={stage.name || m.stageNumber({ number: at + 1 })}
        fact={`${typeName(stage)}, ${stageFacts(stage)}`}
      >
        {at === 0 ? (
          substages
        ) : (
          <details>
            <summary className={styles.later}>{m.laterStageNote()}</summary>
            {substages}
          </details>
        )}
      </StaffPanel>
    );
  });
}

const titleOf = (stage: FormatStage, substage: number): string | null =>
  substageCountOf(stage) === 1
    ? null
    : m.groupNamed({ letter: String.fromCharCode(65 + substage) });

interface SubstageProps {
  format: EventFormat;
  stage: FormatStage;
  /** The position of the group in its stage. */
  group: number;
  /** The title of the group; null for a stage without groups. */
  title: string | null;
  isFirst: boolean;
  value: HandSubstage;
  onChange(next: HandSubstage): void;
}

const ORDERS: readonly { value: SlotOrder; label: string }[] = [
  { value: 'listed', label: m.orderListed() },
  { value: 'seeded', label: m.orderSeeded() },
];

function Substage(props: SubstageProps) {
  const { format, stage, group, title, isFirst, value, onChange } = props;
  const { teams, order, startsAt } = value;
  const { text, problem } = countTeams(stage, teams, { group, isFirst });
  const places = inSlots(stage, readTeams(teams).names, order, { isFirst });
  const entries = stage.entries?.[group];
  return (
    <section className={styles.substage} aria-label={title ?? stage.name}>
      <div className={styles.teams}>
        <TextArea
          label={title === null ? m.teamLines() : m.teamLinesOf({ group: title })}
          value={teams}
          error={teams === '' ? null : problem}
          onChange={(typed) => onChange({ ...value, teams: typed })}
        />
        <p className={styles.count} role="status">
          {stage.bracket === null ? text : m.bracketTeams({ teams: text })}
        </p>
        <TextField
          label={m.firstMatchHere()}
          type="datetime-local"
          value={startsAt}
          onChange={(at) => onChange({ ...value, startsAt: at })}
          hint={isFirst ? m.firstMatchHereHint() : ''}
        />
      </div>
      {stage.bracket === null ? null : (
        <div className={styles.draw}>
          {entries || seedsOf(stage) === null ? null : (
            <Segmented<SlotOrder>
              label={m.drawOf({ group: title ?? stage.name })}
              items={ORDERS}
              value={order}
              onChange={(next) => onChange({ ...value, order: next })}
            />
          )}
          <Pairings
            stage={stage}
            places={placedByEntries(stage, group, places, { open: OPEN, isBye })}
            coming={(entries ?? []).map((entry) => entryWords(format, entry))}
          />
        </div>
      )}
    </section>
  );
}

interface PairingsProps {
  stage: FormatStage;
  places: readonly string[];
  /** The team of each place in words, where the format says who comes in. */
  coming: readonly string[];
}

/** The opening matches as the bracket will have them. */
function Pairings({ stage, places, coming }: PairingsProps) {
  const pairs = openingPairs(stage, places, coming);
  const empty = places.length === 0 ? 0 : emptyMatches(pairs);
  return (
    <>
      <ol className={styles.pairings} aria-label={m.openingMatches()}>
        {pairs.map(({ key, top, bottom }) => (
          <li key={key} className={styles.pairing}>
            <span data-open={isOpenPlace(top) || undefined}>{placeWords(top)}</span>
            <span className={styles.versus}>v</span>
            <span data-open={isOpenPlace(bottom) || undefined}>{placeWords(bottom)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.empty} role="status">
        {empty === 0 ? null : (
          <>
            <Icon name="warning" size={16} /> {emptyMatchesText(empty)}
          </>
        )}
      </p>
    </>
  );
}

const WORDS = {
  open: m.placeOpen(),
  bye: m.placeBye(),
  fed: m.placeFed(),
  nobody: m.placeNobody(),
} as const;
const isOpenPlace = (place: OpeningPlace): boolean =>
  typeof place === 'string' || place.isComing === true;
const placeWords = (place: OpeningPlace): string =>
  typeof place === 'string' ? WORDS[place] : place.team;
