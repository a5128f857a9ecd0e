/**
 * Prints every text of screens, papers, mails and refusals, each once with where it stands: for who reads them all at once.
 * `npm run texts -- mails`: only those of files named so.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as ts from 'typescript';

const root = join(__dirname, '..');
const folders = ['web/src', 'server/src/domain', 'server/src/modules', 'server/src/gateways', 'server/src/core'];
const isNoProduct = /\.(test|generated|migration|demo)\.tsx?$|\/testing\//;

/** Of elements and objects, what is shown or read out whatever it looks like. */
const shown = new Set(['label', 'title', 'placeholder', 'aria-label', 'alt', 'subject', 'question', 'ok', 'does']);

const sql =
  /^(ALTER|AND|CREATE|DELETE|DROP|FROM|GROUP|INSERT|JOIN|LEFT|LOCK|ON|ORDER|SELECT|SET|SHOW|SUM|UPDATE|WHERE|WITH)\b/;
/** A sentence or a phrase: begins as one, and is no address, selector or code. */
const isPhrase = (text: string) => /^[A-Z…'].*[ '].*$/.test(text) && !/[{}<>;=]/.test(text) && !sql.test(text);
const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts of a source file, with `…` where a value stands in them. */
export function textsOf(name: string, source: string): { text: string; line: number }[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: { text: string; line: number }[] = [];
  const take = (node: ts.Node, text: string, isShown: boolean) => {
    const said = words(text);
    if (/\p{L}{2}/u.test(said) && (isShown || isPhrase(said)))
      found.push({ text: said, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    // Of the schema, not of a screen.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'description') return;
    if (ts.isJsxText(node)) take(node, node.text, true);
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      take(node, node.text, isShownBy(node));
    else if (ts.isTemplateExpression(node)) {
      const text = node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
      take(node, text, isShownBy(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The value of an attribute or a property that is shown. */
function isShownBy({ parent }: ts.Node): boolean {
  const holder = ts.isJsxExpression(parent) ? parent.parent : parent;
  return (ts.isJsxAttribute(holder) || ts.isPropertyAssignment(holder)) && shown.has(holder.name.getText());
}

function print(wanted: string): void {
  const places = new Map<string, string>();
  for (const folder of folders) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const path of files
      .map((file) => join(root, folder, file))
      .filter((each) => /\.tsx?$/.test(each))
      .sort()) {
      if (isNoProduct.test(path) || !path.includes(wanted)) continue;
      for (const { text, line } of textsOf(path, readFileSync(path, 'utf8')))
        if (!places.has(text)) places.set(text, `${relative(root, path)}:${line}`);
    }
  }
  for (const [text, place] of places) process.stdout.write(`${text}\t${place}\n`);
}

if (require.main === module) print(process.argv[2] ?? '');
