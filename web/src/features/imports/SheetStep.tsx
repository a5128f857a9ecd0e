import { Alert, Button, Select } from 'antd';
import { maxImportColumns } from '../../../../server/src/domain/imports/importFields';
import { encodings, type Encoding } from './encodings';
import type { Sheet, SheetChoice } from './readSheet';

const encodingOptions = (Object.keys(encodings) as Encoding[]).map((value) => ({ value, label: encodings[value] }));

interface Props {
  sheet: Sheet;
  busy: boolean;
  onChoice: (choice: SheetChoice) => void;
  onSure: () => void;
}

/** Some texts by which a person sees whether the encoding is the right one. */
const foreignTexts = (rows: readonly (readonly string[])[]): string[] =>
  [...new Set(rows.flat().filter((text) => /[^\p{ASCII}]/u.test(text)))].slice(0, 3);

/** Which sheet is imported, how its text is read, and which of its first rows has the headers. */
export function SheetStep({ sheet, busy, onChoice, onSure }: Props) {
  const { name, names, encoding, headerRow, headers, leftOut, top, rows } = sheet;
  const foreign = encoding ? foreignTexts(rows) : [];
  return (
    <section className="field-grid" aria-label="Sheet and headers">
      {names.length > 1 && (
        <label htmlFor="import-sheet-name">
          <span>Sheet</span>
          <Select
            id="import-sheet-name"
            value={name}
            disabled={busy}
            options={names.map((value) => ({ value, label: value }))}
            onChange={(sheetName) => onChoice({ sheetName })}
          />
        </label>
      )}
      {encoding && (
        <label htmlFor="import-encoding">
          <span>Encoding</span>
          <Select
            id="import-encoding"
            value={encoding}
            disabled={busy}
            showSearch={{ optionFilterProp: 'label' }}
            options={encodingOptions}
            onChange={(chosen) => onChoice({ encoding: chosen })}
          />
        </label>
      )}
      <label htmlFor="import-header-row" className="wide">
        <span>Headers</span>
        <Select
          id="import-header-row"
          value={headerRow}
          disabled={busy}
          options={top.map((row, at) => ({ value: at + 1, label: `Row ${at + 1}: ${row.filter(Boolean).join(', ')}` }))}
          onChange={(chosen) => onChoice({ sheetName: name, headerRow: chosen, ...(encoding && { encoding }) })}
        />
      </label>
      {leftOut.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className="wide"
          title={`Only the first ${maxImportColumns} columns are read. Not read: ${leftOut.join(', ')}`}
        />
      )}
      {foreign.length > 0 && <p>Read as: {foreign.join(', ')}</p>}
      <p role="status">{`${rows.length.toLocaleString('en-IN')} rows with ${headers.length} columns`}</p>
      <Button type="primary" loading={busy} disabled={rows.length === 0} onClick={onSure}>
        Go on
      </Button>
    </section>
  );
}
