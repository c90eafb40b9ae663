import { spawnSync } from 'node:child_process'

/** Who runs PostgreSQL: nothing for an ordinary user, an unprivileged account when we are root. */
export type SystemUser = { uid?: number; gid?: number }

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return answer.status === 0 ? Number(answer.stdout) : undefined
}

function lookUp(name: string): SystemUser | undefined {
  const uid = idOf('-u', name)
  const gid = idOf('-g', name)
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

/**
 * PostgreSQL refuses to run as root, so root starts it as the account `postgres`, which is created if missing; on a
 * machine without `useradd` as `nobody`.
 */
export function postgresUser(): SystemUser {
  if (process.getuid?.() !== 0) return {}
  const known = lookUp('postgres')
  if (known) return known
  spawnSync('groupadd', ['--system', 'postgres'])
  spawnSync('useradd', [
    '--system',
    '--gid',
    'postgres',
    '--no-create-home',
    '--shell',
    '/bin/false',
    'postgres',
  ])
  const user = lookUp('postgres') ?? lookUp('nobody')
  if (!user) throw new Error('PostgreSQL não roda como root e não há outro usuário (postgres ou nobody).')
  return user
}

/** Whether that account can enter `dir` (asked of the system itself, so that ACLs count too). */
export function canEnter(user: SystemUser, dir: string): boolean {
  if (user.uid === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'cd -- "$0"', dir], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}
