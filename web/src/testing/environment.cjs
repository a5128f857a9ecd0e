// jsdom plus globals that Node and browsers have but jsdom hides. The router creates a Request for each navigation.
require('../../../scripts/jest/compiledOnce.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      ReadableStream,
      structuredClone,
      TextEncoder,
      TextDecoder,
      Uint8Array,
    });
  }
};
