import { Select } from 'antd';
import { namedBranches } from '../../companySettings';
import { Labelled } from './searchFields';
import type { Reference } from './urlCodecs';

interface Props {
  value: Reference | undefined;
  onChange: (branch: Reference | undefined) => void;
}

/** Nothing while there is only one branch. */
export function SearchBranch(props: Props) {
  if (namedBranches().length === 0) return null;
  return <Labelled label="Branch">{(id) => <BranchChoice {...props} id={id} />}</Labelled>;
}

/** Without a label above it, for a toolbar. */
export function ToolbarBranch(props: Props) {
  if (namedBranches().length === 0) return null;
  return <BranchChoice {...props} label="Branch" />;
}

function BranchChoice({ value, onChange, id, label }: Props & { id?: string; label?: string }) {
  const branches = namedBranches();
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
