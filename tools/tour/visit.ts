/** One address in its four looks, and what is wrong with it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page, Request } from 'playwright-core'
import { measureFrame } from './frame.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everything = "{ type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }"
/** A theme changes nothing else. */
const colours = "{ type: 'rule', values: ['color-contrast', 'link-in-text-block'] }"
export const looks = [
  { width: 1280, height: 800, theme: 'light', rules: everything },
  { width: 1280, height: 800, theme: 'dark', rules: colours },
  { width: 360, height: 740, theme: 'dark', rules: colours },
  { width: 360, height: 740, theme: 'light', rules: everything },
]

const STANDING = `globalThis.__TSR_ROUTER__?.state.status === 'idle' && Boolean(document.querySelector('h1'))
  && !document.querySelector('[aria-busy=true], [data-slot=skeleton]')`
const STANDING_MS = 30_000
/** Longer than a screen takes from an answer to its next question. */
const QUIET_MS = 120

/** What a page shows beside the shell; two roles that see the same need it looked at once. */
const CONTENT = `(() => {
  const main = document.querySelector('main') ?? document.body
  return [location.pathname.replace(/\\d+/g, ''), main.querySelectorAll('*').length, main.innerText].join('|')
})()`
/** The same without what its records say: headings, fields, columns, buttons. */
const SHAPE = `(() => {
  const main = document.querySelector('main') ?? document.body
  const parts = [...main.querySelectorAll('h1, h2, h3, label, legend, th, button, .empty, svg.recharts-surface')]
  const texts = parts.map((part) => part.tagName + (part.ariaLabel ? '' : part.textContent.replace(/\\d+/g, '')))
  const text = /não tem permissão|Registro não encontrado/.exec(main.innerText)?.[0] ?? ''
  return [location.pathname.replace(/\\d+/g, ''), text, ...[...new Set(texts)].sort()].join('|')
})()`
const REFUSED = /não tem permissão|Registro não encontrado/
/** What a program says where a person should read words, numbers and Brazilian dates. */
const RAW = /\b(undefined|NaN|Invalid Date|\d{4}-\d\d-\d\d)\b|\[object \w+\]/

interface AxeResult {
  violations: { id: string; impact: string | null; nodes: { target: string[] }[] }[]
}

export interface Visitor {
  page: Page
  faults: string[]
  /** What the page is reading now. The event stream, which never ends, is left out. */
  reading: Set<Request>
  /** When it last read something. */
  readAt: number
}

/** Keeps count of what a page reads. */
export function watch(page: Page, faults: string[]): Visitor {
  const visitor: Visitor = { page, faults, reading: new Set(), readAt: 0 }
  const over = (request: Request) => {
    if (visitor.reading.delete(request)) visitor.readAt = Date.now()
  }
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') visitor.reading.add(request)
  })
  page.on('requestfinished', over)
  page.on('requestfailed', over)
  return visitor
}

/** Waits until nothing is read any more and no skeleton is shown; answers whether that came. */
async function isLoaded(visitor: Visitor): Promise<boolean> {
  const { page, reading } = visitor
  for (const limit = Date.now() + STANDING_MS; Date.now() < limit;) {
    await page.waitForFunction(STANDING, undefined, { timeout: STANDING_MS }).catch(() => {})
    const quiet = Date.now() - visitor.readAt
    if (!reading.size && quiet >= QUIET_MS && (await page.evaluate(STANDING))) return true
    await page.waitForTimeout(reading.size ? QUIET_MS : Math.max(10, QUIET_MS - quiet))
  }
  return false
}

