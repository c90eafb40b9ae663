/** Which addresses requests of ours may reach: those of the internet, and the private ones that `OUTGOING_ALLOW` names. */
import { BlockList, isIP } from 'node:net'
import { plainAddress } from './address.ts'

/** Networks of nobody on the internet: this machine, private, link-local, shared, reserved, documentation, multicast. */
const reserved = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
  // Of IPv6 all but what is given out on the internet; within that, what leads into other networks.
  ipv6: ['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
} as const

/** `10.0.0.0/8`, `192.168.0.10` or `fd00::/8`; null for anything else. */
export function readNetwork(text: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | null {
  const [address = '', bits, ...more] = text.trim().split('/')
  const version = isIP(address)
  if (!version || more.length || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null
  const most = version === 4 ? 32 : 128
  const prefix = bits === undefined ? most : Number(bits)
  return prefix <= most ? { address, bits: prefix, family: version === 4 ? 'ipv4' : 'ipv6' } : null
}

/** One list for each family: a list of both takes every IPv4 address for one of IPv6 too. */
function listOf(networks: readonly string[]): (address: string) => boolean {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() }
  for (const text of networks) {
    const network = readNetwork(text)
    if (!network) throw new Error(`not a network: ${text}`)
    lists[network.family].addSubnet(network.address, network.bits, network.family)
  }
  return (address) => {
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    return lists[family].check(address, family)
  }
}

const isInside = listOf([...reserved.ipv4, ...reserved.ipv6])

/** What `OUTGOING_ALLOW` names: a network, or a host, at one port or (a network alone) at every one. */
export interface Allowed {
  network?: string
  host?: string
  port?: number
}

const PORT = /^(?:\[(?<bracketed>[^\]]+)\]|(?<bare>[^:[\]]+)):(?<port>\d{1,5})$/
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i

/** `10.20.0.0/16`, `10.20.0.0/16:9000`, `[fd00::/8]:9000` or `host:8443`; null for anything else. */
export function readAllow(text: string): Allowed | null {
  if (readNetwork(text)) return { network: text }
  const { bracketed, bare, port: digits } = PORT.exec(text)?.groups ?? {}
  const named = bracketed ?? bare
  const port = Number(digits)
  if (named === undefined || port < 1 || port > 65_535) return null
  if (readNetwork(named)) return { network: named, port }
  return bare !== undefined && HOST.test(bare) && !/^[\d.]+$/.test(bare)
    ? { host: bare.toLowerCase(), port }
    : null
}

const PATTERN = /^(\*|(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*)$/i

/** `erp.exemplo.com.br`, `*.exemplo.com.br`, an IP address, or `*`. */
export const isHostPattern = (text: string): boolean => isIP(text) !== 0 || PATTERN.test(text)

/** Whether a host is one of those that `OUTGOING_HOSTS` names; without a list every one is. */
export function readHosts(hosts: readonly string[] | undefined): (host: string) => boolean {
  if (hosts === undefined || hosts.includes('*')) return () => true
  const exact = new Set(hosts.map((host) => host.toLowerCase()))
  const within = [...exact].filter((host) => host.startsWith('*.')).map((host) => host.slice(1))
  return (host) => exact.has(host.toLowerCase()) || within.some((end) => host.toLowerCase().endsWith(end))
}

export interface AllowedAddresses {
  /** Whether requests may reach an IP address at a port. */
  mayReach(address: string, port: number): boolean
  /** Whether `OUTGOING_ALLOW` names the network of an IP address, at a port. */
  isAllowed(address: string, port: number): boolean
  /** Whether a host is named with this port: it is reached wherever its name leads. */
  namesHost(host: string, port: number): boolean
  /** Whether a new entry may have this address: its port is the usual one, or is named. */
  takesPort(url: URL): boolean
}

/** A host without the brackets that addresses of IPv6 have in a URL. */
export const hostOf = ({ hostname }: Pick<URL, 'hostname'>): string => hostname.replace(/^\[|\]$/g, '')

export const portOf = ({ port, protocol }: Pick<URL, 'port' | 'protocol'>): number =>
  Number(port) || (protocol === 'https:' ? 443 : 80)

/** Throws where an entry cannot be read. */
export function readAllowed(allow: readonly string[]): AllowedAddresses {
  const entries = allow.map((text) => {
    const entry = readAllow(text)
    if (!entry) throw new Error(`not a network: ${text}`)
    const { network, host, port } = entry
    return { host, port, holds: network === undefined ? () => false : listOf([network]) }
  })
  const isAllowed = (address: string, port: number) =>
    entries.some((entry) => (entry.port ?? port) === port && entry.holds(address))
  const namesHost = (host: string, port: number) =>
    entries.some((entry) => entry.host === host.toLowerCase() && entry.port === port)
  return {
    mayReach(address, port) {
      const known = plainAddress(address)
      return isIP(known) !== 0 && (isAllowed(known, port) || !isInside(known))
    },
    isAllowed: (address, port) => isAllowed(plainAddress(address), port),
    namesHost,
    takesPort(url) {
      const [port, host] = [portOf(url), hostOf(url)]
      if (port === 80 || port === 443 || namesHost(host, port)) return true
      // Where a name leads is known when it is asked: its port has to be named, of it or of a network.
      return isIP(host) ? isAllowed(host, port) : entries.some((entry) => !entry.host && entry.port === port)
    },
  }
}
