/**
 * In place of what antd writes its styles into the document with. jsdom would compute them for each element that a query by
 * role looks at, which was most of the time of a test. How screens look is tested in Chromium.
 */
const detached = (css = '') => {
  const style = document.createElement('style');
  style.textContent = css;
  return style;
};

export const injectCSS = detached;
export const updateCSS = detached;
export const removeCSS = () => undefined;
export const clearContainerCache = () => undefined;
