/** A PostgreSQL that neither answers nor closes a connection: all its processes stopped, as by a disk that hangs. */
import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'

/** The process above `pid`, by Linux's own list. */
function parentOf(pid: number): number {
  try {
    // The name of a process stands in brackets and may hold anything.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1])
  } catch {
    return 0
  }
}

/** Stops every process of the server at `url`; answers what lets them go on. Linux only. */
export async function freeze(url: string): Promise<() => void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]!.pid)
  await client.end()
  const all = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && (pid === postmaster || parentOf(pid) === postmaster))
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
