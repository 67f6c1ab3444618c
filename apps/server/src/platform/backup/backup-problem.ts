import { OperatorProblem } from '../failures/operator-problem.ts';

/** What an operator can mend about a backup or a restore, in words. */
export class BackupProblem extends OperatorProblem {}
