/**
 * Every advisory lock of the product, in one place so that no two have the same number. Locks of
 * events, blocks, surveys, drafts and names are pairs: one of these, and an id.
 */
export const advisoryLocks = {
  migrations: 0x0ca11540,
  event: 0x0ca11541,
  admins: 0x0ca11542,
  blocks: 0x0ca11543,
  leadership: 0x0ca11544,
  auditChain: 0x0ca11545,
  appRole: 0x0ca11546,
  wikiLooks: 0x0ca11547,
  wikiPages: 0x0ca11548,
  surveys: 0x0ca11549,
  eventNames: 0x0ca1154a,
  announcements: 0x0ca1154b,
  recovery: 0x0ca1154c,
  draftedFormats: 0x0ca1154d,
} as const;
