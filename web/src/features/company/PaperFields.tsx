import { Input, Row } from 'antd';
import type { FormFields } from '../../ui/form/Field';
import { CountInput } from '../../ui/input/CountInput';
import type { CompanyValues } from './companyValues';
import { ImageInput } from './ImageInput';

/** Logo, signature, bank and terms: what papers show of the company besides who it is. */
export function PaperFields({ form }: { form: Pick<FormFields<CompanyValues>, 'Field'> }) {
  return (
    <Row gutter={12}>
      <form.Field xs={24} sm={12} name="logo" extra="PNG or JPEG, at most 300 KB; shown at most 600 × 200">
        <ImageInput alt="Logo" />
      </form.Field>
      <form.Field xs={24} sm={12} name="bankAccountNumber" />
      <form.Field xs={12} sm={8} name="bankName" />
      <form.Field xs={12} sm={8} name="bankBranch" />
      <form.Field xs={12} sm={8} name="bankIfsc">
        <Input maxLength={11} autoCapitalize="characters" />
      </form.Field>
      <form.Field xs={24} sm={16} name="bankAccountName" />
      <form.Field xs={12} sm={8} name="upiId" />
      <form.Field xs={12} sm={8} name="jurisdiction" />
      <form.Field xs={12} sm={8} name="creditDays" extra="Left blank: the setting credit.days">
        <CountInput />
      </form.Field>
      <form.Field xs={24} sm={12} name="signature" extra="PNG or JPEG, at most 300 KB; printed on invoices">
        <ImageInput alt="Signature" />
      </form.Field>
      <form.Field xs={24} sm={12} name="invoiceTerms" extra="One term per line">
        <Input.TextArea rows={3} />
      </form.Field>
      <form.Field xs={24} sm={12} name="invoiceFooter">
        <Input.TextArea rows={3} />
      </form.Field>
    </Row>
  );
}
