import { Select } from 'antd';
import { useMemo } from 'react';
import { useServicesQuery } from '../../graphql.generated';
import { searchByLabel } from '../../ui/input/bestMatch';

interface Props {
  id?: string;
  value?: string | null;
  onChange?: (service: string | null) => void;
  disabled?: boolean;
}

/** A service of the catalogue; none: as the settings say. */
export function ServiceSelect({ id, value, onChange, disabled }: Props) {
  const { data } = useServicesQuery();
  const options = useMemo(
    () =>
      [...new Set(data?.services.rows.map(({ name }) => name))].sort().map((name) => ({ value: name, label: name })),
    [data],
  );
  return (
    <Select
      id={id}
      allowClear
      disabled={disabled}
      showSearch={searchByLabel}
      placeholder="By the settings"
      options={options}
      value={value}
      onChange={(chosen?: string) => onChange?.(chosen ?? null)}
    />
  );
}
