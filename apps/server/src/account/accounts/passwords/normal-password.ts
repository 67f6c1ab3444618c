/**
 * Two keyboards may send different code points for the same password (RFC 8265, OpaqueString). So
 * letters are composed and all blanks become one kind. Case and width stay as they are.
 */
export const normalPassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
