import type { ReactNode } from 'react';

interface Props {
  name: string;
  className?: string;
  isWrong?: boolean;
  children: ReactNode;
}

/** A name and its value, in a `dl`. */
export const NamedValue = ({ name, className, isWrong = false, children }: Props) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd className={isWrong ? 'wrong' : undefined}>{children}</dd>
  </div>
);
