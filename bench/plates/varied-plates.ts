import type { Nameplate } from '@callshot/contract';
import { compileStyle } from '@callshot/nameplate-style';
import { gallery } from '../../packages/nameplate-style/fixtures/gallery.ts';

/** Plates of the gallery in turn, each time in other colours. */
export function variedPlates(count: number): readonly Nameplate[] {
  const designs = gallery.filter(({ key }) => key !== 'classic');
  return Array.from({ length: count }, (_, at) => {
    const design = designs[at % designs.length];
    const style = compileStyle(
      inOtherColours(design?.style ?? '', Math.floor(at / designs.length)),
    );
    if (!style.ok) throw new Error(`${design?.name} does not compile in other colours`);
    return {
      id: 1000 + at,
      name: `${design?.name} ${at}`,
      description: '',
      style: style.canonical,
      namePlateTypeId: 2,
      version: 1,
    };
  });
}

const inOtherColours = (style: string, turn: number): string =>
  style.replace(/#[0-9a-f]{6}\b/gi, (colour) => {
    const other = Number.parseInt(colour.slice(1), 16) ^ (turn * 0x01_02_01);
    return `#${other.toString(16).padStart(6, '0')}`;
  });
