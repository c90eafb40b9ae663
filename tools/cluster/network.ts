/**
 * Machines of a cluster as network namespaces of this one. Each database machine has three cables: to the clients, to the
 * other database machines, and to etcd; each can be cut.
 */
import { execFileSync, spawnSync } from 'node:child_process'

export type Cable = 'clients' | 'replicas' | 'etcd'
const cables: Cable[] = ['clients', 'replicas', 'etcd']

export const DATABASES = 3
/** The machine of all members of etcd, and of nothing else. */
const ETCD = 9

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] })

export interface Network {
  /** The namespace of a database machine (1 to 3). */
  database(machine: number): string
  etcd: string
  /** Its address at a cable. */
  address(machine: number, cable: Cable): string
  etcdAddress(member: number): string
  /** Cuts a cable, or joins it again. */
  cut(machine: number, cable: Cable): void
  join(machine: number, cable: Cable): void
  close(): void
}

/** Makes the machines. Names and addresses hold a number, so that two clusters may run beside each other. */
export function makeNetwork(): Network {
  const of = process.pid % 200
  const names = {
    bridge: (cable: Cable) => `ic${of}${cable.slice(0, 4)}`,
    space: (n: number) => `ic${of}-${n}`,
  }
  const net = (cable: Cable) => `10.${of + 20}.${cables.indexOf(cable) + 1}`
  const address = (n: number, cable: Cable) => `${net(cable)}.${n}`
  const etcdAddress = (member: number) => address(10 * ETCD + member, 'etcd')

  const outerEnd = (n: number, cable: Cable) => `ic${of}${cable[0]}${n}`

  function plug(n: number, cable: Cable, addresses: string[]): void {
    const outer = outerEnd(n, cable)
    ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', cable, 'netns', names.space(n))
    ip('link', 'set', outer, 'master', names.bridge(cable), 'up')
    for (const one of addresses) ip('-n', names.space(n), 'address', 'add', `${one}/24`, 'dev', cable)
    ip('-n', names.space(n), 'link', 'set', cable, 'up')
  }

  function close(): void {
    // A namespace lives on while a socket of it waits; its cables need not.
    for (const n of [1, 2, 3, ETCD]) {
      for (const cable of cables) spawnSync('ip', ['link', 'delete', outerEnd(n, cable)])
      spawnSync('ip', ['netns', 'delete', names.space(n)])
    }
    for (const cable of cables) spawnSync('ip', ['link', 'delete', names.bridge(cable)])
  }

  close()
  process.once('exit', close)
  for (const cable of cables) {
    ip('link', 'add', names.bridge(cable), 'type', 'bridge')
    ip('link', 'set', names.bridge(cable), 'up')
  }
  // Clients, HAProxy and the servers are on this machine itself.
  ip('address', 'add', `${address(200, 'clients')}/24`, 'dev', names.bridge('clients'))
  for (const n of [1, 2, 3, ETCD]) {
    ip('netns', 'add', names.space(n))
    ip('-n', names.space(n), 'link', 'set', 'lo', 'up')
  }
  for (const n of [1, 2, 3]) for (const cable of cables) plug(n, cable, [address(n, cable)])
  plug(ETCD, 'etcd', [1, 2, 3].map(etcdAddress))

  const turn = (machine: number, cable: Cable, state: 'up' | 'down') =>
    ip('-n', names.space(machine), 'link', 'set', cable, state)
  return {
    database: names.space,
    etcd: names.space(ETCD),
    address,
    etcdAddress,
    cut: (machine, cable) => void turn(machine, cable, 'down'),
    join: (machine, cable) => void turn(machine, cable, 'up'),
    close,
  }
}
