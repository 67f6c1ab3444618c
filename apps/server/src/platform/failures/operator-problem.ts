/** What an operator can mend: one sentence that names the setting and the way out. */
export class OperatorProblem extends Error {}
