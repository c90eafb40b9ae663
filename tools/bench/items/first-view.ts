import type { Browser, BrowserContext, Page } from 'playwright-core'
import { join } from 'node:path'
import { DEMO_PASSWORD, launchBrowser } from '../../../apps/web/e2e/support/browser.ts'
import { startDemo } from '../../tour/server.ts'
import { buildWebIfStale } from '../../web-build.ts'
import { atMost, informational, type Result } from '../results.ts'
import { median, ratioOf } from '../rounds.ts'
import { serveSidePage, type PageBytes } from '../side-page.ts'

const ROUNDS = 5
const PATIENCE_MS = 60_000
/** A slow phone. */
const SLOW = { cpu: 4, bitsPerSecond: 1_600_000, latency: 150 }

interface View {
  name: string
  path: string
  /** Holds a text once what the person came for can be seen. The word that screen readers hear of rows on their way is none. */
  shown: string
  /** Guests have no cookie. */
  login?: string
}
const views: View[] = [
  { name: 'sign-in', path: '/intranet', shown: 'button[type=submit]' },
  { name: 'home', path: '/', shown: 'main h1', login: 'superadmin' },
  {
    name: 'a list',
    path: '/departments/list',
    shown: 'tbody td[data-card=main] :is(a, button)',
    login: 'superadmin',
  },
  {
    name: 'the lead list',
    path: '/sales/internal/leads/all/list',
    shown: 'tbody td[data-card=main] :is(a, button)',
    login: 'superadmin',
  },
]

/** Notes in the page when the element first shows a text, in milliseconds since the address was asked for. */
const noteShown = (selector: string) => `
  const look = () => {
    const found = document.querySelector(${JSON.stringify(selector)})
    if (found && found.textContent.trim() && found.getClientRects().length) globalThis.shownAt ??= performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)`

interface Visit {
  ms: number
  requests: number
  bytes: PageBytes
}

const kinds: Record<string, keyof PageBytes> = {
  Document: 'page',
  Stylesheet: 'style',
  Font: 'font',
  Fetch: 'rows',
  XHR: 'rows',
}

/** What a page asks for, until `take` is called. */
async function watch(page: Page) {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.bitsPerSecond / 8,
    uploadThroughput: SLOW.bitsPerSecond / 8,
  })
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
  const bytes: PageBytes = { page: 0, script: 0, style: 0, font: 0, rows: 0 }
  const kindOf = new Map<string, keyof PageBytes>()
  const sentAt: number[] = []
  tools.on('Network.requestWillBeSent', ({ requestId, type, request, wallTime }) => {
    // The stream of changes stays open: nobody waits for it.
    if (type === 'EventSource' || !request.url.startsWith('http')) return
    kindOf.set(requestId, kinds[type ?? ''] ?? 'script')
    sentAt.push(wallTime * 1000)
  })
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
  })
  /** What was asked for by a moment, in milliseconds of the wall clock: what comes later nobody waits for. */
  const requestsBy = (moment: number) => sentAt.filter((sent) => sent <= moment).length
  return { take: () => ({ ...bytes }), requestsBy }
}

/** Opens an address as a browser that was never there. */
async function visit(browser: Browser, url: string, shown: string, cookie?: string): Promise<Visit> {
  const context: BrowserContext = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 360, height: 740 },
    // The measuring script waits by eval, which the page itself may not use.
    bypassCSP: true,
    // What a device keeps for its next start comes after the first view, and is not part of it.
    serviceWorkers: 'block',
  })
  try {
    if (cookie)
      await context.addCookies([
        { name: 'sessao', value: cookie, url: new URL(url).origin, httpOnly: true, sameSite: 'Lax' },
      ])
    const page = await context.newPage()
    await page.addInitScript(noteShown(shown))
    const seen = await watch(page)
    await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS })
    const noted = await page.waitForFunction('globalThis.shownAt', undefined, { timeout: PATIENCE_MS })
    const bytes = seen.take()
    const ms = Number(await noted.jsonValue())
    const began = await page.evaluate(() => performance.timeOrigin)
    return { ms, requests: seen.requestsBy(began + ms), bytes }
  } finally {
    await context.close()
  }
}

async function sessionOf(url: string, login: string): Promise<string> {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${login}@intranet.example`, senha: DEMO_PASSWORD }),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`${login} was not signed in: ${answer.status}`)
  return token
}

/** The same view and its side page in turn; the first of ours says how many bytes the side page has. */
async function measure(browser: Browser, url: string, { name, path, shown, login }: View): Promise<Result[]> {
  const cookie = login && (await sessionOf(url, login))
  const ourOwn = () => visit(browser, url + path, shown, cookie)
  const { bytes, requests } = await ourOwn()
  const side = await serveSidePage(bytes)
  try {
    const ours: number[] = []
    const theirs: number[] = []
    await visit(browser, side.url, '#shown')
    for (let round = 0; round < ROUNDS; round++) {
      ours.push((await ourOwn()).ms)
      theirs.push((await visit(browser, side.url, '#shown')).ms)
    }
    const spread = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)]
    return [
      atMost(`first view of ${name}: time by one script's`, ratioOf(ours, theirs), 1.3),
      atMost(`first view of ${name}: requests`, { ratio: requests }, 30),
      informational(`first view of ${name}: ms`, { ratio: median(ours), spread: spread(ours) }),
      informational(`first view of ${name}: ms of one script`, {
        ratio: median(theirs),
        spread: spread(theirs),
      }),
    ]
  } finally {
    await side.stop()
  }
}

/** What a slow phone shows of an address that it never saw (docs/screens.md#the-first-view), over the demo group. */
export async function firstView(): Promise<Result[]> {
  buildWebIfStale()
  const server = await startDemo(join(import.meta.dirname, '../../..'))
  const browser = await launchBrowser()
  try {
    const results: Result[] = []
    for (const view of views) results.push(...(await measure(browser, server.url, view)))
    return results
  } finally {
    await browser.close()
    await server.stop()
  }
}
