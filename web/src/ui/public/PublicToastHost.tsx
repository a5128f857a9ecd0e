import { usePublicToast } from './publicToast';

/** Shows the toast at the top right for five seconds. */
export function PublicToastHost() {
  const text = usePublicToast();
  return (
    <div role="status" className="public-toasts">
      {text && (
        <p key={text} className="bordered good">
          {text}
        </p>
      )}
    </div>
  );
}
