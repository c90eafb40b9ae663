/**
 * Lighthouse's scores of the pages that guests open, on its slow phone, over the demo group: `node tools/page-scores.ts`.
 * Median of five; `--runs 1` asks once, `--page /careers/list` one page. Fails below what docs/screens.md#page-scores promises.
 */
import { freePort } from '@intranet/db/free-port'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import lighthouse, { type Result } from 'lighthouse'
import { launchBrowser } from '../apps/web/e2e/support/browser.ts'
import { median } from './bench/rounds.ts'
import { startDemo } from './tour/server.ts'
import { buildWebIfStale } from './web-build.ts'

const LEAST: Record<string, number> = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Search engines are asked not to keep these. */
const notIndexed = /^\/(?:intranet|privacidade)/

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, page: { type: 'string' } },
})

/** The demo's pages: the first open vacancy is taken as an example. */
async function pagesOf(url: string): Promise<string[]> {
  const list = await (await fetch(`${url}/careers/list`, { headers: { accept: 'text/html' } })).text()
  const role = /href="(\/careers\/role\/[^"]+)"/.exec(list)?.[1]
  if (!role) throw new Error('the demo has no open vacancy')
  return ['/intranet', '/careers/list', role, '/privacidade/candidatura', '/patrocinios']
}

async function scoresOf(url: string, port: number): Promise<Result> {
  const options = { port, logLevel: 'error', output: 'json', onlyCategories: Object.keys(LEAST) } as const
  const result = (await lighthouse(url, { ...options, onlyCategories: [...options.onlyCategories] }))?.lhr
  if (!result || result.runtimeError) throw new Error(`${url}: ${result?.runtimeError?.message}`)
  return result
}

const scoreIn = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100)
const failedIn = (result: Result, category: string) =>
  (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)

buildWebIfStale()
const port = await freePort()
const server = await startDemo(join(import.meta.dirname, '..'))
const browser = await launchBrowser([`--remote-debugging-port=${port}`])
const problems: string[] = []
try {
  for (const path of values.page ? [values.page] : await pagesOf(server.url)) {
    const results: Result[] = []
    for (let run = 0; run < Number(values.runs); run++) results.push(await scoresOf(server.url + path, port))
    const line = Object.entries(LEAST).map(([category, least]) => {
      const score = median(results.map((result) => scoreIn(result, category)))
      const counts = category !== 'seo' || !notIndexed.test(path)
      const failed = score < least ? failedIn(results[0]!, category) : []
      if (counts && score < least) problems.push(`${path}: ${category} ${score}, at least ${least}`)
      return `${category} ${score}${failed.length ? ` (${failed.join(', ')})` : ''}`
    })
    const shift = median(results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0))
    const paint = median(results.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? 0))
    process.stdout.write(
      `${path}\n  ${line.join(' · ')} · shift ${shift.toFixed(3)} · largest paint ${Math.round(paint)} ms\n`,
    )
  }
} finally {
  await browser.close()
  await server.stop()
}
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
