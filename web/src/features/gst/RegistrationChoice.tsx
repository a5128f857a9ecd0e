import { Select } from 'antd';
import { namedBranches } from '../../companySettings';
import { useCompanyGstinsQuery } from '../../graphql.generated';

interface Props {
  /** Null: that of the company profile. */
  value: number | null;
  onChange: (registrationId: number | null) => void;
}

/** Of which registration the return is; nothing while there is only one. */
export function RegistrationChoice({ value, onChange }: Props) {
  const { data } = useCompanyGstinsQuery({ skip: namedBranches().length === 0 });
  const rows = data?.registrations.rows ?? [];
  if (rows.length < 2) return null;
  const own = rows.find(({ isDefault }) => isDefault)?.id;
  return (
    <Select
      aria-label="Registration"
      style={{ minWidth: 190 }}
      options={rows.map(({ id, gstin }) => ({ value: id, label: gstin }))}
      value={value ?? own}
      onChange={(chosen) => onChange(chosen === own ? null : chosen)}
    />
  );
}
