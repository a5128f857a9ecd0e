import type { Plugin } from 'vite';

/** Which modules of the back office are loaded as one file, so that a screen waits for few of them on a slow line. */
const source = (paths: string) => new RegExp(`/web/src/(${paths})\\.tsx?$`);
const library = (paths: string) => new RegExp(`/node_modules/(${paths})`);

/** Each is what it names with all that this imports and no group of higher priority holds. */
export const chunkGroups = [
  { name: 'first', test: source('app/main|pages/LoginPage'), priority: 5 },
  {
    name: 'office',
    // Text fields need these contexts. Without them the office would get the whole library of forms.
    test: new RegExp(
      `${source('app/backOffice/BackOffice').source}|${library('@rc-component/form/es/(Field|Form|List)Context').source}`,
    ),
    priority: 4,
  },
  { name: 'fields', test: library('@rc-component/(async-validator|form)/'), priority: 3 },
  {
    name: 'list',
    // The list that is opened most comes with the parts of all lists.
    test: source('ui/table/ListTable|ui/search/SearchCard|ui/file/ExportButton|pages/ConsignmentsPage'),
    priority: 2,
  },
  // What the frame loads while the rows are on their way: it must not bring the library of forms along.
  { name: 'menu', test: source('app/backOffice/MenuIcon|features/dashboard/NeedsCount'), priority: 1.5 },
  {
    name: 'form',
    test: source(
      'ui/form/(FormModal|InputForm|RecordPanel|useDelete|useEditing|useRecordForm)|ui/input/(CountInput|DateInput|MoneyInput|NumberInput|WeightInput|ReferenceSelect|SuggestedText)',
    ),
    priority: 1,
  },
  // Styles of papers alone: among those that a list has, they make the browser style all rows anew at each step of scrolling.
  { name: 'papers', test: /\/web\/src\/print\/\w+\.css$/, priority: 1 },
  // The rest by the screens and windows that share it; what is small goes with what is shared by nearly the same ones.
  {
    name: 'shared',
    test: /\/(web|server)\/src\/|\/node_modules\/(antd|@rc-component|@ant-design)\//,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
    minShareCount: 2,
  },
];

/** A file that waits for itself, over others, would run before what it needs is there. */
export const noCircles = (): Plugin => ({
  name: 'no-circles',
  generateBundle(_, bundle) {
    const importsOf = (name: string) => {
      const file = bundle[name];
      return file?.type === 'chunk' ? file.imports : [];
    };
    for (const name of Object.keys(bundle)) {
      const reached = new Set(importsOf(name));
      for (const other of reached) importsOf(other).forEach((each) => reached.add(each));
      if (reached.has(name)) this.error(`${name} waits for itself: a group of chunks.ts has to hold what it shares`);
    }
  },
});

/** A group that is divided by who shares it has their names in its own. */
export const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`;
