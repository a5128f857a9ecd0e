// Jest compiles each module anew for each test file, in a context of its own. This lets a worker compile it once: a script
// can be run in any number of contexts, and each run makes a function of that context. Required by the test environments.
const vm = require('node:vm');

const { compileFunction } = vm;
/** By file name: its source, its script, and what it does for `import()`, which belongs to the test file that runs. */
const known = new Map();

vm.compileFunction = (source, parameters = [], options = {}) => {
  const { filename, parsingContext, importModuleDynamically, ...others } = options;
  if (!filename || !parsingContext || Object.keys(others).length > 0) {
    return compileFunction(source, parameters, options);
  }
  let entry = known.get(filename);
  if (entry?.source !== source || entry.parameters !== parameters.join()) {
    entry = { source, parameters: parameters.join(), importModuleDynamically };
    entry.script = compile(entry, filename);
    known.set(filename, entry);
  }
  entry.importModuleDynamically = importModuleDynamically;
  return entry.script.runInContext(parsingContext);
};

function compile(entry, filename) {
  return new vm.Script(`(function (${entry.parameters}) {\n${entry.source}\n})`, {
    filename,
    // The first line is not in the file.
    lineOffset: -1,
    importModuleDynamically: (...words) => entry.importModuleDynamically(...words),
  });
}
