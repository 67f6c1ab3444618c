import type { Fixtures } from '@callshot/rules';
import { useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import { Segmented } from '../../../platform/ui/controls/segmented.tsx';
import { m } from '../words/messages.js';
import styles from './hand-matches.module.css';

interface FixtureFormProps {
  /** The group. */
  about: string;
  teams: number;
  /** The matches that slips call; undefined where they call none. */
  format: Pick<Fixtures, 'legs' | 'bestOf'> | undefined;
  onMake(wanted: { readonly isDouble: boolean; readonly bestOf: number }): void;
}

export const BEST_OF = ['1', '2', '3', '5', '7', '9'].map((value) => ({
  value,
  label: value === '2' ? m.bestOfTwo() : m.bestOf({ length: value }),
}));

/** The server takes no more of a stage at once. */
const MOST = 1000;

/** Everybody against everybody, by one press [rule: groups-8]. */
export function FixtureForm({ about, teams, format, onMake }: FixtureFormProps) {
  const [times, setTimes] = useState<'once' | 'twice'>(format?.legs === 2 ? 'twice' : 'once');
  const [bestOf, setBestOf] = useState(String(format?.bestOf ?? 3));
  const isDouble = times === 'twice';
  const count = ((teams * (teams - 1)) / 2) * (isDouble ? 2 : 1);
  if (teams < 2) return null;
  return (
    <div className={styles.fixtures}>
      <Segmented<'once' | 'twice'>
        label={m.meetingsOf({ group: about })}
        items={[
          { value: 'once', label: m.meetOnce() },
          { value: 'twice', label: m.meetTwice() },
        ]}
        value={times}
        onChange={setTimes}
        className={styles.times}
      />
      <Choice label={m.matchLength()} value={bestOf} onChange={setBestOf} options={BEST_OF} />
      <Button disabled={count > MOST} onClick={() => onMake({ isDouble, bestOf: Number(bestOf) })}>
        {m.makeFixtures()}
      </Button>
      <p className={styles.note} role="status">
        {count > MOST ? m.tooManyFixtures({ count, most: MOST }) : m.fixturesNote({ count })}
      </p>
    </div>
  );
}
