// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** Filter by {by} */
  readonly filterBy: (values: { readonly by: string | number }) => string;
  /** Select a {what, select, format {format} other {survey}} first */
  readonly selectFirst: (values: { readonly what: 'format' | (string & {}) }) => string;
  /** 1 selected */
  readonly oneSelected: () => string;
  /** Details */
  readonly details: () => string;
  /** {first}–{last} of {count} */
  readonly shownOf: (values: { readonly first: string | number; readonly last: string | number; readonly count: string | number }) => string;
  /** Pages */
  readonly pages: () => string;
  /** Previous page */
  readonly previousPage: () => string;
  /** Next page */
  readonly nextPage: () => string;
  /** Page {page} of {pages} */
  readonly pageOf: (values: { readonly page: string | number; readonly pages: string | number }) => string;
};
