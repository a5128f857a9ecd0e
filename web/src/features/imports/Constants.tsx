import { Select } from 'antd';
import { labels, type ImportKind } from '../../../../server/src/domain/enums';
import { importFieldOf, type ImportField } from '../../../../server/src/domain/imports/importFields';
import { useVendorSuggestionsQuery } from '../../graphql.generated';
import { searchByLabel } from '../../ui/input/bestMatch';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { constantFields } from './mapping';

type Values = Readonly<Record<string, string>>;

interface Props {
  kind: ImportKind;
  values: Values;
  /** Fields that have a column. */
  mapped: readonly string[];
  customer: Suggestion | null;
  onChange: (values: Record<string, string>) => void;
}

/** What holds for every row: what the file lacks, and blank cells. */
export function Constants({ kind, values, mapped, customer, onChange }: Props) {
  const fields = constantFields[kind].flatMap((name) => importFieldOf(kind, name) ?? []);
  if (fields.length === 0) return null;
  return (
    <div className="field-grid" role="group" aria-label="For every row">
      {fields.map((field) => (
        <label key={field.name} htmlFor={`import-${field.name}`}>
          <span>{mapped.includes(field.name) ? `${field.label}, where blank` : `${field.label} of every row`}</span>
          <Constant
            field={field}
            value={values[field.name] ?? ''}
            customer={customer}
            onChange={(value) => onChange({ ...values, [field.name]: value })}
          />
        </label>
      ))}
    </div>
  );
}

interface ConstantProps {
  field: ImportField;
  value: string;
  customer: Suggestion | null;
  onChange: (value: string) => void;
}

function Constant({ field, value, customer, onChange }: ConstantProps) {
  const { name, type } = field;
  const { customers } = useSuggestions();
  const { data } = useVendorSuggestionsQuery({ variables: { search: { take: 500 } }, skip: type !== 'vendor' });
  if (type === 'customer') {
    const id = Number(value);
    const chosen = id > 0 ? (customer?.id === id ? customer : { id, name: `Customer ${id}` }) : null;
    return (
      <ReferenceSelect
        id={`import-${name}`}
        value={chosen}
        load={customers}
        onChange={(item) => onChange(item ? String(item.id) : '')}
      />
    );
  }
  const options =
    type === 'vendor'
      ? (data?.vendorSuggestions ?? []).map((vendor) => ({ value: String(vendor.id), label: vendor.name }))
      : Object.entries(labels[type as 'PaymentMode']).map(([member, label]) => ({ value: member, label }));
  return (
    <Select
      id={`import-${name}`}
      allowClear
      placeholder="None"
      value={value || null}
      options={options}
      showSearch={searchByLabel}
      onChange={(chosen: string | null | undefined) => onChange(chosen ?? '')}
    />
  );
}
