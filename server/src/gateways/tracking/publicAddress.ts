import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Azure's metadata and DNS service, which is outside the reserved ranges. */
const cloudMetadata = '168.63.129.16';

/**
 * True for a globally routed unicast IP address. Of IPv6 only 2000::/3 counts, without the ranges in it that may carry
 * another address (6to4, Teredo). Anything that is not an IP address is false.
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address) || address.includes('%') || address === cloudMetadata) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || isGlobalUnicast(parsed as ipaddr.IPv6));
}

const isGlobalUnicast = (address: ipaddr.IPv6): boolean => address.match(ipaddr.IPv6.parse('2000::'), 3);
