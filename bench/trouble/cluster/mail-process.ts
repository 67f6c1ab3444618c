import { SMTPServer } from 'smtp-server';

/** A mail server that prints a line of JSON for each mail that it accepts: its receiver and subject. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData: (stream, session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const text = Buffer.concat(chunks)
        .toString('utf8')
        .replace(/\r\n[ \t]/g, ' ');
      const subject = /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '';
      for (const { address } of session.envelope.rcptTo) {
        process.stdout.write(`${JSON.stringify({ to: address, subject })}\n`);
      }
      done();
    });
  },
});
server.listen(Number(process.argv[2]), '0.0.0.0');
