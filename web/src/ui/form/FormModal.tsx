import { Button, Modal, type ModalProps } from 'antd';
import { use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useConfirm } from '../overlay/confirm';
import { WindowGuardContext, type GuardedForm } from './windowGuard';

interface Props extends Omit<ModalProps, 'onCancel' | 'footer' | 'destroyOnHidden'> {
  /** Of a long form: where its window begins, in pixels. A click beside it does not close it. */
  top?: number;
  onClose: () => void;
}

/** Dialog that contains a form. Closing it asks for confirmation if there are unsaved changes. */
export function FormModal({ top, onClose, children, ...rest }: Props) {
  const confirm = useConfirm();
  const [forms] = useState(() => new Set<GuardedForm>());
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const asking = useRef(false);
  const close = useCallback(async () => {
    if (asking.current) return;
    if ([...forms].some((form) => form.hasUnsaved())) {
      asking.current = true;
      const sure = await confirm({ question: 'Discard your changes?', ok: 'Discard', danger: true }).finally(() => {
        asking.current = false;
      });
      if (!sure) return;
      forms.forEach((form) => form.dropDraft());
    }
    latest.current();
  }, [forms, confirm]);
  const guard = useMemo(
    () => ({
      close: () => void close(),
      register(form: GuardedForm) {
        forms.add(form);
        return () => void forms.delete(form);
      },
    }),
    [forms, close],
  );
  return (
    <Modal
      {...(top !== undefined && { style: { top }, mask: { closable: false } })}
      {...rest}
      destroyOnHidden
      footer={null}
      onCancel={guard.close}
    >
      <WindowGuardContext value={guard}>{children}</WindowGuardContext>
    </Modal>
  );
}

/** Closes the surrounding dialog, which may ask for confirmation first. */
export function CloseButton({ children = 'Close' }: { children?: ReactNode }) {
  const guard = use(WindowGuardContext);
  return <Button onClick={guard?.close}>{children}</Button>;
}
