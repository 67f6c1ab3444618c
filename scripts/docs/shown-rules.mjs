/** Titles of tests and of groups of them: `test('…'`, `test.each(…)('…'`, `` describe(`…` ``. */
const titles =
  /(?:\b(?:test|it|bench|describe)(?:\.\w+)?|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;
const tag = /\[(?:rule): ([^\]]*)\]/;

export const isTestFile = (path) => /\.(?:test|spec|bench|trouble)\.tsx?$/.test(path);

/** The tests of a source that say in their titles which rules they show: `… [rule: picks-15]`. */
export function findShownRules(source) {
  return [...source.matchAll(titles)].flatMap(([, , title]) => {
    const [, names] = tag.exec(title) ?? [];
    return names === undefined ? [] : [{ title, rules: names.split(', ') }];
  });
}
