/** A whole throw-away cluster: etcd, three database machines under Patroni, HAProxy; as deploy/cluster describes it. */
import { withClient } from '@intranet/db/with-client'
import { freePort } from '@intranet/db/free-port'
import { firstAnswer } from '@intranet/server/platform/first-answer'
import { postgresUser } from '@intranet/db/embedded/system-user'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseMachine, type DatabaseMachine } from './database-machine.ts'
import { DATABASES, makeNetwork, type Network } from './network.ts'
import { begin, type Program } from './programs.ts'
import { envOf, placeFile } from './settings.ts'

const SERVER_ROLE = 'intranet_servidor'

interface Member {
  name: string
  role: string
  state: string
  lag?: number | string
}

export interface Cluster {
  folder: string
  network: Network
  machines: DatabaseMachine[]
  etcd: { kill(): void; start(): void }
  /** Through HAProxy, to the leader. */
  url: string
  /** Each database machine itself. */
  readUrls: string[]
  /** The leader that Patroni's members name; undefined while there is none. */
  leader(): Promise<DatabaseMachine | undefined>
  /** Resolves with the leader once all members run, and one of them has what is acknowledged. */
  settled(): Promise<DatabaseMachine>
  stop(): Promise<void>
}

async function membersOf({ rest }: DatabaseMachine): Promise<Member[]> {
  const answer = await fetch(`${rest}/cluster`, { signal: AbortSignal.timeout(2000) })
  return ((await answer.json()) as { members: Member[] }).members
}

/** What the first machine that answers says of all. */
async function members(machines: readonly DatabaseMachine[]): Promise<Member[]> {
  for (const machine of machines) {
    const found = await membersOf(machine).catch(() => undefined)
    if (found) return found
  }
  return []
}

const isWell = ({ role, state, lag }: Member) =>
  role === 'leader'
    ? state === 'running'
    : ['running', 'streaming'].includes(state) && (Number(lag) || 0) < 1_000_000

const SETTLE_MS = 180_000

/** Larger than the WAL that PostgreSQL keeps (max_wal_size) with the data of all faults; small enough to be filled. */
const DISK = '2g'

/** Starts everything, and makes the database with the owner's and the server's role as one. */
export async function startCluster(disk = DISK): Promise<Cluster> {
  const folder = mkdtempSync('/dev/shm/intranet-cluster-')
  chmodSync(folder, 0o755)
  const network = makeNetwork()
  const { uid, gid } = postgresUser()
  const secret = () => randomBytes(12).toString('hex')
  const passwords = { superuser: secret(), replication: secret(), rewind: secret(), server: secret() }
  const ground = { folder, network, account: { uid: uid!, gid: gid! }, passwords, disk }

  let etcd: Program[] = []
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  const words = (n: number) => ({
    'http://0.0.0.0': `http://${network.etcdAddress(n)}`,
    '/var/lib/etcd/intranet': join(folder, `etcd-${n}`),
    'ETCD_NAME=etcd-1': `ETCD_NAME=etcd-${n}`,
    'URLS=http://etcd-1:': `URLS=http://${network.etcdAddress(n)}:`,
    ...Object.fromEntries(
      [1, 2, 3].map((m) => [`http://etcd-${m}:2380`, `http://${network.etcdAddress(m)}:2380`]),
    ),
  })
  function startEtcd(): void {
    etcd = [1, 2, 3].map((n) =>
      begin(['/usr/bin/etcd'], {
        space: network.etcd,
        env: envOf('etcd-1.env', words(n)),
        log: join(folder, `etcd-${n}.log`),
      }),
    )
  }
  startEtcd()
  const machines = Array.from({ length: DATABASES }, (_, n) => databaseMachine(n + 1, ground))
  for (const machine of machines) machine.startPatroni()

  const [writes, reads] = [await freePort(), await freePort()]
  placeFile('haproxy.cfg', join(folder, 'haproxy.cfg'), {
    '127.0.0.1:5000': `127.0.0.1:${writes}`,
    '127.0.0.1:5001': `127.0.0.1:${reads}`,
    ...Object.fromEntries(machines.map(({ name, host }) => [` ${name}:5432`, ` ${host}:5432`])),
  })
  const haproxy = begin(['/usr/sbin/haproxy', '-f', join(folder, 'haproxy.cfg')], {
    log: join(folder, 'haproxy.log'),
  })

  const urlOf = (host: string, role = SERVER_ROLE, password = passwords.server, database = 'intranet') =>
    `postgresql://${role}:${password}@${host}/${database}`

  async function leader(): Promise<DatabaseMachine | undefined> {
    const found = (await members(machines)).find(
      ({ role, state }) => role === 'leader' && state === 'running',
    )
    return machines.find(({ name }) => name === found?.name)
  }

  async function settled(): Promise<DatabaseMachine> {
    let all: Member[] = []
    for (const limit = Date.now() + SETTLE_MS; Date.now() < limit; await sleep(500)) {
      all = await members(machines)
      const now = await leader()
      const isWhole =
        all.length === DATABASES && all.every(isWell) && all.some(({ role }) => role === 'sync_standby')
      if (now && isWhole) return now
    }
    const states = machines.map((machine) => machine.state()).join('\n')
    throw new Error(`The cluster did not settle: ${JSON.stringify(all)}\n${states}`)
  }

  // After the machines have let go of their disks.
  process.once('exit', removeFolder)
  async function stop(): Promise<void> {
    await haproxy.stop()
    await Promise.all(machines.map((machine) => machine.stop()))
    for (const member of etcd) member.signal('SIGKILL')
    await Promise.all(etcd.map((member) => member.ended))
    network.close()
    removeFolder()
  }

  const cluster: Cluster = {
    folder,
    network,
    machines,
    etcd: {
      kill: () => etcd.forEach((member) => member.signal('SIGKILL')),
      start: startEtcd,
    },
    url: urlOf(`127.0.0.1:${writes}`),
    readUrls: machines.map(({ host }) => urlOf(`${host}:5432`)),
    leader,
    settled,
    stop,
  }
  try {
    // The replicas copy what is there while the rest goes on.
    const admin = urlOf(`127.0.0.1:${writes}`, 'postgres', passwords.superuser, 'postgres')
    await firstAnswer(admin, SETTLE_MS / 1000, () => {})
    await withClient(admin, async (client) => {
      await client.query(`create role ${SERVER_ROLE} login password '${passwords.server}'`)
      await client.query(`create database intranet owner ${SERVER_ROLE} template template0
        locale_provider icu icu_locale 'pt-BR' encoding UTF8`)
    })
    return cluster
  } catch (error) {
    await stop()
    throw error
  }
}
