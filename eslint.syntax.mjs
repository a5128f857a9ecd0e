/** Syntax that the server does not use, with what takes its place. */
export const serverSyntax = [
  {
    selector:
      'CallExpression[callee.property.name=/^(transaction|startTransaction|commitTransaction|rollbackTransaction)$/]',
    message:
      'A transaction is opened by Database.begin: TypeORM keeps a connection whose COMMIT or ROLLBACK has failed.',
  },
  {
    selector:
      'PropertyDefinition[optional=true] > Decorator > CallExpression[callee.name=/^(?!Join|Relation).*Column$/]',
    message: 'A column is never declared optional: an insert could forget it. Say `| null` where it is nullable.',
  },
  {
    selector: "CallExpression[callee.property.name='insert'][callee.object.property.name='internal']",
    message: 'Writer.insertRow demands every column.',
  },
  {
    selector:
      "CallExpression[callee.property.name=/^getRaw/]:not([typeArguments.params.0.type='TSUnknownKeyword']), " +
      'CallExpression[callee.property.name=/^(query|read|readReserved)$/][typeArguments]',
    message: 'Rows of raw SQL are decoded column by column: Reader.raw or decodeRows (db/rawRows).',
  },
];

/** What every screen has is one component each, with its page beside it in web/src/ui. */
export const ownPieces = [
  "JSXAttribute[name.name='className'] > Literal[value=/^(toolbar|page-header|bulk-bar|window-actions|row-menu|empty-state|skeleton)\\b/]",
  "JSXAttribute[name.name='role'] > Literal[value='toolbar']",
].map((selector) => ({
  selector,
  message: 'Use PageHeader, Toolbar, BulkBar, ActionBar, RowMenu, EmptyState or Skeleton of web/src/ui.',
}));

/** What a booking is typed into does not wait for the server. */
export const patientQuestions = [
  "CallExpression[callee.property.name='query'][callee.object.name!='locks']",
  'CallExpression[callee.name=/^use.*Query$/]',
].map((selector) => ({
  selector,
  message:
    'While a booking is typed the server is asked by ask, Answers or useAnswer, which wait three seconds at most.',
}));

/** The system's clock is set by others, forwards and backwards. */
export const durations = [
  {
    object: 'Date',
    property: 'now',
    message: 'A duration or time limit is measured by performance.now(); what is stored or shown takes app.clock.',
  },
];
