import type { Bracket, BracketPart, FormatEdit } from '@callshot/rules';
import { useState } from 'react';
import { Button } from '../../../../platform/ui/controls/button.tsx';
import { m } from '../../words/messages.js';
import styles from '../builder-panel.module.css';
import type { ColumnPlace } from '../column-place.ts';
import { NameField } from '../name-field.tsx';

interface FreeformPartsProps {
  readonly bracket: Bracket;
  readonly stage: number;
  /** The one that the panel shows. */
  readonly part: BracketPart | null;
  onPlace(place: ColumnPlace): void;
  onEdit(edit: FormatEdit): void;
}

const MOST_PARTS = 12;

/** The parts of a drawn bracket: named, added and removed at once. */
export function FreeformParts({ bracket, stage, part, onPlace, onEdit }: FreeformPartsProps) {
  const [name, setName] = useState('');
  const { freeformParts } = bracket;
  const isNamed = name.trim() !== '';
  const add = () => {
    if (!isNamed) return;
    onEdit({ kind: 'addPart', stage, name: name.trim() });
    setName('');
  };
  const remove = (identifier: string) => {
    const other = freeformParts.find((own) => own.identifier !== identifier);
    onEdit({ kind: 'removePart', stage, part: identifier });
    onPlace({ part: other?.identifier ?? '', col: 0 });
  };
  return (
    <>
      {part ? (
        <div className={styles.row}>
          <NameField
            label={m.partName()}
            value={part.name}
            onName={(to) => onEdit({ kind: 'renamePart', stage, part: part.identifier, name: to })}
          />
          <Button
            size="sm"
            variant="danger"
            icon="cross"
            aria-label={m.removePart({ name: part.name })}
            title={freeformParts.length > 1 ? m.removeThePart() : m.lastPart()}
            disabled={freeformParts.length < 2}
            onClick={() => remove(part.identifier)}
          />
        </div>
      ) : null}
      <div className={styles.row}>
        <input
          className={styles.input}
          aria-label={m.newPartName()}
          placeholder={m.newPartExample()}
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && add()}
        />
        <Button
          size="sm"
          icon="plus"
          disabled={!isNamed || freeformParts.length >= MOST_PARTS}
          onClick={add}
        >
          {m.part()}
        </Button>
      </div>
    </>
  );
}
