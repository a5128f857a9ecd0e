/** Documents attached to mails: pages without scripts or external resources, for screen and print. */

import { escaped, logoOrName, type Letterhead } from './emailContent';

interface Page {
  letterhead: Letterhead;
  title: string;
  /** Lines below the company's name and address, as text. */
  about: readonly string[];
  /** Cells of each row as text; those from `numbersFrom` on are numbers. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
  numbersFrom: number;
}

export function htmlPage({ letterhead, title, about, head, rows, numbersFrom }: Page): string {
  const row = (tag: 'td' | 'th', texts: readonly string[]) =>
    `<tr>${texts.map((text, at) => `<${tag}${at >= numbersFrom ? ' class="n"' : ''}>${escaped(text)}</${tag}>`).join('')}</tr>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<style>body{font:14px/1.5 sans-serif;color:#1f2933;max-width:900px;margin:24px auto;padding:0 16px}
table{border-collapse:collapse;width:100%}th,td{padding:6px 8px;border-bottom:1px solid #e4e7eb;text-align:left}
.n{text-align:right;font-variant-numeric:tabular-nums}</style></head>
<body>${logoOf(letterhead)}<h1>${escaped(title)}</h1>
<p><strong>${escaped(letterhead.legalName)}</strong><br>${escaped(letterhead.address.join(', '))}</p>
<p>${about.map(escaped).join('<br>')}</p>
<table><thead>${row('th', head)}</thead><tbody>
${rows.map((texts) => row('td', texts)).join('\n')}
</tbody></table></body></html>
`;
}

/** In the page itself, which is read without a network. */
function logoOf(letterhead: Letterhead): string {
  const { logo } = letterhead;
  if (!logo) return '';
  return logoOrName(letterhead, `data:${logo.contentType};base64,${logo.content.toString('base64')}`);
}
