import { type Bracket, type PlayedPlace, placesToPlay } from '@callshot/rules';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { m } from '../words/messages.js';
import styles from './place-matches.module.css';

interface PlaceMatchesProps {
  readonly bracket: Bracket | null;
  /** Answers whether it was done. */
  onPlayFor(place: PlayedPlace): boolean;
}

const WORDS: Readonly<Record<PlayedPlace, 'third' | 'fifth'>> = { 3: 'third', 5: 'fifth' };

/** Third and fifth place by one press, where losers of the bracket can play for them [rule: formats-42]. */
export function PlaceMatches({ bracket, onPlayFor }: PlaceMatchesProps) {
  const places = useMemo(() => (bracket ? placesToPlay(bracket) : []), [bracket]);
  const [added, setAdded] = useState<PlayedPlace | null>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const isTold = added !== null && !places.includes(added);
  if (places.length === 0 && !isTold) return null;
  const add = (place: PlayedPlace) => {
    // The button that was pressed goes.
    group.current?.focus();
    if (onPlayFor(place)) setAdded(place);
  };
  return (
    <fieldset ref={group} tabIndex={-1} className={styles.places}>
      <legend className={styles.title}>{m.playForPlaces()}</legend>
      {places.map((place) => (
        <Button key={place} size="sm" icon="plus" onClick={() => add(place)}>
          {m.playForPlace({ place: WORDS[place] })}
        </Button>
      ))}
      <p role="status" className={styles.told}>
        {isTold ? m.placePlayed({ place: WORDS[added] }) : null}
      </p>
    </fieldset>
  );
}
