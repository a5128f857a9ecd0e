import type { CSSProperties } from 'react';

/** A tag that looks like `EnumTag`, for states that are not enumerations. Without a colour only its border is shown. */
export function Tag({ colour, children }: { colour?: string; children: string }) {
  return (
    <span className="enum-tag" style={colour ? ({ '--tag': colour } as CSSProperties) : undefined}>
      {children}
    </span>
  );
}
