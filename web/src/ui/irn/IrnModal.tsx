/** Takes down what the e-invoice portal has answered: its JSON file, or what its page shows. */
import { Button, Input, Row } from 'antd';
import { useRef, useState, type ChangeEvent } from 'react';
import { RecordIrnInput } from '../../../../server/src/modules/tax/gst/irn.inputs';
import type { RecordIrnInput as RecordIrn } from '../../graphql.generated';
import { DateInput } from '../input/DateInput';
import { FormButtons } from '../form/FormButtons';
import { FormModal } from '../form/FormModal';
import { none } from '../form/formValues';
import { InputForm, useInputForm } from '../form/InputForm';

const blank = {
  irn: '',
  ackNo: '',
  ackDate: '',
  documentNumber: '',
  documentDate: none<string>(),
  gstin: '',
  signedQr: '',
};

/** Records the answer; true if it was taken. */
export type RecordAnswer = (input: RecordIrn) => Promise<boolean>;

interface Props {
  /** Number of the document. */
  number: string;
  uniqueId: string;
  version: number;
  record: RecordAnswer;
  onClose: () => void;
}

export default function IrnModal({ number, onClose, ...rest }: Props) {
  return (
    <FormModal open title={`IRN of ${number}`} width={680} style={{ top: 40 }} onClose={onClose}>
      <IrnForm {...rest} onClose={onClose} />
    </FormModal>
  );
}

function IrnForm({ uniqueId, version, record, onClose }: Omit<Props, 'number'>) {
  const picker = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const inputOf = (values: typeof blank) => ({ ...values, uniqueId, version });
  const form = useInputForm<typeof blank, object>({
    rules: RecordIrnInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    async save(values) {
      if (await record(inputOf(values))) onClose();
    },
  });

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    setReading(true);
    if (await record({ uniqueId, version, file: await chosen.text() })) onClose();
    setReading(false);
  }

  return (
    <InputForm form={form} label="Answer of the portal">
      <p className="quiet">
        Choose the JSON file that the portal gave, or copy what it shows. The IRN is the portal&apos;s; it must name
        this document.
      </p>
      <div className="form-buttons">
        <Button loading={reading} onClick={() => picker.current?.click()}>
          Choose JSON File
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label="JSON file of the portal"
          onChange={(event) => void take(event)}
        />
      </div>
      <Row gutter={12}>
        <form.Field xs={24} name="irn">
          <Input spellCheck={false} />
        </form.Field>
        <form.Field xs={12} name="ackNo">
          <Input inputMode="numeric" spellCheck={false} />
        </form.Field>
        <form.Field xs={12} name="ackDate">
          <Input placeholder="30/11/2026 10:00:00" spellCheck={false} />
        </form.Field>
        <form.Field xs={12} sm={8} name="documentNumber">
          <Input spellCheck={false} />
        </form.Field>
        <form.Field xs={12} sm={8} name="documentDate">
          <DateInput max="today" name="Document date" />
        </form.Field>
        <form.Field xs={24} sm={8} name="gstin">
          <Input spellCheck={false} />
        </form.Field>
        <form.Field xs={24} name="signedQr">
          <Input.TextArea rows={2} spellCheck={false} />
        </form.Field>
      </Row>
      <FormButtons ok="Record" saving={form.saving} />
    </InputForm>
  );
}
