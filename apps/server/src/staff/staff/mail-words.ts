/** Characters of a mail server's answer, which may be anything. */
const longest = 300;

const tidy = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longest);

const textOf = (error: unknown, name: string): string => {
  const value = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
};

export const tookIt = (answer: string): string =>
  `The mail server took it and said: ${tidy(answer) || 'nothing'}`;

/** Why a mail was not taken, with the mail server's own words where it had any. */
export function whyNotSent(error: unknown): string {
  const said = tidy(textOf(error, 'response'));
  const message = tidy(error instanceof Error ? error.message : String(error));
  switch (textOf(error, 'code')) {
    case 'ETIMEDOUT':
      return 'The mail server did not answer in time';
    case 'EAUTH':
      return `The mail server refused the user name and password of SMTP_URL: ${said || message}`;
    case 'EDNS':
      return `The mail server of SMTP_URL was not found: ${message}`;
    case 'ETLS':
      return `The connection to the mail server could not be encrypted: ${message}`;
    case 'ECONNECTION':
    case 'ESOCKET':
      return `No connection to the mail server: ${message}`;
    default:
      return said === ''
        ? `The mail could not be sent: ${message}`
        : `The mail server refused the mail: ${said}`;
  }
}
