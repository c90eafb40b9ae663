// Visits every route as every demo role and as a guest, at 360 and 1280 px, light and dark; writes shots/<role>/….
// Fails on console errors, failed requests, sideways scrolling and serious axe findings.
//   pnpm tour [--role superadmin,guest] [--route /users] [--url http://…] [--workers 2] [--no-shots]
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoSignIns } from '@intranet/db/demo/sign-ins'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openPage, signIn } from '../apps/web/e2e/support/browser.ts'
import { startServer } from '../apps/web/e2e/support/server.ts'
import { fillRoutes } from './tour/routes.ts'
import { buildWebIfStale } from './web-build.ts'

const { values } = parseArgs({
  options: {
    role: { type: 'string' },
    route: { type: 'string' },
    url: { type: 'string' },
    workers: { type: 'string', default: '2' },
    shots: { type: 'boolean', default: true },
  },
  allowNegative: true,
})

const root = join(import.meta.dirname, '..')
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const looks = [
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 360, theme: 'light' },
  { width: 360, theme: 'dark' },
] as const

const SETTLED = "document.querySelector('h1') && !document.querySelector('[aria-busy=true], .sk')"

/** The addresses name records that a superadmin sees; to who may not, they do not exist. */
const outOfSight = /status of 404|Registro não encontrado/

interface AxeResult {
  violations: { id: string; impact: string | null; nodes: { target: string[] }[] }[]
}

async function seriousFindings(page: Page): Promise<string[]> {
  const result = (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })",
  )) as AxeResult
  return result.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `axe ${id}: ${nodes
          .slice(0, 2)
          .map((node) => node.target.join(' '))
          .join(' ; ')}`,
    )
}

/** What stands on a page beside the shell; two roles that see the same need it looked at once. */
const CONTENT = `(() => {
  const main = document.querySelector('main') ?? document.body
  return [location.pathname.replace(/\\d+/g, ''), main.querySelectorAll('*').length, main.innerText].join('|')
})()`
const REFUSED = /não tem permissão|Registro não encontrado/
const seen = new Set<string>()

/** One address in its four looks. Answers what is wrong with it. `shell`: look at it even if its content was seen. */
async function visit(
  page: Page,
  faults: string[],
  path: string,
  { folder, shell }: { folder: string; shell: boolean },
): Promise<string[]> {
  const before = faults.length
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path, { waitUntil: 'load' })
  // The event stream never ends, so that "network idle" never comes: wait for what is being read instead.
  await page.waitForFunction(SETTLED, undefined, { timeout: 4000 }).catch(() => {})
  const content = (await page.evaluate(CONTENT)) as string
  // Refusals look alike wherever they are met.
  const key = REFUSED.test(content) ? content.slice(content.indexOf('|')) : content
  const known = seen.has(key)
  seen.add(key)
  if (known && !shell) return faults.slice(before).map((text) => `${path}  ${text}`)
  await page.evaluate(axeSource)
  // A bar over whatever stands at the window's end would make that a target too small.
  await page.addStyleTag({ content: '.form-actions { position: static !important }' })
  const found: string[] = []
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 800 })
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
    await page.waitForTimeout(60)
    const wide = (await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')) as number
    if (wide > 1) found.push(`${width}: rola ${wide} px para o lado`)
    found.push(...(await seriousFindings(page)).map((text) => `${width} ${theme}: ${text}`))
    if (values.shots) {
      const file = `${path.replace(/^\//, '').replace(/\W+/g, '-') || 'inicio'}-${width}-${theme}.png`
      await page.screenshot({ path: join(folder, file), fullPage: true })
    }
  }
  found.push(...faults.slice(before))
  return [...new Set(found)].map((text) => `${path}  ${text}`)
}

async function walk(browser: Browser, url: string, role: string, paths: string[]): Promise<string[]> {
  const folder = join(root, 'shots', role)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { page, faults } = await openPage(browser, url, { bypassCSP: true, reducedMotion: 'reduce' })
  const found: string[] = []
  try {
    if (role !== 'guest') await signIn(page, role)
    for (const [n, path] of paths.entries()) {
      const wrong = await visit(page, faults, path, { folder, shell: n === 0 })
      found.push(...wrong.filter((text) => role === 'superadmin' || !outOfSight.test(text)))
    }
  } catch (error) {
    found.push(`interrompido: ${String(error).split('\n')[0]}`)
  }
  await page.context().close()
  process.stdout.write(
    `${found.length ? '✗' : '✓'} ${role}: ${paths.length} telas, ${found.length} achados\n`,
  )
  return found.map((text) => `${role}  ${text}`)
}

buildWebIfStale()
const server = values.url ? null : await startServer()
const url = values.url ?? server!.url
const paths = (await fillRoutes(root, url)).filter((path) => !values.route || path.startsWith(values.route))
const roles = values.role?.split(',') ?? ['guest', ...demoSignIns.map(({ login }) => login)]
const browser = await openBrowser()
const queue = [...roles]
const findings: string[] = []
await Promise.all(
  Array.from({ length: Number(values.workers) }, async () => {
    for (let role = queue.shift(); role; role = queue.shift())
      findings.push(...(await walk(browser, url, role, paths)))
  }),
)
await browser.close()
await server?.stop()
for (const text of findings) process.stdout.write(`  ${text}\n`)
process.stdout.write(
  `${roles.length} papéis × ${paths.length} telas × ${looks.length} aparências: ${findings.length} achados\n`,
)
process.exitCode = findings.length ? 1 : 0
