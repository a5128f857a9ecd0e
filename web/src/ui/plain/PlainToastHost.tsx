import { usePlainToast } from './plainToast';

/** Top right, for five seconds. */
export function PlainToastHost() {
  const text = usePlainToast();
  return <div role="status" className="plain-toasts">{text && <p key={text}>{text}</p>}</div>;
}
