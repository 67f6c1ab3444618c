import type { Nameplate } from '@callshot/contract';
import type { PlateRow } from './nameplates.repository.ts';

export const classic: Nameplate = {
  id: 0,
  name: 'Classic',
  description: 'The default nameplate',
  style: '',
  namePlateTypeId: 1,
  version: 0,
};

export const tellNameplate = ({
  id,
  name,
  description,
  style,
  typeId,
  version,
}: Pick<PlateRow, 'id' | 'name' | 'description' | 'style' | 'typeId' | 'version'>): Nameplate => ({
  id,
  name,
  description,
  style,
  namePlateTypeId: typeId,
  version,
});
