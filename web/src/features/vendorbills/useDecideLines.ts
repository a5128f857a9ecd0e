import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { BillDecision } from '../../../../server/src/domain/enums';
import { useDecideLinesMutation, type VendorBillRowFragment } from '../../graphql.generated';
import { useCommand } from '../../ui/form/useCommand';
import type { BillLine } from './lineColumns';
import { outdated } from './outdated';

/** Lines of one call. */
const most = 200;

/** An admin has still to look at it. */
export const needsDecision = ({ claim, findings, isByHand }: BillLine): boolean =>
  !isByHand && (claim > 0 || findings?.includes('Damaged') === true);

type Decide = (lines: readonly BillLine[], decision: BillDecision, remark?: string) => Promise<boolean>;

/** Decides any number of lines. Those on screen change in place: a bill has thousands, which are not read again. */
export function useDecideLines({ uniqueId }: VendorBillRowFragment): [Decide, boolean] {
  const { cache } = useApolloClient();
  const [run, running] = useCommand(useDecideLinesMutation(), {
    changes: [...outdated.bills, 'billTolerance'],
  });
  const decide: Decide = useCallback(
    async (lines, decision, remark) => {
      for (let at = 0; at < lines.length; at += most) {
        const some = lines.slice(at, at + most);
        const lineIds = some.map((line) => line.uniqueId);
        const given = remark === undefined ? {} : { remark };
        if (!(await run({ input: { uniqueId, lineIds, decision, ...given } }))) return false;
        for (const line of some)
          cache.modify({
            id: cache.identify({ __typename: 'VendorBillLine', uniqueId: line.uniqueId }),
            fields: {
              decision: () => decision,
              isByHand: () => true,
              ...(remark === undefined ? {} : { remark: () => remark || null }),
            },
          });
      }
      return true;
    },
    [cache, run, uniqueId],
  );
  return [decide, running];
}
