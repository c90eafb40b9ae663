/**
 * Under which key something is counted: hashed, since an e-mail can be longer than the column and needs no second home.
 */
import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { plainAddress } from './address.ts'

/** The key that is counted; a pair is a member of a group, whose keys can be reset together. */
export type LimitKey = string | readonly [group: string, member: string]

/** A home or an office gets an IPv6 network of 64 bits and can use any address in it: the network counts as one. */
function networkOf(address: string): string {
  const groups = address.split('::')
  const [head = [], tail = []] = groups.map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = groups.length > 1 ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : []
  const words = [...head, ...zeros, ...tail].slice(0, 4)
  return `${words.map((word) => Number.parseInt(word, 16).toString(16)).join(':')}::/64`
}

function counted(part: string): string {
  if (!isIPv6(part)) return part
  const address = plainAddress(part)
  return isIPv6(address) ? networkOf(address) : address
}

/** Of an IPv6 address its network, of others the address itself. */
export const networkKey = (address: string): string => counted(address)

const short = (part: string) => hash('sha256', counted(part)).slice(0, 40)

export const storedKey = (key: LimitKey): string =>
  typeof key === 'string' ? short(key) : key.map((part) => short(part)).join(':')

/** How every stored key of a group begins. */
export const groupStart = (group: string): string => short(group)
