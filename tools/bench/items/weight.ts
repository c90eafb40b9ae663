import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { LIMITS, ROUTE_KB } from '../../../apps/web/budget.ts'
import { buildWebIfStale } from '../../web-build.ts'
import { atMost, type Result } from '../results.ts'

const web = join(import.meta.dirname, '../../../apps/web')
const line = /^\s*([\d.]+) KB\s+([\d.]+) KB own\s+(sign-in|list|form)\s/

/** What the browser must load before a page shows, in KB after gzip, by the web build's own check. */
export async function weight(): Promise<Result[]> {
  buildWebIfStale()
  const { stdout } = spawnSync(process.execPath, [join(web, 'check-budget.ts')], {
    cwd: web,
    encoding: 'utf8',
  })
  const pages = stdout.split('\n').flatMap((text) => {
    const [, initial, own, kind] = line.exec(text) ?? []
    return kind ? [{ initial: Number(initial), own: Number(own), kind }] : []
  })
  const heaviest = (what: 'initial' | 'own', of?: 'sign-in' | 'list') => {
    const found = pages.filter(({ kind }) => !of || kind === of).map((page) => page[what])
    if (!found.length) throw new Error('The web build has no such page')
    return { ratio: Math.max(...found) }
  }
  return [
    atMost('KB of initial JavaScript, sign-in', heaviest('initial', 'sign-in'), LIMITS['sign-in']),
    atMost('KB of initial JavaScript, heaviest list', heaviest('initial', 'list'), LIMITS.list),
    atMost("KB of a route's own chunk, heaviest", heaviest('own'), ROUTE_KB),
  ]
}
