import type { ThemeConfig } from 'antd';
import type { Density } from '../../appearance';

/** antd theme in light: small type and low controls. Blue is for actions, amber for the brand only. */
export const lightTheme: ThemeConfig = {
  token: {
    fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif",
    borderRadius: 5,
    colorPrimary: '#1c5d99',
    colorPrimaryHover: '#164a7a',
    colorPrimaryActive: '#0f3a61',
    colorLinkHover: '#164a7a',
    colorInfo: '#1c5d99',
    colorInfoBg: '#eff5fb',
    colorInfoBorder: '#bcd3e8',
    colorLink: '#1c5d99',
    colorError: '#b42318',
    colorErrorBg: '#fef3f2',
    colorErrorBorder: '#f3c3bd',
    colorSuccess: '#1f7a3d',
    colorTextBase: '#1d2733',
    colorTextPlaceholder: '#667487',
    colorTextDescription: '#56657a',
    // Signs, such as the arrow of a select and the cross of a window.
    colorTextTertiary: '#667487',
    colorTextQuaternary: '#7a8798',
    // Disabled text must remain readable.
    colorTextDisabled: '#6b7889',
    colorBgLayout: '#f4f6f9',
    colorBorder: '#c3ccd8',
    colorBorderSecondary: '#e1e6ed',
    // Also for whoever asks the system for less motion. With it, a dialog takes the focus only when its animation ends,
    // after the user may have moved on by Tab.
    motion: false,
  },
  components: {
    Form: { itemMarginBottom: 10, verticalLabelPadding: '0 0 2px', labelColor: '#3a4757' },
    Notification: { width: 340 },
    Radio: { buttonPaddingInline: 4 },
  },
};

const sizes: Readonly<Record<Density | 'phone', ThemeConfig['token']>> = {
  compact: { fontSize: 13, controlHeight: 30, controlHeightSM: 26 },
  comfortable: { fontSize: 14, controlHeight: 36 },
  // For a thumb; a browser of a telephone magnifies the page for a field with smaller letters than 16 px.
  phone: { fontSize: 14, controlHeight: 44, controlHeightSM: 44 },
};

/** `dark`: what the dark theme changes, or null in light. */
export const themeOf = (density: Density | 'phone', dark: ThemeConfig | null): ThemeConfig => ({
  ...dark,
  token: { ...lightTheme.token, ...dark?.token, ...sizes[density] },
  components: {
    ...lightTheme.components,
    ...dark?.components,
    Form: { ...lightTheme.components?.Form, ...dark?.components?.Form },
    Radio: { ...lightTheme.components?.Radio, ...dark?.components?.Radio },
  },
});
