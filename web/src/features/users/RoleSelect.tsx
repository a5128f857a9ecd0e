import { Select } from 'antd';
import { useRolesQuery } from '../../graphql.generated';
import { searchByLabel } from '../../ui/input/bestMatch';
import { tabToNext } from '../../ui/input/tabToNext';

interface Props {
  /** The uniqueId of the role. */
  value?: string | null;
  onChange?: (chosen: string | null) => void;
  id?: string;
  disabled?: boolean;
}

/** All roles: the built-in ones, and those that admins made. */
export function RoleSelect({ value, onChange, ...rest }: Props) {
  const { data, loading } = useRolesQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const options = (data?.roles.rows ?? []).map(({ uniqueId, name }) => ({ value: uniqueId, label: name }));
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
