/** The kind of thing edited; its word stands in the catalogue, since its grammar differs by language. */
export type Edited =
  | 'event'
  | 'eventFormat'
  | 'format'
  | 'league'
  | 'nameplate'
  | 'stage'
  | 'survey';
