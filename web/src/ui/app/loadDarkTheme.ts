import type { ThemeConfig } from 'antd';

let loaded: ThemeConfig | null = null;

/** Null before it is loaded. */
export const loadedDarkTheme = (): ThemeConfig | null => loaded;

export async function loadDarkTheme(): Promise<ThemeConfig> {
  loaded ??= (await import('./darkTheme')).darkTheme;
  return loaded;
}
