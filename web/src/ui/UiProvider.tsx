import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { theme } from './theme';
import { ToastHost } from './toast';

/** What every signed-in screen stands on: the look, toasts and confirmations. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={theme} button={{ autoInsertSpace: false }} getPopupContainer={popupContainerOf}>
      <App notification={{ placement: 'topRight', top: 54, duration: 5, maxCount: 4 }}>
        <ToastHost />
        {children}
      </App>
    </ConfigProvider>
  );
}

/** Lists open within the window or the screen they belong to, so that a screen reader meets them there. */
const popupContainerOf = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest<HTMLElement>('.ant-modal-container, main') ?? document.body;
