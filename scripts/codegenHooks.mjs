// The hooks of typescript-react-apollo without the Suspense hooks, which do not compile without an ignore comment.
import { plugin as reactApollo, validate } from '@graphql-codegen/typescript-react-apollo';

const suspenseHook = /^\/\/ @ts-ignore\nexport function use\w+SuspenseQuery\b[\s\S]*?\n {8}\}\n/gm;
const suspenseResult = /^export type \w+SuspenseQueryHookResult = .*;\n?/gm;

export { validate };

export async function plugin(...args) {
  const { prepend, content } = await reactApollo(...args);
  const kept = content.replace(suspenseHook, '').replace(suspenseResult, '');
  if (/@ts-|useSuspenseQuery/.test(kept))
    throw new Error('typescript-react-apollo writes its Suspense hooks differently');
  return { prepend, content: kept };
}
