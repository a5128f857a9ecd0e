/**
 * antd's open lists name the option at -1 as their active one while none is marked, and there is no such element: screen
 * readers are told of a marked option only.
 */
export function removeMissingActiveDescendants(): () => void {
  const attribute = 'aria-activedescendant';
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element && target.getAttribute(attribute)?.endsWith('_list_-1'))
        target.removeAttribute(attribute);
  });
  observer.observe(document.body, { subtree: true, attributeFilter: [attribute] });
  return () => observer.disconnect();
}
