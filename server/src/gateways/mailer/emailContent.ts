/** What a mail or a document says of the company. */
export interface Letterhead {
  legalName: string;
  tradeName: string;
  tagline: string | null;
  address: readonly string[];
  phone: string;
  email: string;
  /** Stands in the place of the trade name. */
  logo: Picture | null;
}

/** PNG or JPEG. */
interface Picture {
  contentType: string;
  content: Buffer;
}

/** Names the logo within the mail that it comes with. */
export const logoCid = 'logo@company';

/** A mail ready to send. */
export interface MailContent {
  /** The company of today: replies reach it. */
  from: { name: string; address: string };
  /** The company as of the date of what the mail is about. */
  letterhead: Letterhead;
  /** The address without a display name. */
  to: string;
  subject: string;
  content: EmailContent;
  attachments?: readonly Attachment[];
}

export interface Attachment {
  filename: string;
  /** With its character set, if it is text. */
  contentType: string;
  content: string | Buffer;
}

export interface EmailContent {
  greeting: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  /** Small print below the button. */
  note: string;
}

/** Renders the content as plain text and as HTML. */
export function renderedBodies({ content, letterhead }: Pick<MailContent, 'content' | 'letterhead'>): {
  textBody: string;
  htmlBody: string;
} {
  return { textBody: plain(content, letterhead), htmlBody: html(content, letterhead) };
}

function plain({ greeting, paragraphs, button, note }: EmailContent, company: Letterhead): string {
  return (
    [
      greeting,
      ...paragraphs,
      ...(button ? [`${button.label}:\n${button.url}`] : []),
      note,
      ...signatureOf(company),
    ].join('\n\n') + '\n'
  );
}

/** Nothing of a company that has not said who it is. */
function signatureOf(company: Letterhead): string[] {
  const lines = [company.legalName, ...company.address, company.phone, company.email].filter(Boolean);
  return lines.length > 0 ? [['--', ...lines].join('\n')] : [];
}

const ink = '#1f2933';
const quiet = '#616e7c';
const brand = '#0b5cad';
const font = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/** Uses tables and inline styles, which all mail clients support, and no external resources. */
function html({ greeting, paragraphs, button, note }: EmailContent, company: Letterhead): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
  return `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px 12px;background:#f0f3f6;color:${ink};${font};font-size:16px;line-height:1.5">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0"
 style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:8px">
<tr><td style="padding:20px 32px;border-bottom:3px solid ${brand};font-size:20px;font-weight:600">
${logoOrName(company, `cid:${logoCid}`)}<br>
<span style="font-size:13px;font-weight:400;color:${quiet}">${escaped(company.tagline ?? '')}</span>
</td></tr>
<tr><td style="padding:28px 32px 12px">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${button ? linkTo(button, note) : small(note)}
</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #e4e7eb;font-size:12px;color:${quiet}">
${[company.legalName, company.address.join(', '), [company.phone, company.email].filter(Boolean).join(' · ')]
  .filter(Boolean)
  .map(escaped)
  .join('<br>\n')}
</td></tr>
</table>
</body>
</html>
`;
}

/** What is read of it is shown where pictures are not. */
export function logoOrName({ logo, tradeName }: Letterhead, source: string): string {
  const name = escaped(tradeName);
  return logo ? `<img src="${source}" alt="${name}" style="max-width:240px;max-height:80px">` : name;
}

const small = (text: string) => `<p style="margin:0 0 16px;font-size:13px;color:${quiet}">${escaped(text)}</p>`;

function linkTo(button: { label: string; url: string }, note: string): string {
  const url = escaped(button.url);
  return `<p style="margin:24px 0"><a href="${url}"
 style="display:inline-block;padding:12px 24px;background:${brand};color:#ffffff;text-decoration:none;border-radius:6px;
 font-weight:600">
${escaped(button.label)}</a></p>
${small(note)}
<p style="margin:0 0 16px;font-size:13px;color:${quiet};word-break:break-all">If the button does nothing, copy this
 address into your browser:<br><a href="${url}" style="color:${brand}">${url}</a></p>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** As a text within HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
