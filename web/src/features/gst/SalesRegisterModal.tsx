import { Button, Modal } from 'antd';
import { useState } from 'react';
import { earliestSearchDate } from '../../../../server/src/domain/values/dates';
import { useDayField } from '../../ui/form/useDayField';
import { DateInput } from '../../ui/input/DateInput';
import { Toolbar } from '../../ui/panel/Toolbar';
import { useRegisterFiles } from './useRegisterFiles';

interface Props {
  /** Offered first. */
  period: { fromDate: string; toDate: string };
  onClose: () => void;
}

/** The sales register of a period as a file. */
export default function SalesRegisterModal({ period, onClose }: Props) {
  const [days, setDays] = useState(period);
  const { saveExcel, saveCsv, busy } = useRegisterFiles();
  const from = useDayField(days.fromDate, (fromDate) => setDays({ ...days, fromDate }));
  const to = useDayField(days.toDate, (toDate) => setDays({ ...days, toDate }));
  return (
    <Modal open title="Sales Register" width={460} footer={null} onCancel={onClose}>
      <p className="quiet">
        Every approved invoice, counter bill, credit and debit note by its date. The total of a month is that of its
        GSTR-1.
      </p>
      <Toolbar>
        <span className="narrow-field">
          <DateInput aria-label="From" min={earliestSearchDate} {...from} />
        </span>
        <span aria-hidden>to</span>
        <span className="narrow-field">
          <DateInput aria-label="To" min={days.fromDate} {...to} />
        </span>
      </Toolbar>
      <div className="form-buttons">
        <Button type="primary" loading={busy} onClick={() => void saveExcel(days)}>
          Excel
        </Button>
        <Button disabled={busy} onClick={() => void saveCsv(days)}>
          CSV
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Modal>
  );
}
