import { usePlainToast } from './publicToast';

/** Shows the toast at the top right for five seconds. */
export function PublicToastHost() {
  const text = usePlainToast();
  return (
    <div role="status" className="plain-toasts">
      {text && <p key={text}>{text}</p>}
    </div>
  );
}
