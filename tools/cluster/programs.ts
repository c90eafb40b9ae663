/** Programs of a cluster: started in a network namespace, killed, frozen; none outlives this process. */
import { childrenOf } from '@intranet/db/processes'
import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'

interface Start {
  /** The network namespace; this machine's own by default. */
  space?: string
  /** The account; root by default. */
  account?: string
  env?: Record<string, string>
  log: string
}

export interface Program {
  pid: number
  ended: Promise<void>
  isRunning(): boolean
  signal(signal: NodeJS.Signals): void
  stop(): Promise<void>
}

const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/** Starts a program: `ip netns exec` and `setpriv` become it, so that its number is the program's own. */
export function begin(command: readonly string[], { space, account, env = {}, log }: Start): Program {
  const words = [
    ...(space ? ['ip', 'netns', 'exec', space] : []),
    ...(account ? ['setpriv', `--reuid=${account}`, `--regid=${account}`, '--clear-groups', '--'] : []),
    ...command,
  ]
  const file = openSync(log, 'a')
  const child = spawn(words[0]!, words.slice(1), {
    cwd: '/',
    stdio: ['ignore', file, file],
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
  })
  closeSync(file)
  running.add(child)
  const ended = new Promise<void>((done) => child.once('exit', () => done()).once('error', () => done()))
  void ended.then(() => running.delete(child))
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    pid: child.pid!,
    ended,
    isRunning,
    signal: (signal) => void child.kill(signal),
    async stop() {
      if (isRunning()) child.kill('SIGTERM')
      const killer = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await ended
      clearTimeout(killer)
    },
  }
}

/** Sends a signal to processes by their numbers; those that are gone are passed over. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It had ended by itself.
    }
  }
}

/** A process and all below it. */
export const withChildren = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(withChildren)]
