const width = 130;

/** The items of a printed list, as many in a line as it has room for. */
export function filled(items: readonly string[]): string {
  const lines: string[] = [];
  for (const item of items) {
    const line = `${lines.at(-1) ?? ''} ${item},`;
    if (lines.length > 0 && line.length <= width) lines[lines.length - 1] = line;
    else lines.push(`  ${item},`);
  }
  return lines.join('\n');
}
