/** One database machine: its disk, Patroni, and the PostgreSQL that Patroni starts. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Network } from './network.ts'
import { begin, signalAll, withChildren, type Program } from './programs.ts'
import { envOf, placeFile } from './settings.ts'

const guardScript = join(import.meta.dirname, '../../deploy/cluster/disk-guard.sh')

const LOG_LINES = 15

export interface DatabaseMachine {
  number: number
  name: string
  /** Where Patroni says how it is. */
  rest: string
  /** The address for clients. */
  host: string
  startPatroni(): void
  /** Numbers of PostgreSQL's processes; none where it does not run. */
  postgres(): number[]
  patroni(): Program
  /** Fills the disk to the last byte; answers how to free it. */
  fillDisk(): () => void
  /** What its disk has left, and the last lines of its log, for who looks for why it is not well. */
  state(): string
  stop(): Promise<void>
}

export interface Ground {
  folder: string
  network: Network
  account: { uid: number; gid: number }
  passwords: { superuser: string; replication: string; rewind: string }
  /** Size of the disk, as `mount` reads it. */
  disk: string
}

/** Makes the disk and the settings of machine `number`; nothing runs yet. */
export function databaseMachine(
  number: number,
  { folder, network, account, passwords, disk: size }: Ground,
): DatabaseMachine {
  const name = `db-${number}`
  const home = join(folder, name)
  const disk = join(home, 'disk')
  const data = join(disk, 'data')
  const postmasterPid = () => {
    try {
      return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    } catch {
      return 0
    }
  }
  mkdirSync(disk, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'tmpfs', disk])
  for (const path of [home, disk]) chownSync(path, account.uid, account.gid)
  placeFile('patroni.yml', join(home, 'patroni.yml'), {
    'etcd-1:2379,etcd-2:2379,etcd-3:2379': [1, 2, 3].map((n) => `${network.etcdAddress(n)}:2379`).join(','),
    '/var/lib/postgresql/15/intranet': data,
    '/var/lib/postgresql/.pgpass-patroni': join(home, 'pgpass'),
    '/var/run/postgresql': home,
    // A frozen Patroni would start this machine again.
    'mode: automatic': 'mode: off',
  })
  const own = network.address(number, 'replicas')
  const env = {
    ...envOf('db-1.env', { 'db-1:': `${own}:`, 'db-1': name }),
    PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
    PATRONI_REPLICATION_PASSWORD: passwords.replication,
    PATRONI_REWIND_PASSWORD: passwords.rewind,
    HOME: home,
  }
  function postgres(): number[] {
    const pid = postmasterPid()
    if (pid < 2) return []
    const all = withChildren(pid)
    // The number may be that of a server that is gone.
    return spawnSync('kill', ['-0', String(pid)]).status === 0 ? all : []
  }
  // PostgreSQL lives on without its Patroni, and holds the disk.
  process.once('exit', () => {
    signalAll(postgres(), 'SIGKILL')
    spawnSync('umount', ['--lazy', disk], { stdio: 'ignore' })
  })
  let program: Program | undefined
  let guard: Program | undefined
  return {
    number,
    name,
    rest: `http://${network.address(number, 'clients')}:8008`,
    host: network.address(number, 'clients'),
    startPatroni() {
      program = begin(['/usr/bin/patroni', join(home, 'patroni.yml')], {
        space: network.database(number),
        account: 'postgres',
        env,
        log: join(folder, `${name}.log`),
      })
      guard ??= begin([guardScript, data], {
        space: network.database(number),
        account: 'postgres',
        log: join(folder, `${name}-guard.log`),
      })
    },
    postgres,
    patroni: () => program!,
    fillDisk() {
      const ballast = join(disk, 'ballast')
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M'], { stdio: 'ignore' })
      writeFileSync(`${ballast}-rest`, '')
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}-rest`, 'bs=4k'], { stdio: 'ignore' })
      return () => {
        for (const file of [ballast, `${ballast}-rest`]) rmSync(file, { force: true })
      }
    },
    state() {
      const { bavail, bsize } = statfsSync(disk)
      const lines = readFileSync(join(folder, `${name}.log`), 'utf8')
        .trimEnd()
        .split('\n')
        .slice(-LOG_LINES)
      return [`${name}: ${Math.round((bavail * bsize) / 1024 ** 2)} MB free`, ...lines].join('\n')
    },
    async stop() {
      await guard?.stop()
      program?.signal('SIGCONT')
      program?.signal('SIGKILL')
      const pids = postgres()
      signalAll(pids, 'SIGCONT')
      signalAll(pids, 'SIGKILL')
      await program?.ended
      for (let tries = 0; tries < 20 && spawnSync('umount', [disk]).status !== 0; tries += 1)
        spawnSync('sleep', ['0.2'])
    },
  }
}
