import type { CSSProperties } from 'react';

/** A state that is no enumeration, as it looks in `EnumTag`; without a colour only its edge. */
export function Tag({ colour, children }: { colour?: string; children: string }) {
  return (
    <span className="enum-tag" style={colour ? ({ '--tag': colour } as CSSProperties) : undefined}>
      {children}
    </span>
  );
}
