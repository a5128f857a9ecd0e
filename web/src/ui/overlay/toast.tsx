import { Button } from 'antd';
import { useLayoutEffect, type ReactNode } from 'react';
import { withOverlays } from './overlays';
import { keepToastsClear } from './toastPlace';

type Kind = 'success' | 'info' | 'error';
/** What may be done in a toast, which stays until that closes it. */
export type Action = (close: () => void) => ReactNode;

function say(kind: Kind, text: string | readonly string[], action: Action | null = null): void {
  const messages = typeof text === 'string' ? [text] : text;
  const [only] = messages;
  if (only === undefined) return;
  const key = `${kind}:${messages.join('\n')}`;
  withOverlays(({ notification }) =>
    notification[kind]({
      key,
      ...(action && { duration: 0, actions: action(() => notification.destroy(key)) }),
      role: kind === 'error' ? 'alert' : 'status',
      title: <Placed>{messages.length === 1 ? only : 'Please check the following'}</Placed>,
      description:
        messages.length === 1 ? undefined : (
          <ul style={{ margin: 0, paddingInlineStart: 16 }}>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        ),
      styles,
    }),
  );
}

/** Toasts at the top right for five seconds; several messages as a bullet list. Identical toasts are not stacked. */
export const toast = {
  success: (text: string, action?: Action | null) => say('success', text, action),
  info: (text: string) => say('info', text),
  error: (text: string | readonly string[]) => say('error', text),
};

const slowKey = 'slow-answer';

/** Shown until the answer has arrived or the user resends the request. */
export const slowAnswerNotice = {
  show: (onTryAgain: () => void) =>
    withOverlays(({ notification }) =>
      notification.warning({
        key: slowKey,
        duration: 0,
        role: 'alert',
        title: <Placed>The server has not answered for 10 seconds. Nothing you typed is lost.</Placed>,
        actions: (
          <Button size="small" onClick={onTryAgain}>
            Try again
          </Button>
        ),
        styles,
      }),
    ),
  hide: () => withOverlays(({ notification }) => notification.destroy(slowKey)),
};

const styles = { root: { padding: '10px 14px' }, title: { marginBottom: 0 } };

/** Its layout effect runs when the toast is in the document and before anything of it is painted. */
function Placed({ children }: { children: ReactNode }) {
  useLayoutEffect(keepToastsClear, []);
  return children;
}
