import { companySettings } from '../../companySettings';
import { Button } from 'antd';
import { saveFile } from '../../ui/file/saveFile';

interface Props {
  codes: readonly string[];
  onKept: () => void;
}

/** They are shown this once. */
export function RecoveryCodeList({ codes, onKept }: Props) {
  const text = `Recovery codes of ${companySettings().titleSuffix}; each replaces the authenticator app once\r\n\r\n${codes.join('\r\n')}\r\n`;
  return (
    <>
      <p className="facts quiet">
        Keep these recovery codes where nobody else finds them, and not on the phone alone. Each replaces the app once
        if the phone is lost. They are not shown again.
      </p>
      <ul className="plain-list field-grid" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="form-buttons">
        <Button type="primary" onClick={onKept}>
          I have kept them
        </Button>
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}>
          Save as a file
        </Button>
      </div>
    </>
  );
}
