import type { DeskFault } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { type DecodedPicture, decodePicture } from './decode-picture.ts';
import { type FetchLimits, fetchPicture } from './fetch-picture.ts';
import type { PictureLine } from './picture-line.ts';
import { faultOfPicture, type PictureProblem } from './picture-problem.ts';
import { findKnownHash, insertPicture, keepPicture } from './pictures.repository.ts';

/** A picture that the product keeps, by its own address; or why it does not. */
export type TakenPicture =
  | { readonly imageUrl: string }
  | { readonly imageUrl: null; readonly why: DeskFault };

/** Takes pictures that somebody waits for. */
export interface PictureTaker {
  /** Copied from an address, once however often it is named. */
  copy(address: string): Promise<TakenPicture>;
  /** As it was uploaded. */
  keep(bytes: Buffer): Promise<TakenPicture>;
}

export interface TakerParts {
  readonly db: Kysely<Schema>;
  readonly line: PictureLine;
  readonly hosts: readonly string[];
  readonly limits?: FetchLimits;
}

export function createPictureTaker({ db, line, hosts, limits }: TakerParts): PictureTaker {
  const told = (taken: Outcome<string, PictureProblem>): TakenPicture =>
    taken.ok
      ? { imageUrl: `/api/picture/${taken.value}` }
      : { imageUrl: null, why: faultOfPicture(taken.code, hosts) };
  return {
    copy: async (address) => {
      const known = await findKnownHash(db, address);
      if (known !== null) return told(done(known));
      const fetched = await fetchPicture(line, address, hosts, limits);
      const decoded = fetched.ok ? await decodePicture(fetched.value) : fetched;
      if (!decoded.ok) return told(refuse(decoded.code));
      await insertPicture(db, address, decoded.value);
      return told(done(decoded.value.hash));
    },
    keep: async (bytes) => {
      const decoded: Outcome<DecodedPicture, PictureProblem> = await decodePicture(bytes);
      if (!decoded.ok) return told(decoded);
      await keepPicture(db, decoded.value);
      return told(done(decoded.value.hash));
    },
  };
}
