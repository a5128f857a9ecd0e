import type { ThemeConfig } from 'antd';

/** antd theme: small type and low controls. Blue is for actions, amber for the brand only. */
export const theme: ThemeConfig = {
  token: {
    fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif",
    fontSize: 13,
    controlHeight: 30,
    borderRadius: 5,
    colorPrimary: '#1c5d99',
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
    // Disabled text must remain readable.
    colorTextDisabled: '#6b7889',
    colorBgLayout: '#f4f6f9',
    colorBorder: '#c3ccd8',
    colorBorderSecondary: '#e1e6ed',
    // With animations, a dialog takes the focus only when its animation ends, after the user may have moved on by Tab.
    motion: false,
  },
  components: {
    Form: { itemMarginBottom: 10, verticalLabelPadding: '0 0 2px', labelColor: '#3a4757' },
    Notification: { width: 340 },
  },
};
