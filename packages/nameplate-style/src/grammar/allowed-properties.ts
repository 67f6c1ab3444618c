import { motionNames, valuesOf } from './compile-declaration.ts';
import { stillProperties } from './properties.ts';

export interface AllowedProperty {
  readonly name: string;
  /** A short description of its values. */
  readonly values: string;
}

/** The properties that an editor offers, by name. */
export const allowedProperties: readonly AllowedProperty[] = [
  ...Object.entries(stillProperties).flatMap(([name, { isOffered }]) => (isOffered ? [name] : [])),
  ...motionNames,
]
  .sort()
  .map((name) => ({ name, values: valuesOf(name) }));
