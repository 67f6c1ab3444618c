/**
 * What is typed on another keyboard as the same password is the same password (RFC 8265, OpaqueString):
 * composed letters, and one kind of blank. Case, width and everything else stay as they are.
 */
export const normalPassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
