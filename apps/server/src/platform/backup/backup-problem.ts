import { OperatorProblem } from '../failures/operator-problem.ts';

/** A fault of a backup or restore that an operator can mend. */
export class BackupProblem extends OperatorProblem {}
