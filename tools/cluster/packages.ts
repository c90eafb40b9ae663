/** Which of the programs that a cluster needs are on this machine. */
import { accessSync, constants } from 'node:fs'

/** By the package of Debian that has it. */
const programs: Record<string, string> = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  nginx: '/usr/sbin/nginx',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  iproute2: '/usr/sbin/ip',
}

const isHere = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** What is missing, in the words of a line; undefined where a cluster can be started. */
export function whatIsMissing(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root on Linux'
  const missing = Object.entries(programs).filter(([, path]) => !isHere(path))
  return missing.length ? `not installed: ${missing.map(([name]) => name).join(' ')}` : undefined
}
