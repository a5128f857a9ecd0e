import { Modal, notification } from 'antd';
import { useEffect } from 'react';
import { setOverlays } from './overlays';

/** Shows toasts and questions with the theme around it. */
export default function OverlayHost() {
  const [notifications, toasts] = notification.useNotification({
    placement: 'topRight',
    top: 54,
    duration: 5,
    maxCount: 4,
  });
  const [modal, questions] = Modal.useModal();
  useEffect(() => {
    setOverlays({ notification: notifications, ask: async (question) => modal.confirm(question) });
    return () => setOverlays(null);
  }, [notifications, modal]);
  return (
    <>
      {toasts}
      {questions}
    </>
  );
}
