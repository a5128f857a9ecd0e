// Jest's --filter: the test files of a part of a suite. TEST_PART is 'change' (what `npm test` runs) or 'rest' (what only
// `npm test -- all` adds); otherwise all of them.

/** What takes long, or tries at length what other tests try. */
const isLong = (path) => /\.long\.test\.tsx?$/.test(path);

/** With TEST_LENGTH=short these try less; they run again at full length in the rest. */
const isShortened = (path) =>
  /\/(testing\/(clockJumps|faults|fuzz\/fuzz|liveReferences)|counter\/(blindBookings|keysOfADay))\.test\.tsx?$/.test(
    path,
  );

/** What the database decides: statements, locks, lists, migrations, faults. */
const databaseDecides = [
  /\/server\/src\/db\//,
  /\/server\/src\/core\/(?!consistency)/,
  /\.mysql\.test\.ts$/,
  /\/testing\/(faults|migrations|liveReferences|readiness)\.test/,
  /\.(list|pages|indexes|bulk)\.test/,
  /\/(listStatements|bookingStatements|concurrency|atOnce|numbering|generation|lastAdmin|rerate)\.test/,
  /\/(consignmentRollup|summary|figures|paymentMonth|gstSequences|gstPeriod|gstr1Notes|counter)\.test/,
  /\/(receivables\.property|vendorCosts|scan|history|bulk|securityEvents)\.test/,
];

/** Lists and sums of thousands of rows: for a change on MariaDB alone. */
const isOfManyRows = (path) => /\/(consignment\.(list|pages)|bulk|consignmentRollup)\.test/.test(path);

const isOfChange = (path) => {
  if (isLong(path)) return false;
  if (!process.env.TEST_DATABASE_URL) return !isOfManyRows(path);
  return databaseDecides.some((pattern) => pattern.test(path));
};

const chosen = {
  change: isOfChange,
  rest: (path) => !isOfChange(path) || isShortened(path),
};

module.exports = async (paths) => ({ filtered: paths.filter(chosen[process.env.TEST_PART] ?? (() => true)) });
