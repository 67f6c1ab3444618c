type Plates = typeof import('./plates.ts').plates;

/** The sheets of plates, fetched when the first plate that is not Classic is seen. */
let wardrobe: Promise<{ readonly plates: Plates }> | undefined;

function withPlates(act: (plates: Plates) => void): void {
  wardrobe ??= import('./plates.ts');
  wardrobe.then(
    ({ plates }) => act(plates),
    () => {
      // Names stay in Classic; the next one that is drawn asks again.
      wardrobe = undefined;
    },
  );
}

/** Styles the frame as soon as its plate is there; answers what ends that. */
export function wearPlate(frame: Element, nameplateId: number): () => void {
  withPlates((plates) => plates.wear(frame, nameplateId));
  return () => withPlates((plates) => plates.takeOff(frame, nameplateId));
}
