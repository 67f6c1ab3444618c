export { foldCase } from './fold-case.ts';
export { indexNames, type NameIndex, type NameSearch } from './name-index.ts';
