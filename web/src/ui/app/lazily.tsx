import { lazy, Suspense, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component in a chunk of its own. A chunk that cannot be fetched, without network or after a deployment, says so in
 * the component's place and is fetched again on demand, when the network returns, every few seconds, since a server that
 * returns is not told of, and when the component is shown anew: React.lazy alone keeps its first failure until the page is
 * reloaded.
 */
export function lazily<Props extends object>(load: Load<Props>) {
  return lazy(async () => {
    try {
      return await load();
    } catch {
      return { default: (props: Props) => <LoadAgain load={load} props={props} /> };
    }
  });
}

/**
 * Same with its own Suspense: `loading`, by default nothing, is in its place until it is here. `name`: that of the export, if it is
 * not the default.
 */
export function lazyPart<Module extends object, Name extends keyof Module | 'default' = 'default'>(
  load: () => Promise<Module>,
  name?: Name,
  loading: ReactNode = null,
) {
  type Props = PropsIn<Module, Name>;
  const Part: ComponentType<Props> = lazily(async () => {
    const parts = (await load()) as Record<PropertyKey, ComponentType<Props>>;
    return { default: parts[name ?? 'default'] as ComponentType<Props> };
  });
  return (props: Props) => (
    <Suspense fallback={loading}>
      <Part {...props} />
    </Suspense>
  );
}

type PropsIn<Module, Name> = Module extends { readonly [Key in Name & PropertyKey]: ComponentType<infer Props> }
  ? Props & object
  : never;

const askAgainMs = 5_000;

function LoadAgain<Props extends object>({ load, props }: { load: Load<Props>; props: Props }) {
  const [state, setState] = useState<'asked' | 'failed' | { Loaded: ComponentType<Props> }>('asked');
  const ask = useCallback(() => {
    void load().then(
      ({ default: Loaded }) => setState({ Loaded }),
      () => setState('failed'),
    );
  }, [load]);

  useEffect(() => {
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [ask]);

  const isThere = typeof state === 'object';
  useEffect(() => {
    const timer = isThere ? undefined : window.setInterval(ask, askAgainMs);
    return () => window.clearInterval(timer);
  }, [ask, isThere]);

  if (typeof state === 'object') return <state.Loaded {...props} />;
  if (state === 'asked') return null;
  return (
    <div className="message-page" role="alert">
      <h1>No connection</h1>
      <p className="quiet">
        This part of the program could not be loaded. It appears by itself when the server answers. Nothing you saved or
        typed is lost.
      </p>
      <button type="button" className="public-button" onClick={ask}>
        Try again
      </button>
    </div>
  );
}
