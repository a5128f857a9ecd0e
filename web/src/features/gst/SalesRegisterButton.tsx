import { Button } from 'antd';
import { useState } from 'react';
import { lastOfMonth, type Month } from '../../../../server/src/domain/values/dates';
import { lazyPart } from '../../ui/app/lazily';
import { usePermission } from '../../ui/app/usePermission';

const SalesRegisterModal = lazyPart(() => import('./SalesRegisterModal'));

/** Opens the window of the sales register with the days of a month. */
export function SalesRegisterButton({ month }: { month: Month }) {
  const may = usePermission();
  const [open, setOpen] = useState(false);
  if (!may('salesRegister')) return null;
  const period = { fromDate: `${month}-01`, toDate: lastOfMonth(`${month}-01`) };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sales Register</Button>
      {open && <SalesRegisterModal period={period} onClose={() => setOpen(false)} />}
    </>
  );
}
