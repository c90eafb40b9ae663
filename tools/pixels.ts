// Pictures of one of each kind of page at 1280 and 360 px, light and dark, and where two sets of them differ.
//   node tools/pixels.ts take before --url http://127.0.0.1:3000 [--page list,form] [--look 1280-light]
//   node tools/pixels.ts compare before after
// Both sets are of one database: a restarted server with the same DATA_DIR. Writes shots/pixels/<set>/….
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { launchBrowser, openPage, signIn } from '../apps/web/e2e/support/browser.ts'
import { type Shot, shots } from './pixels/pages.ts'
import { looks, standsStill, type Visitor, watch } from './tour/visit.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, page: { type: 'string' }, look: { type: 'string' } },
})
const [command, set, other] = positionals
const folder = join(import.meta.dirname, '..', 'shots/pixels')
const wanted = values.page?.split(',')
const chosenLooks = looks.filter(
  ({ width, theme }) => !values.look || values.look.split(',').includes(`${width}-${theme}`),
)

/** What moves by itself would differ in every picture. */
const STILL =
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }'

async function open(visitor: Visitor, shot: Shot): Promise<void> {
  const { page } = visitor
  await page.goto(shot.path, { waitUntil: 'load' })
  await page.addStyleTag({ content: STILL })
  await standsStill(visitor)
  await shot.open?.(page)
}

/** A page is read once and shown in each look; what opens over one is opened again, as its place depends on the width. */
async function pictures(visitor: Visitor, shot: Shot): Promise<void> {
  const { page } = visitor
  for (const [n, { width, height, theme }] of chosenLooks.entries()) {
    await page.setViewportSize({ width, height })
    if (n === 0 || shot.open) await open(visitor, shot)
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
    await standsStill(visitor)
    await page.mouse.move(0, 0)
    const file = join(folder, set!, `${shot.name}-${width}-${theme}.png`)
    await page.screenshot({ path: file, fullPage: !shot.open })
  }
}

async function take(url: string): Promise<void> {
  const chosen = shots.filter(({ name }) => !wanted || wanted.includes(name))
  if (!wanted) rmSync(join(folder, set!), { recursive: true, force: true })
  mkdirSync(join(folder, set!), { recursive: true })
  const browser = await launchBrowser()
  for (const login of new Set(chosen.map((shot) => shot.login))) {
    const { page, faults } = await openPage(browser, url, { bypassCSP: true, reducedMotion: 'reduce' })
    const visitor = watch(page, faults)
    if (login) await signIn(page, login)
    for (const shot of chosen.filter((one) => one.login === login))
      await pictures(visitor, shot).catch((error: unknown) => {
        process.stdout.write(`✗ ${shot.name}: ${String(error).split('\n')[0]}\n`)
        process.exitCode = 1
      })
    await page.context().close()
  }
  await browser.close()
}

/** How many pixels differ; their picture is kept. Of different heights, what only one has differs. */
function difference(file: string): number {
  const [a, b] = [set!, other!].map((name) => PNG.sync.read(readFileSync(join(folder, name, file))))
  const [width, height] = [Math.max(a!.width, b!.width), Math.max(a!.height, b!.height)]
  const stretched = [a!, b!].map((image) => {
    const whole = new PNG({ width, height, fill: true })
    PNG.bitblt(image, whole, 0, 0, image.width, image.height, 0, 0)
    return whole.data
  })
  const seen = new PNG({ width, height })
  const count = pixelmatch(stretched[0]!, stretched[1]!, seen.data, width, height, { threshold: 0.05 })
  if (count) writeFileSync(join(folder, 'differences', file), PNG.sync.write(seen))
  return count
}

function compare(): void {
  rmSync(join(folder, 'differences'), { recursive: true, force: true })
  mkdirSync(join(folder, 'differences'), { recursive: true })
  const files = globSync('*.png', { cwd: join(folder, set!) }).toSorted()
  const both = files.filter((file) => existsSync(join(folder, other!, file)))
  const counts = both.map((file) => ({ file, count: difference(file) })).filter(({ count }) => count > 0)
  for (const { file, count } of counts.toSorted((a, b) => b.count - a.count))
    process.stdout.write(`${String(count).padStart(8)}  ${file}\n`)
  process.stdout.write(`${both.length} pictures compared, ${counts.length} differ\n`)
  process.exitCode = counts.length ? 1 : 0
}

if (command === 'take' && set && values.url) await take(values.url)
else if (command === 'compare' && set && other) compare()
else throw new Error('take <set> --url <address>, or compare <set> <set>')
