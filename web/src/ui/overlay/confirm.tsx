import { askUser } from './overlays';

interface Question {
  question: string;
  /** Label of the confirming button, e.g. 'Delete'. */
  ok: string;
  danger?: boolean;
}

const confirm = ({ question, ok, danger = false }: Question): Promise<boolean> =>
  askUser({
    title: question,
    okText: ok,
    okButtonProps: { danger },
    focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
    centered: true,
  });

/** `if (await confirm({ question: productTexts.areYouSureTo('delete Customer'), ok: 'Delete', danger: true })) ...` */
export const useConfirm = (): ((question: Question) => Promise<boolean>) => confirm;
