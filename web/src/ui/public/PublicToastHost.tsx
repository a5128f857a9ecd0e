import { usePlainToast } from './publicToast';

/** Top right, for five seconds. */
export function PublicToastHost() {
  const text = usePlainToast();
  return (
    <div role="status" className="plain-toasts">
      {text && <p key={text}>{text}</p>}
    </div>
  );
}
