import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pictures } from 'virtual:handbook';
import { paths } from '../../paths';
import type { HandbookElement, HandbookNode } from './handbook.types';

/** What a page may consist of, besides links and pictures. Anything else is shown as its text. */
const plainTags = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];

export function HandbookText({ nodes }: { nodes: readonly HandbookNode[] }): ReactNode {
  return nodes.map((node, at) => (typeof node === 'string' ? node : <Piece key={at} element={node} />));
}

function Piece({ element: { tag, id, to = '', alt, children } }: { element: HandbookElement }) {
  const inside = <HandbookText nodes={children} />;
  if (tag === 'img') return pictures[to] ? <img {...pictures[to]} alt={alt} loading="lazy" /> : null;
  // Keys, and what is typed.
  if (tag === 'code') return <kbd>{inside}</kbd>;
  if (tag === 'a') return <HandbookLink to={to}>{inside}</HandbookLink>;
  // `display: block` lets a wide table scroll, and takes its role with it.
  if (tag === 'table') return <div className="handbook-table">{createElement(tag, {}, inside)}</div>;
  return plainTags.includes(tag) ? createElement(tag, { id }, inside) : inside;
}

/** `counter.md#keys` leads to that page; what leads out of the handbook opens beside it. */
function HandbookLink({ to, children }: { to: string; children: ReactNode }) {
  const [, name, heading] = /^([\w-]+)\.md(?:#(.+))?$/.exec(to) ?? [];
  if (name) return <Link to={paths.help(name, heading)}>{children}</Link>;
  if (to.startsWith('#')) return <Link to={to}>{children}</Link>;
  if (!/^https?:/.test(to)) return children;
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
