// Order of the test files: the slow ones first, so that no worker is left with one of them when the others are done. jest
// itself knows how long files took only where they have run before.
const { default: Sequencer } = require('@jest/test-sequencer');

/** By their seconds alone on a machine, the most first. */
const slow = [
  'db/mysql/outage',
  'testing/faults',
  'rest/export',
  'testing/liveReferences',
  'consignments/ConsignmentForm',
  'testing/backup',
  'testing/startAndStop',
  'accounts/attempts',
  'pages/InvoicesPage',
  'pages/CargoPage',
  'consignments/consignment.list',
  'consignments/ConsignmentDetail',
  'testing/crash',
  'fuzz/fuzz',
  'ui/numberInputs',
  'dashboard/billing',
  'consignments/consignment.pages',
  'ui/DateInput',
  'invoices/numberingCrash',
];

const rank = ({ path }) => {
  const at = slow.findIndex((name) => path.includes(`/${name}.test.`));
  return at < 0 ? slow.length : at;
};

module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
};
