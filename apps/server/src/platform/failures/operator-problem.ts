/** An error that an operator can mend: one sentence with the setting and the remedy. */
export class OperatorProblem extends Error {}
