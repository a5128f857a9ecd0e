import { App } from 'antd';
import { useCallback } from 'react';

interface Question {
  question: string;
  /** Label of the confirming button, e.g. 'Delete'. */
  ok: string;
  danger?: boolean;
}

/** `if (await confirm({ question: productTexts.areYouSureTo('delete Customer'), ok: 'Delete', danger: true })) ...` */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  return useCallback(
    async ({ question, ok, danger = false }) =>
      modal.confirm({
        title: question,
        okText: ok,
        okButtonProps: { danger },
        focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
        centered: true,
      }),
    [modal],
  );
}
