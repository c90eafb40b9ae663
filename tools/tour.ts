// Visits every route as every demo role and as a guest, at 360 and 1280 px, light and dark; writes shots/<role>/….
// Fails on console errors, failed requests, sideways scrolling, raw texts, pages out of the frame and serious axe findings.
//   pnpm tour [--role superadmin,guest] [--route /users] [--url http://…] [--workers 2] [--load] [--shapes] [--no-shots]
// Goes from address to address within the app, as menus do; --load opens each again, as bookmarks do.
// A content is looked at once for all who see it; with --shapes, so are screens that differ in their records alone.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoSignIns } from '@intranet/db/demo/sign-ins'
import { launchBrowser, openPage, signIn } from '../apps/web/e2e/support/browser.ts'
import { fillRoutes } from './tour/routes.ts'
import { startDemo } from './tour/server.ts'
import { looks, visit, type Visitor, watch } from './tour/visit.ts'
import { buildWebIfStale } from './web-build.ts'

const { values } = parseArgs({
  options: {
    role: { type: 'string' },
    route: { type: 'string' },
    url: { type: 'string' },
    workers: { type: 'string', default: '2' },
    load: { type: 'boolean', default: false },
    shapes: { type: 'boolean', default: false },
    shots: { type: 'boolean', default: true },
  },
  allowNegative: true,
})

const root = join(import.meta.dirname, '..')
/** The addresses name records that a superadmin sees; to people who may not, they do not exist. */
const outOfSight = /status of 404|Registro não encontrado/

/** Every address as one role; prints what is wrong as it comes, and answers how much that was. */
async function walk(visitor: Visitor, role: string, paths: string[]): Promise<number> {
  const folder = values.shots ? join(root, 'shots', role) : null
  if (folder) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  const { page } = visitor
  // The same browser window for the next person: what it has downloaded stays, who was there does not.
  await page.goto('/intranet')
  await page.evaluate('localStorage.clear(), sessionStorage.clear()')
  await page.context().clearCookies()
  if (role !== 'guest') await signIn(page, role)
  let count = 0
  let lookedAt = 0
  for (const [n, path] of paths.entries()) {
    const how = { folder, load: n === 0 || values.load, always: n === 0, shapes: values.shapes }
    const { found, looked } = await visit(visitor, path, how).catch((error: unknown) => ({
      found: [`interrompido: ${String(error).split('\n')[0]}`],
      looked: false,
    }))
    lookedAt += Number(looked)
    for (const text of found) {
      if (role !== 'superadmin' && outOfSight.test(text)) continue
      count++
      process.stdout.write(`    ${role}  ${path}  ${text}\n`)
    }
    if (page.isClosed()) break
  }
  process.stdout.write(
    `${count ? '✗' : '✓'} ${role}: ${paths.length} telas, ${lookedAt} diferentes das já vistas, ${count} achados\n`,
  )
  return count
}

if (!values.url) buildWebIfStale()
const server = values.url ? null : await startDemo(root)
const url = values.url ?? server!.url
const paths = (await fillRoutes(root, url)).filter((path) => !values.route || path.startsWith(values.route))
const roles = values.role?.split(',') ?? [
  'superadmin',
  'guest',
  ...demoSignIns.map(({ login }) => login).filter((login) => login !== 'superadmin'),
]
const browser = await launchBrowser()
const queue = [...roles]
const counts: number[] = []
await Promise.all(
  Array.from({ length: Number(values.workers) }, async () => {
    const { page, faults } = await openPage(browser, url, { bypassCSP: true, reducedMotion: 'reduce' })
    const visitor = watch(page, faults)
    for (let role = queue.shift(); role; role = queue.shift()) counts.push(await walk(visitor, role, paths))
  }),
)
await browser.close()
await server?.stop()
const findings = counts.reduce((sum, count) => sum + count, 0)
process.stdout.write(
  `${roles.length} papéis × ${paths.length} telas × ${looks.length} aparências: ${findings} achados\n`,
)
process.exitCode = findings ? 1 : 0
