import { Input, Select } from 'antd';
import { useState } from 'react';
import { BillDecision, labels } from '../../../../server/src/domain/enums';
import { useMatchVendorBillMutation, type VendorBillRowFragment } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { showMoney } from '../../ui/app/format';
import { Labelled } from '../../ui/search/searchFields';
import { useCommand } from '../../ui/form/useCommand';
import type { BillLine } from './lineColumns';
import { outdated } from './outdated';
import { useDecideLines } from './useDecideLines';

interface Props {
  bill: VendorBillRowFragment;
  /** Null: the window is closed. */
  line: BillLine | null;
  onClose: () => void;
}

export function LineModal({ bill, line, onClose }: Props) {
  return (
    <FormModal
      open={line !== null}
      title={line ? `Row ${line.rowNo}: ${line.awbNo ?? line.rawAwb}` : ''}
      width={460}
      onClose={onClose}
    >
      {line && <LineForm key={line.uniqueId} bill={bill} line={line} onClose={onClose} />}
    </FormModal>
  );
}

const decisions = Object.values(BillDecision)
  .filter((decision) => decision !== 'Open')
  .map((decision) => ({ value: decision, label: labels.BillDecision[decision] }));

function LineForm({ bill, line, onClose }: Props & { line: BillLine }) {
  const isDamaged = line.findings?.includes('Damaged') === true;
  const [decision, setDecision] = useState<BillDecision>(line.decision);
  const [remark, setRemark] = useState(line.remark ?? '');
  const [awb, setAwb] = useState('');
  const [decide, deciding] = useDecideLines(bill);
  const [match, matching] = useCommand(useMatchVendorBillMutation(), { changes: outdated.lines });

  async function save() {
    const { uniqueId, version } = bill;
    if (awb.trim()) {
      const corrections = [{ rowNo: line.rowNo, awb: awb.trim() }];
      if (await match({ input: { uniqueId, version, corrections } })) onClose();
      return;
    }
    if (await decide([line], decision, remark.trim())) onClose();
  }

  return (
    <form
      aria-label="Line"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="quiet">
        {line.why || labels.BillFinding.Matched}
        {line.claim > 0 && `. Claim ${showMoney(line.claim)}`}
      </p>
      {isDamaged && (
        <Labelled label="AWB as it should be">
          {(id) => (
            <Input id={id} maxLength={60} spellCheck={false} value={awb} onChange={(e) => setAwb(e.target.value)} />
          )}
        </Labelled>
      )}
      <Labelled label="Decision">
        {(id) => <Select id={id} options={decisions} value={decision} onChange={setDecision} />}
      </Labelled>
      <Labelled label="Remark">
        {(id) => <Input id={id} maxLength={500} value={remark} onChange={(e) => setRemark(e.target.value)} />}
      </Labelled>
      <FormButtons ok="Save" saving={deciding || matching} />
    </form>
  );
}
