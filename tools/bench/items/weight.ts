import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildWebIfStale } from '../../web-build.ts'
import { atMost, type Result } from '../results.ts'

const web = join(import.meta.dirname, '../../../apps/web')
const line = /^\s*([\d.]+) KB\s+([\d.]+) KB own\s+(\S+)$/

/** What the browser must load before a page shows, in KB after gzip, by the web build's own check. */
export async function weight(): Promise<Result[]> {
  buildWebIfStale()
  const { stdout } = spawnSync(process.execPath, [join(web, 'check-budget.ts')], {
    cwd: web,
    encoding: 'utf8',
  })
  const pages = stdout.split('\n').flatMap((text) => {
    const [, initial, own, route] = line.exec(text) ?? []
    return route ? [{ initial: Number(initial), own: Number(own), route }] : []
  })
  const heaviest = (which: RegExp, what: 'initial' | 'own') => {
    const found = pages.filter(({ route }) => which.test(route)).map((page) => page[what])
    if (!found.length) throw new Error('The web build has no such page')
    return { ratio: Math.max(...found) }
  }
  return [
    atMost('KB of initial JavaScript, sign-in', heaviest(/login.enter|_open\/intranet/, 'initial'), 160),
    atMost('KB of initial JavaScript, heaviest list', heaviest(/list/, 'initial'), 220),
    atMost("KB of a route's own chunk, heaviest", heaviest(/./, 'own'), 30),
  ]
}
