import { Select } from 'antd';
import { useEffect } from 'react';
import { useRolesQuery } from '../../graphql.generated';
import { searchByLabel } from '../../ui/input/bestMatch';
import { tabToNext } from '../../ui/input/tabToNext';

interface Props {
  /** The uniqueId of the role. */
  value?: string | null;
  onChange?: (chosen: string | null) => void;
  id?: string;
  disabled?: boolean;
  /** Name of the role that is chosen while none is. */
  proposed?: string;
}

/** All roles: the built-in ones, and those that admins made. */
export function RoleSelect({ value, onChange, proposed, ...rest }: Props) {
  const { data, loading } = useRolesQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const options = (data?.roles.rows ?? []).map(({ uniqueId, name }) => ({ value: uniqueId, label: name }));
  const first = value == null && options.find(({ label }) => label === proposed)?.value;
  useEffect(() => {
    if (first) onChange?.(first);
  }, [first, onChange]);
  return (
    <Select
      {...rest}
      showSearch={searchByLabel}
      onKeyDown={tabToNext}
      value={value ?? undefined}
      options={options}
      loading={loading && !data}
      onChange={(chosen: string | undefined) => onChange?.(chosen ?? null)}
    />
  );
}
