import { Select } from 'antd';
import { namedBranches, type NamedBranch } from '../../companySettings';
import { useOwnBranchesQuery } from '../../graphql.generated';
import { usePermission } from '../app/usePermission';
import { Labelled } from './searchFields';
import type { Reference } from './urlCodecs';

interface Props {
  value: Reference | undefined;
  onChange: (branch: Reference | undefined) => void;
}

const none: readonly NamedBranch[] = [];

/** Branches whose rows the user sees; none while there is only one. */
function useSeenBranches(): readonly NamedBranch[] {
  const named = namedBranches();
  const seesAll = usePermission()('branches:all');
  const { data } = useOwnBranchesQuery({ skip: named.length === 0 || seesAll, context: { quiet: true } });
  if (seesAll) return named;
  const { branches = none } = data?.ownBranches ?? {};
  return branches.length > 1 ? branches : none;
}

/** Nothing where there is nothing to choose from. */
export function SearchBranch(props: Props) {
  const branches = useSeenBranches();
  if (branches.length === 0) return null;
  return <Labelled label="Branch">{(id) => <BranchChoice {...props} branches={branches} id={id} />}</Labelled>;
}

/** Without a label above it, for a toolbar. */
export function ToolbarBranch(props: Props) {
  const branches = useSeenBranches();
  return branches.length === 0 ? null : <BranchChoice {...props} branches={branches} label="Branch" />;
}

interface ChoiceProps extends Props {
  branches: readonly NamedBranch[];
  id?: string;
  label?: string;
}

function BranchChoice({ value, onChange, branches, id, label }: ChoiceProps) {
  return (
    <Select
      id={id}
      aria-label={label}
      allowClear
      placeholder={label ? 'All branches' : 'Any'}
      style={label ? { minWidth: 150 } : { width: '100%' }}
      options={branches.map((branch) => ({ value: branch.id, label: branch.name }))}
      value={value?.id}
      onChange={(chosen) => onChange(branches.find((branch) => branch.id === chosen))}
    />
  );
}
