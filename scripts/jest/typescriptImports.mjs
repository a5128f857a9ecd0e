// The runner imports test files; TypeScript goes on to `require`, which compiles it (register.cjs).
export const load = (url, context, next) =>
  /\.ts(\?|$)/.test(url) ? { format: 'commonjs', source: null, shortCircuit: true } : next(url, context);
