/** A PostgreSQL that neither answers nor closes a connection: all its processes stopped, as by a disk that hangs. */
import { Client } from 'pg'
import { childrenOf, parentOf } from './processes.ts'

/** Stops every process of the server at `url`; answers what lets them go on. Linux only. */
export async function freeze(url: string): Promise<() => void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]!.pid)
  await client.end()
  const all = [postmaster, ...childrenOf(postmaster)]
  const tell = (signal: NodeJS.Signals) => {
    for (const pid of all) {
      try {
        process.kill(pid, signal)
      } catch {
        // It had ended by itself.
      }
    }
  }
  tell('SIGSTOP')
  return () => tell('SIGCONT')
}
