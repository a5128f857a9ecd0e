// Gives tests and hooks a time limit, which jest-light-runner does not. Loaded when the globals of the tests are there.
const { addEventHandler, getState } = require('jest-circus');

const defaultTimeout = Number(process.env.TEST_TIMEOUT_MS ?? 120_000);
// Tests may replace them by fake ones.
const { setTimeout, clearTimeout } = globalThis;

function limited(run, timeout, name) {
  return async () => {
    let timer;
    const late = new Promise((_, fail) => {
      timer = setTimeout(() => fail(new Error(`${name} did not end within ${timeout} ms`)), timeout);
    });
    try {
      await Promise.race([run(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** `entry`: a test or a hook. */
function limit(entry) {
  entry.fn = limited(entry.fn, entry.timeout ?? defaultTimeout, entry.name ?? entry.type);
}

addEventHandler(({ name }) => {
  const { children, hooks } = getState().currentDescribeBlock;
  if (name === 'add_test') limit(children.at(-1));
  if (name === 'add_hook') limit(hooks.at(-1));
});
