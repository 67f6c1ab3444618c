import { useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import { Segmented } from '../../../platform/ui/controls/segmented.tsx';
import styles from './hand-matches.module.css';

interface FixtureFormProps {
  /** The group. */
  about: string;
  teams: number;
  onMake(wanted: { readonly isDouble: boolean; readonly bestOf: number }): void;
}

export const BEST_OF = ['1', '2', '3', '5', '7'].map((value) => ({
  value,
  label: value === '2' ? 'Best of 2 (can be drawn)' : `Best of ${value}`,
}));

/** The server takes no more of a stage at once. */
const MOST = 1000;

/** Everybody against everybody, by one press [rule: groups-8]. */
export function FixtureForm({ about, teams, onMake }: FixtureFormProps) {
  const [times, setTimes] = useState<'once' | 'twice'>('once');
  const [bestOf, setBestOf] = useState('3');
  const isDouble = times === 'twice';
  const count = ((teams * (teams - 1)) / 2) * (isDouble ? 2 : 1);
  if (teams < 2) return null;
  return (
    <div className={styles.fixtures}>
      <Segmented<'once' | 'twice'>
        label={`How often two teams of ${about} meet`}
        items={[
          { value: 'once', label: 'Meet once' },
          { value: 'twice', label: 'Meet twice' },
        ]}
        value={times}
        onChange={setTimes}
        className={styles.times}
      />
      <Choice label="Length" value={bestOf} onChange={setBestOf} options={BEST_OF} />
      <Button disabled={count > MOST} onClick={() => onMake({ isDouble, bestOf: Number(bestOf) })}>
        Make the fixtures
      </Button>
      <p className={styles.note} role="status">
        {count > MOST
          ? `That would be ${count.toLocaleString('en')} matches; at most ${MOST} can be entered.`
          : `${count} ${count === 1 ? 'match' : 'matches'}: everybody meets everybody. You can change each of them.`}
      </p>
    </div>
  );
}
