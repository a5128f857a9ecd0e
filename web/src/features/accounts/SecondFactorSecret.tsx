import { QrImage } from '../../ui/panel/QrImage';
import type { SecondFactorSetup } from './SecondFactorStart';

/** As authenticator apps show what is typed: in groups of four. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

export function SecondFactorSecret({ setup: { secret, uri } }: { setup: SecondFactorSetup }) {
  return (
    <div className="between second-factor">
      <QrImage framed text={uri} label="QR code for the authenticator app" />
      <p>
        Scan this with an authenticator app (Google Authenticator, Microsoft Authenticator, Aegis and others), or type
        the key into it: <code>{grouped(secret)}</code>
      </p>
    </div>
  );
}
