/** What the dark theme changes of `theme`. Loaded in dark only. */
import darkAlgorithm from 'antd/es/theme/themes/dark';
import type { ThemeConfig } from 'antd';

export const darkTheme: ThemeConfig = {
  algorithm: darkAlgorithm,
  token: {
    // Text on it is white; text of this colour is `colorLink` and `colorPrimaryText`.
    colorPrimary: '#2a70b2',
    colorPrimaryHover: '#74b4ef',
    colorPrimaryActive: '#a5d1f8',
    colorPrimaryText: '#74b4ef',
    colorInfo: '#74b4ef',
    colorInfoBg: '#16283b',
    colorInfoBorder: '#2f4d6d',
    colorLink: '#74b4ef',
    colorLinkHover: '#a5d1f8',
    colorError: '#ff9488',
    colorErrorBg: '#361d1d',
    colorErrorBorder: '#6d3a35',
    colorSuccess: '#62c486',
    colorTextBase: '#d9e2ec',
    colorText: '#d9e2ec',
    colorTextPlaceholder: '#95a6b9',
    colorTextDescription: '#a3b3c5',
    colorTextTertiary: '#95a6b9',
    colorTextQuaternary: '#7f90a4',
    colorTextDisabled: '#93a3b5',
    colorBgBase: '#101823',
    colorBgLayout: '#101823',
    colorBgContainer: '#18222f',
    colorBgElevated: '#1c2736',
    colorBorder: '#445469',
    colorBorderSecondary: '#303e50',
  },
  components: {
    Form: { labelColor: '#bcc9d7' },
    Tabs: { itemSelectedColor: '#74b4ef', itemHoverColor: '#a5d1f8', inkBarColor: '#74b4ef' },
    Radio: { colorPrimary: '#74b4ef', colorPrimaryHover: '#a5d1f8' },
    Spin: { colorPrimary: '#74b4ef' },
    Button: {
      primaryColor: '#fff',
      dangerColor: '#2b0d0a',
      colorPrimaryHover: '#3477b6',
      colorPrimaryActive: '#3477b6',
      // Buttons that are not filled have their text and border in these.
      defaultHoverColor: '#74b4ef',
      defaultHoverBorderColor: '#74b4ef',
      defaultActiveColor: '#a5d1f8',
      defaultActiveBorderColor: '#a5d1f8',
    },
  },
};
