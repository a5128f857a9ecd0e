import { ConfigProvider, theme as antdTheme } from 'antd';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useAppearance, useIsDark, useIsPhone } from '../../appearance';
import { removeMissingActiveDescendants } from '../input/activeDescendant';
import { loadedDarkTheme, loadDarkTheme } from './loadDarkTheme';
import { themeOf } from './theme';
import { OverlaysLater } from '../overlay/OverlaysLater';

/** Providers of every signed-in screen: antd theme, toasts and confirmations. */
export function UiProvider({ children }: { children: ReactNode }) {
  const isPhone = useIsPhone();
  const { density: chosen } = useAppearance();
  const density = isPhone ? 'phone' : chosen;
  const dark = useDarkTheme();
  useEffect(removeMissingActiveDescendants, []);
  const theme = useMemo(() => themeOf(density, dark), [density, dark]);
  return (
    <ConfigProvider theme={theme} button={{ autoInsertSpace: false }} getPopupContainer={popupContainerOf}>
      <OverlaysLater />
      <Themed>{children}</Themed>
    </ConfigProvider>
  );
}

/** Text outside antd's components looks like theirs. */
function Themed({ children }: { children: ReactNode }) {
  const { colorText, fontSize, lineHeight, fontFamily } = antdTheme.useToken().token;
  return (
    <div className="themed" style={{ color: colorText, fontSize, lineHeight, fontFamily }}>
      {children}
    </div>
  );
}

/** Light until the dark theme is there; at a start in dark it is, since the back office waits for it. */
function useDarkTheme() {
  const dark = useIsDark();
  const [loaded, setLoaded] = useState(loadedDarkTheme);
  useEffect(() => {
    if (dark && !loaded) void loadDarkTheme().then(setLoaded);
  }, [dark, loaded]);
  return dark ? loaded : null;
}

/** Popups are rendered inside their dialog or screen, so that screen readers find them there. */
const popupContainerOf = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest<HTMLElement>('.ant-modal-container, main') ?? document.body;
