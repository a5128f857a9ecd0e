import type { ReactNode } from 'react';
import { usePermission, type Asked } from './usePermission';

/** Shows its content to those who may do it. */
export function May({ do: asked, children }: { do: Asked; children: ReactNode }) {
  return usePermission()(asked) ? children : null;
}
