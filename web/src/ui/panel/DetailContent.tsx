import { Alert } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { Skeleton } from './Skeleton';

export interface DetailContentProps<Detail> {
  /** Undefined until it has loaded. */
  detail: Detail | undefined;
  error: Error | undefined;
  children: (detail: Detail) => ReactNode;
}

/** Content of a detail window: the record, why it could not be loaded, or that it is loading. */
export function DetailContent<Detail extends { uniqueId: string }>(props: DetailContentProps<Detail>) {
  const { detail, error, children } = props;
  if (detail) return <Fragment key={detail.uniqueId}>{children(detail)}</Fragment>;
  return error ? <Alert type="error" showIcon title={error.message} /> : <Skeleton />;
}
