import { Button } from 'antd';
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ImportKind } from '../../../../server/src/domain/enums';
import { useKeepMounted } from '../../ui/panel/useKeepMounted';
import type { OpenJob } from './ImportWindow';
import { lazily } from '../../ui/app/lazily';
import { usePermission } from '../../ui/app/usePermission';
import type { Action } from '../../../../server/src/domain/policy';

const ImportWindow = lazily(async () => ({ default: (await import('./ImportWindow')).ImportWindow }));

const name = 'import';

/** What writes a row of each kind. */
const writes = {
  Bookings: 'bookConsignment',
  Customers: 'createCustomer',
  CourierRemittance: 'recordCourierRemittance',
  VendorBill: 'createVendorBill',
} as const satisfies Record<ImportKind, Action>;

interface Props {
  kind: ImportKind;
  /** What takes the checked rows, for a kind whose rows are not written one by one. */
  finish?: (job: OpenJob) => ReactNode;
}

/** Opens the import of files. The address names the import that is open, so that it can be gone on with from anywhere. */
export function ImportButton({ kind, finish }: Props) {
  const [params, setParams] = useSearchParams();
  const may = usePermission();
  const mayImport = may('startImport') && may(writes[kind]);
  const opened = mayImport ? params.get(name) : null;
  const used = useKeepMounted(opened !== null);
  const [loading, setLoading] = useState(false);
  const show = useCallback(
    (shown: string | null, replace: boolean) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (shown === null) next.delete(name);
          else next.set(name, shown);
          return next;
        },
        { replace },
      ),
    [setParams],
  );
  const open = useCallback((uniqueId: string) => show(uniqueId, true), [show]);
  return (
    <>
      {mayImport && (
        <Button loading={loading} onClick={() => show('new', false)}>
          Import
        </Button>
      )}
      <Suspense fallback={<Loading onChange={setLoading} />}>
        {used && (
          <ImportWindow kind={kind} opened={opened} finish={finish} onOpen={open} onClose={() => show(null, true)} />
        )}
      </Suspense>
    </>
  );
}

/** Tells that the window is being fetched, while it is. */
function Loading({ onChange }: { onChange: (isLoading: boolean) => void }) {
  useEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}
