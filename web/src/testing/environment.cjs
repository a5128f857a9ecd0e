// jsdom with the parts of Node that every browser has too and jsdom hides: the router makes a Request of each move.
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
