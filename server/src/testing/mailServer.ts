/** SMTP server for tests: accepts mails, refuses them, or drops the connection. */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerAddress, type SMTPServerSession } from 'smtp-server';

export interface TestMailServer {
  url: string;
  /** Accepted mails, unparsed. */
  taken: string[];
  /** Behaviour for the following mails: accept, refuse the recipient with a code, or drop the connection midway. */
  behaviour: 'take' | 'drop' | 450 | 550;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<TestMailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo(_: SMTPServerAddress, __: SMTPServerSession, done) {
      const { behaviour } = mailServer;
      if (typeof behaviour !== 'number') return done();
      done(Object.assign(new Error('Not now, not here'), { responseCode: behaviour }));
    },
    onData(stream, _, done) {
      if (mailServer.behaviour === 'drop') {
        // Like a cut cable: without closing the connection properly.
        for (const { _socket: socket } of connectionsOf(smtp)) socket.destroy();
        return;
      }
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mailServer.taken.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const mailServer: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    taken: [],
    behaviour: 'take',
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
  return mailServer;
}

const connectionsOf = (smtp: SMTPServer) =>
  (smtp as unknown as { connections: Set<{ _socket: { destroy(): void } }> }).connections.values();

export const headerOf = (mail: string, name: string): string =>
  new RegExp(`^${name}: ([^\\r\\n]*)`, 'mi').exec(mail)?.[1] ?? '';

/** The company of a mail that no composer has made. */
export const aSender = {
  from: { name: 'Waybill', address: 'care@waybill.test' },
  letterhead: {
    legalName: 'Waybill Couriers',
    tradeName: 'Waybill',
    tagline: null,
    address: ['18 Ballard Estate'],
    phone: '+91 22 4000 1818',
    email: 'care@waybill.test',
    logo: null,
  },
};
