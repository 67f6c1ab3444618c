/** What an operator can mend about a backup or a restore, in words. */
export class BackupProblem extends Error {}
