import { type FormatStage, nextPlaceBy, nextPlaceWords } from '@callshot/rules';

/** The rule by which some groups send on one team more, in words [rule: groups-30]. */
export function FurtherNote({ format }: { readonly format: FormatStage }) {
  const details = format.groupStageDetails;
  return details && `${nextPlaceWords(details) ?? ''} ${nextPlaceBy(details)}`;
}
