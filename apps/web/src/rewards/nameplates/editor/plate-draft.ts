import type { Nameplate } from '@callshot/contract';

/** The fields of a nameplate that its author writes. */
export interface PlateDraft {
  readonly name: string;
  readonly description: string;
  readonly style: string;
  readonly namePlateTypeId: number;
}

export const PERSONAL = 7;
export const MOST_OWN = 10;
export const MOST_NAME = 40;
export const MOST_DESCRIPTION = 120;

/** The style of a new plate: an example of everything that authors usually want. */
export const STARTER = `.{id} {
  border: 1px solid #FF9A5A;
  background: linear-gradient(100deg, #2A0F3A, #6A1E4E 60%, #D8542F);
  color: #FFF1E3;
}
.{id}:hover {
  border-color: #FFD9A8;
}
.{id}::after {
  content: "";
  position: absolute;
  right: 14px;
  top: 5px;
  width: 22px;
  height: 22px;
  border: 3px solid #FFD9A8;
  border-right-color: transparent;
  border-radius: 50%;
  animation: turn 4s linear infinite;
}
@keyframes turn {
  to { transform: rotate(360deg); }
}
`;

export const newDraft = (namePlateTypeId: number): PlateDraft => ({
  name: '',
  description: '',
  style: STARTER,
  namePlateTypeId,
});

export const draftOf = ({ name, description, style, namePlateTypeId }: Nameplate): PlateDraft => ({
  name,
  description,
  style,
  namePlateTypeId,
});

export const isSameDraft = (one: PlateDraft, other: PlateDraft): boolean =>
  one.name === other.name &&
  one.description === other.description &&
  one.style === other.style &&
  one.namePlateTypeId === other.namePlateTypeId;

/** As the compiler counts it. */
export const kilobytesOf = (style: string): string =>
  (new TextEncoder().encode(style).length / 1024).toFixed(1);
