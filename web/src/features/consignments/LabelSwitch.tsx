import { Switch } from 'antd';
import { useState } from 'react';
import { printsAfterSaving, rememberPrintsAfterSaving } from '../../labelPrinter';

/** Whether new bookings print their labels at once; remembered in this browser. */
export function LabelSwitch() {
  const [prints, setPrints] = useState(printsAfterSaving);
  return (
    <span className="row">
      <Switch
        id="label-after-saving"
        size="small"
        checked={prints}
        onChange={(next) => {
          rememberPrintsAfterSaving(next);
          setPrints(next);
        }}
      />
      <label htmlFor="label-after-saving">Label after saving</label>
    </span>
  );
}
