import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { theme } from './theme';
import { ToastHost } from './toast';

/** Providers of every signed-in screen: antd theme, toasts and confirmations. */
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

/** Popups are rendered inside their dialog or screen, so that screen readers find them there. */
const popupContainerOf = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest<HTMLElement>('.ant-modal-container, main') ?? document.body;