/** By load, as a bookmark does, or within the app, as a menu does, which costs a quarter of it. */
async function goTo(visitor: Visitor, path: string, load: boolean, found: string[]): Promise<void> {
  const { page } = visitor
  const open = async () => {
    visitor.reading.clear()
    await page.goto(path, { waitUntil: 'load' })
  }
  if (load) await open()
  else {
    const left = page.evaluate(`__TSR_ROUTER__.navigate({ href: ${JSON.stringify(path)} }).then(() => true)`)
    if (!(await Promise.race([left, page.waitForTimeout(STANDING_MS)]))) {
      found.push('a tela anterior, em que nada foi escrito, não deixa sair')
      await open()
    }
  }
  if (!(await isLoaded(visitor))) found.push('não termina de carregar')
}

/** Waits until the screen stops changing: charts are drawn again after the width, a frame and a part at a time. */
const STILL = `new Promise((done) => {
  setTimeout(done, 3000)
  const watch = () => {
    let timer = setTimeout(done, 100)
    const watcher = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, 100)
    })
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true })
  }
  // A busy machine leaves out frames, and what is measured in them.
  requestAnimationFrame(() => requestAnimationFrame(watch))
})`

/** Waits until a page has read what it shows and has stopped changing. */
export async function standsStill(visitor: Visitor): Promise<void> {
  await isLoaded(visitor)
  await visitor.page.evaluate(STILL)
}

async function seriousFindings(page: Page, rules: string): Promise<string[]> {
  const { violations } = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'], runOnly: ${rules} })`,
  )) as AxeResult
  const targets = (nodes: { target: string[] }[]) => nodes.slice(0, 2).map((node) => node.target.join(' '))
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `axe ${id}: ${targets(nodes).join(' ; ')}`)
}

const seen = new Set<string>()

/** Whether this content was looked at before, by anybody. Refusals look alike wherever they are met. */
function isKnown(content: string): boolean {
  const key = REFUSED.exec(content)?.[0] ?? content
  const known = seen.has(key)
  seen.add(key)
  return known
}

export interface Visit {
  /** The screenshots' folder; none are made without. */
  folder: string | null
  load: boolean
  /** Look at it even where its content was seen: the shell differs. */
  always: boolean
  /** Take screens for seen that differ only in what their records say. */
  shapes: boolean
}

/** Answers what is wrong with an address, and whether it was looked at or known already. */
export async function visit(
  visitor: Visitor,
  path: string,
  { folder, load, always, shapes }: Visit,
): Promise<{ found: string[]; looked: boolean }> {
  const { page, faults } = visitor
  const before = faults.length
  const found: string[] = []
  const answer = (looked: boolean) => ({
    found: [...new Set([...found, ...faults.slice(before)])],
    looked,
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await goTo(visitor, path, load, found)
  const content = (await page.evaluate(CONTENT)) as string
  const title = await page.title()
  if (!title.startsWith('Intranet | ')) found.push(`título: ${title}`)
  const known = isKnown(shapes ? ((await page.evaluate(SHAPE)) as string) : content)
  if (known && !always) return answer(false)
  const raw = RAW.exec(content.slice(content.indexOf('|')))
  if (raw) found.push(`texto cru: ${raw[0]}`)
  found.push(...(await measureFrame(page)).faults)
  if (!(await page.evaluate('Boolean(window.axe)'))) {
    await page.evaluate(axeSource)
    // A bar over whatever is at the window's end would make that a target too small.
    await page.addStyleTag({ content: '.form-actions { position: static !important }' })
  }
  for (const { width, height, theme, rules } of looks) {
    await page.setViewportSize({ width, height })
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
    await standsStill(visitor)
    const wide = (await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')) as number
    if (wide > 1) found.push(`${width}: rola ${wide} px para o lado`)
    found.push(...(await seriousFindings(page, rules)).map((text) => `${width} ${theme}: ${text}`))
    if (folder) {
      const file = `${path.replace(/^\//, '').replace(/\W+/g, '-') || 'inicio'}-${width}-${theme}.jpg`
      await page.screenshot({ path: join(folder, file), fullPage: true, type: 'jpeg', quality: 85 })
    }
  }
  return answer(true)
}
