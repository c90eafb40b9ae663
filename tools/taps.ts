/**
 * Taps and seconds of thirty jobs on a phone of 360 px with a processor four times slower, over the demo group:
 * `node tools/taps.ts` writes the table of docs/taps.md, `--job estorno` does some, `--url http://…` where one runs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser, openPage, signIn } from '../apps/web/e2e/support/browser.ts'
import { confirmReadings } from '../apps/web/e2e/support/readings.ts'
import { Hand } from './taps/hand.ts'
import { employeeJobs } from './taps/employee-jobs.ts'
import { managerJobs } from './taps/manager-jobs.ts'
import type { TapJob, Way } from './taps/steps.ts'
import { startDemo } from './tour/server.ts'
import { buildWebIfStale } from './web-build.ts'

const SLOWER = 4
const PATIENCE_MS = 15_000
const root = join(import.meta.dirname, '..')
const page = join(root, 'docs/taps.md')
const MARKS = ['<!-- table -->', '<!-- end -->'] as const

const { values } = parseArgs({ options: { job: { type: 'string' }, url: { type: 'string' } } })

interface Done {
  taps: number
  seconds: number
}

buildWebIfStale()
const server = values.url ? undefined : await startDemo(root)
const url = values.url ?? server!.url
const browser = await launchBrowser()

/** One job from the home of its person, in a separate browser. */
async function measure({ login, run }: TapJob, way: Way): Promise<Done> {
  const { page: screen } = await openPage(browser, url, {
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
    geolocation: { latitude: -31.77, longitude: -52.34 },
    permissions: ['geolocation'],
  })
  const context = screen.context()
  try {
    await signIn(screen, login)
    await screen.getByRole('heading', { level: 1, name: /^Hoje/ }).waitFor()
    await screen.waitForLoadState('networkidle')
    context.setDefaultTimeout(values.job ? 8000 : PATIENCE_MS)
    const session = await context.newCDPSession(screen)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const hand = new Hand(screen)
    const began = performance.now()
    await run(hand, way)
    return { taps: hand.taps, seconds: (performance.now() - began) / 1000 }
  } catch (error) {
    if (values.job) await screen.screenshot({ path: join(root, 'shots/taps.png') })
    throw error
  } finally {
    await context.close()
  }
}

const count = ({ seconds }: Done) => seconds.toFixed(1).replace('.', ',')
const lines: string[] = []
let failures = 0
try {
  const jobs = [...employeeJobs, ...managerJobs].filter(
    ({ name }) => !values.job || name.toLowerCase().includes(values.job.toLowerCase()),
  )
  for (const login of new Set(jobs.map((job) => job.login))) await confirmReadings(url, login)
  for (const job of jobs) {
    try {
      const { name, shortcut, was } = job
      const way = shortcut && was === undefined ? (await measure(job, 'before')).taps : was
      const now = await measure(job, 'now')
      const before = way ?? now.taps
      lines.push(`| ${name} | ${before} | ${now.taps} | ${count(now)} | ${shortcut ?? ''} |`)
      process.stdout.write(`${lines.at(-1)!}\n`)
      if (now.taps > before) throw new Error('more taps than before')
    } catch (error) {
      failures += 1
      process.stderr.write(`${job.name}: ${String(error).split('\n').slice(0, 4).join(' ')}\n`)
    }
  }
} finally {
  await browser.close()
  await server?.stop()
}
if (!values.job && failures === 0) {
  const [head, tail] = MARKS.map((mark) => readFileSync(page, 'utf8').split(mark)) as [string[], string[]]
  const table = [
    '| job | before | now | seconds | by |',
    '| --- | ---: | ---: | ---: | --- |',
    ...lines,
  ].join('\n')
  writeFileSync(page, `${head[0]}${MARKS[0]}\n\n${table}\n\n${MARKS[1]}${tail[1]}`)
}
process.exitCode = failures > 0 ? 1 : 0
