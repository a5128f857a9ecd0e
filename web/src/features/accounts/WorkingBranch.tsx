import { useEffect } from 'react';
import { useChooseBranchMutation, useOwnBranchesQuery } from '../../graphql.generated';
import { namedBranches } from '../../companySettings';
import { updateBranch } from '../../session';
import { useCommand } from '../../ui/form/useCommand';

/** In which branch the user works: what this session makes is of it. Nothing while the company has one. */
export function WorkingBranch() {
  return namedBranches().length === 0 ? null : <Choice />;
}

function Choice() {
  const { data, client } = useOwnBranchesQuery({ context: { quiet: true } });
  const [choose, choosing] = useCommand(useChooseBranchMutation(), { changes: ['ownBranches'] });
  const { branchId, branches = [] } = data?.ownBranches ?? {};

  useEffect(() => {
    if (branchId !== undefined) updateBranch(branchId);
  }, [branchId]);

  async function change(chosen: string) {
    // Numbers that are offered are those of the branch, and so are the rows of a list.
    if (await choose({ input: { branchId: chosen } })) await client.refetchQueries({ include: 'active' });
  }

  const [only, other] = branches;
  if (only && !other) return <span className="plain-field bar-branch cut">{only.name}</span>;
  return (
    <select
      className="plain-field bar-branch cut"
      aria-label="Your branch"
      title="What you make is of this branch, and lists begin with it"
      disabled={choosing || !other}
      value={branchId ?? ''}
      onChange={({ target }) => void change(target.value)}
    >
      {branches.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
