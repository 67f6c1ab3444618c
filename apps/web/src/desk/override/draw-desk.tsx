import { type EventSubstage, ownNameWords } from '@callshot/rules';
import { useId, useState } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { listedTeams, teamsOfStage } from '../../play/picks/teams/event-teams.ts';
import type { OverrideDeskProps } from './desk-props.ts';
import { type Drawn, type DrawnMatch, drawOf, withDrawn } from './draw.ts';
import styles from './override-page.module.css';
import { PreviewRefusal, PreviewStep } from './preview-step.tsx';
import { useOverride } from './use-override.ts';
import { m } from './words/messages.js';

/** The draw: the opening matches of a bracket. It is entered before results can be. */
export function DrawDesk(props: OverrideDeskProps) {
  const { event, stage, saved } = props;
  const [rows, setRows] = useState(saved.matchPicks);
  const picks = { ...saved, matchPicks: rows };
  const override = useOverride({ ...props, picks, reason: '' }, () =>
    showToast({ text: m.drawSaved(), kind: 'success' }),
  );
  const teams = teamsOfStage(event, stage);
  return (
    <div className={styles.fields}>
      {stage.substages.map((substage) => {
        const at = {
          eventStageId: stage.eventStageId,
          eventSubstageId: substage.eventSubstageId,
        };
        return (
          <SubstageDraw
            key={substage.eventSubstageId}
            substage={substage}
            draw={drawOf(stage, substage, rows)}
            nameOf={(id) => listedTeams(teams, [id])[0]?.name ?? m.teamNumber({ id })}
            onDraw={(match) => setRows(withDrawn(rows, at, match))}
          />
        );
      })}
      <div className={styles.buttons}>
        <Button disabled={rows === saved.matchPicks} onClick={() => setRows(saved.matchPicks)}>
          {m.discardAction()}
        </Button>
        <PreviewStep override={override} isReady={rows !== saved.matchPicks}>
          {m.previewDraw()}
        </PreviewStep>
      </div>
      <PreviewRefusal override={override} />
    </div>
  );
}

interface SubstageDrawProps {
  readonly substage: EventSubstage;
  readonly draw: readonly DrawnMatch[];
  nameOf(teamId: number): string;
  onDraw(match: DrawnMatch): void;
}

function SubstageDraw({ substage, draw, nameOf, onDraw }: SubstageDrawProps) {
  const placed = new Set(draw.flatMap(({ top, bottom }) => [top, bottom]));
  const choices = (own: Drawn) =>
    substage.teamIds.filter((id) => id === own || !placed.has(id)).map((id) => [id, nameOf(id)]);
  return (
    <fieldset className={styles.draw}>
      <legend>{substage.title}</legend>
      {draw.map((match) => (
        <div key={match.node.key} className={styles.drawn}>
          {(['top', 'bottom'] as const).map(
            (side) =>
              match.node[side].kind === 'opening' && (
                <DrawnSelect
                  key={side}
                  label={`${ownNameWords(match.header)} ${match.node.colIndex + 1}, ${side}`}
                  drawn={match[side]}
                  choices={choices(match[side])}
                  onChange={(drawn) => onDraw({ ...match, [side]: drawn })}
                />
              ),
          )}
        </div>
      ))}
    </fieldset>
  );
}

interface DrawnSelectProps {
  readonly label: string;
  readonly drawn: Drawn;
  readonly choices: readonly (readonly (number | string)[])[];
  onChange(drawn: Drawn): void;
}

function DrawnSelect({ label, drawn, choices, onChange }: DrawnSelectProps) {
  const id = useId();
  const read = (value: string): Drawn =>
    value === '' ? null : value === 'nobody' ? value : Number(value);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={drawn ?? ''}
        onChange={({ target }) => onChange(read(target.value))}
      >
        <option value="">{m.slotNotKnown()}</option>
        <option value="nobody">{m.slotBye()}</option>
        {choices.map(([teamId, name]) => (
          <option key={teamId} value={teamId}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
