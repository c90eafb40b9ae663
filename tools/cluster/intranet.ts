/** The intranet on a throw-away cluster: migrated, with two servers, and a mail server that takes everything. */
import { migrate } from '@intranet/db/migrator'
import { closeAll, type Open } from '@intranet/server/platform/close-all'
import { startCluster, type Cluster } from './cluster.ts'
import { startMailSink, type MailSink } from './mail-sink.ts'
import { startServers, type Servers } from './servers.ts'

export interface Intranet {
  cluster: Cluster
  sink: MailSink
  /** They start while the database is filled. */
  starting: Promise<Servers>
  /** Says a line with the seconds since the beginning. */
  say(line: string): void
  /** To be done at the end, whatever comes: the last first. */
  later(close: () => unknown): void
}

export interface Opening {
  say(line: string): void
  /** Size of a database machine's disk, as `mount` reads it. */
  disk?: string
}

/** Does `work` on it; what was started is stopped, whatever comes. */
export async function onCluster<T>(
  { say, disk }: Opening,
  work: (intranet: Intranet) => Promise<T>,
): Promise<T> {
  // What was started ends at the exit: processes, namespaces, nginx. A launcher may send the signal twice.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))
  const begun = performance.now()
  const timed = (line: string) =>
    say(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s: ${line}`)
  const cluster = await startCluster(disk)
  const open: Open = [() => cluster.stop()]
  try {
    timed('etcd, a leader and HAProxy run')
    await migrate(cluster.url)
    const sink = await startMailSink()
    open.push(() => sink.close())
    const starting = startServers(cluster, { SMTP_URL: sink.url })
    open.push(() => starting.then((servers) => servers.stop()).catch(() => {}))
    return await work({ cluster, sink, starting, say: timed, later: (close) => void open.push(close) })
  } finally {
    await closeAll(open, (error) => timed(String(error)))
  }
}
