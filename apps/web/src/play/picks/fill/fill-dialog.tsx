import type { Event, EventTeam } from '@callshot/contract';
import type { EventStage, PickSet } from '@callshot/rules';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import { Segmented } from '../../../platform/ui/controls/segmented.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import type { PickOwner } from '../session/session-input.ts';
import type { PickSessionHandle } from '../session/use-pick-session.ts';
import { listedTeams, teamsOfStage } from '../teams/event-teams.ts';
import { hasPicks } from '../teams/pick-sets.ts';
import { m } from '../words/messages.js';
import styles from './fill-dialog.module.css';
import { type FillWay, filledBy } from './fill-ways.ts';
import { type LastSlips, useLastSlips } from './use-last-slips.ts';

/** In the same chunk: both find calls that clash. */
export { ClashNotice } from './clash-notice.tsx';

export interface FillDialogProps {
  readonly event: Event;
  readonly stage: EventStage;
  readonly owner: PickOwner;
  readonly picks: PickSet;
  readonly picking: PickSessionHandle;
  onClose(): void;
}

/** Chooses what a slip is filled by, and whether picks that are made stay [rule: picks-29]. */
export function FillDialog(props: FillDialogProps) {
  const { event, stage, owner, picks, picking, onClose } = props;
  const [way, setWay] = useState<FillWay>('seed');
  const teams = teamsIn(event, stage);
  const [teamId, setTeamId] = useState<number | null>(null);
  const [isKept, setKept] = useState(true);
  const last = useLastSlips(event, stage.stageIndex, owner.id);
  const team = teams.find(({ id }) => id === teamId) ?? teams[0] ?? null;
  const slips = last.state === 'known' ? last.slips : [];
  const isReady = way !== 'slip' || last.state === 'known';
  const filled = filledBy(stage, picks, { way, team, slips, isKept });
  const isIdle = !isReady || filled.count === 0;
  return (
    <Modal
      isOpen
      title={m.fillForMe()}
      description={m.fillPromise()}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            disabled={isIdle}
            onClick={() => {
              picking.fill(filled.picks, filled.text);
              onClose();
            }}
          >
            {m.fillCount({ count: isReady ? filled.count : 0 })}
          </Button>
          <Button onClick={onClose}>{m.cancel()}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <fieldset className={styles.ways}>
          <legend className={styles.legend}>{m.fillBy()}</legend>
          <Way of="seed" way={way} onWay={setWay} detail={m.bySeedHint()}>
            {m.bySeed()}
          </Way>
          <Way of="team" way={way} onWay={setWay}>
            {m.byTeam()}
          </Way>
          {way === 'team' && team !== null && (
            <Choice
              label={m.fillTeam()}
              value={String(team.id)}
              options={teams.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(value) => setTeamId(Number(value))}
            />
          )}
          <Way
            of="slip"
            way={way}
            onWay={setWay}
            isDisabled={last.state !== 'known'}
            detail={slipDetail(last)}
          >
            {m.likeLastSlip()}
          </Way>
        </fieldset>
        {hasPicks(picks) && (
          <Segmented
            label={m.fillWhich()}
            items={[
              { value: 'empty', label: m.fillEmpty() },
              { value: 'all', label: m.fillAll() },
            ]}
            value={isKept ? 'empty' : 'all'}
            onChange={(value) => setKept(value === 'empty')}
          />
        )}
        <p className={styles.idle} role="status">
          {isReady && filled.count === 0 && m.fillNothing()}
        </p>
      </div>
    </Modal>
  );
}

interface WayProps {
  readonly of: FillWay;
  readonly way: FillWay;
  readonly detail?: string;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
  onWay(way: FillWay): void;
}

function Way({ of, way, detail, isDisabled = false, children, onWay }: WayProps) {
  return (
    <label className={styles.way}>
      <input
        type="radio"
        name="fill-by"
        className={styles.radio}
        checked={way === of}
        disabled={isDisabled}
        onChange={() => onWay(of)}
      />
      <span>
        {children}
        {detail !== undefined && <small className={styles.detail}>{detail}</small>}
      </span>
    </label>
  );
}

function slipDetail(last: LastSlips): string {
  if (last.state === 'known') return m.likeSlipOf({ title: last.title });
  return SLIP_REASONS[last.state];
}

const SLIP_REASONS: Readonly<Record<Exclude<LastSlips['state'], 'known'>, string>> = {
  waiting: m.loadingLastSlip(),
  failed: m.lastSlipFailed(),
  none: m.noLastSlip(),
};

/** The known teams of a stage, substage after substage. */
const teamsIn = (event: Event, stage: EventStage): EventTeam[] =>
  listedTeams(
    teamsOfStage(event, stage),
    stage.substages.flatMap(({ teamIds }) => teamIds),
  );
