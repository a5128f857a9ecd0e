import { isIPv6 } from 'node:net';

/**
 * The key that per-client limits count: an IPv4 address, or the /64 network of an IPv6 address, since one household or
 * rented machine gets 2^64 addresses. Any other text (a forged header behind a proxy) is used unchanged.
 */
export function clientNetwork(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare.slice(0, 45);
  const groups = groupsOf(bare);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  const [high = 0, low = 0] = groups.slice(6);
  if (mapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address in any notation: `::`, leading zeros, upper case, IPv4 tail. */
function groupsOf(address: string): number[] {
  const [before = '', after] = withoutDots(address).split('::');
  const parse = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map((group) => parseInt(group, 16));
  if (after === undefined) return parse(before);
  const [head, tail] = [parse(before), parse(after)];
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

const withoutDots = (address: string) =>
  address.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_, ...bytes: string[]) => `${pair(bytes[0], bytes[1])}:${pair(bytes[2], bytes[3])}`,
  );

const pair = (high = '0', low = '0') => (Number(high) * 256 + Number(low)).toString(16);
