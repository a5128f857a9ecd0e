import { Button } from 'antd';
import { useState } from 'react';
import { formatDate, monthInWords } from '../../../../server/src/domain/values/dates';
import { companyToday } from '../../companyToday';
import type { Gstr1Query } from '../../graphql.generated';
import { FormModal } from '../../ui/form/FormModal';
import { Tag } from '../../ui/panel/Tag';
import { FileMonthForm } from './FileMonthForm';
import { ReopenMonthForm } from './ReopenMonthForm';
import { usePermission } from '../../ui/app/usePermission';

type Return = Gstr1Query['gstr1'];

const isFiled = ({ period }: Return): boolean => period?.filedOn != null;

/** Whether the month is filed, and when, or was before it was reopened. */
export function FiledTag({ found }: { found: Return }) {
  const { period } = found;
  if (!period) return null;
  return (
    <span className="row">
      <Tag colour={period.filedOn ? 'green' : 'orange'}>{period.filedOn ? 'Filed' : 'Reopened'}</Tag>
      <span className="quiet">
        {period.filedOn ? `${formatDate(period.filedOn)}, ARN ${period.arn}` : `ARN was ${period.arn}`}
      </span>
    </span>
  );
}

/** Marks the month as filed, or opens it again. */
export function FiledMonthButton({ found, registrationId }: { found: Return; registrationId: number | null }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const filed = isFiled(found);
  const { month } = found;
  const may = usePermission();
  if (!may(filed ? 'reopenGstPeriod' : 'fileGstPeriod')) return null;
  if (!filed && month >= companyToday().slice(0, 7)) return null;
  return (
    <>
      <Button type={filed ? 'default' : 'primary'} onClick={() => setOpen(true)}>
        {filed ? 'Reopen' : 'Mark as filed'}
      </Button>
      <FormModal
        open={open}
        title={filed ? `Reopen ${monthInWords(month)}` : `GSTR-1 of ${monthInWords(month)} is filed`}
        width={480}
        onClose={close}
      >
        {filed ? (
          <ReopenMonthForm found={found} registrationId={registrationId} onDone={close} />
        ) : (
          <FileMonthForm found={found} registrationId={registrationId} onDone={close} />
        )}
      </FormModal>
    </>
  );
}
