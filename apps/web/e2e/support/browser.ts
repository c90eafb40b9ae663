/** A real browser from npm, and a page that remembers everything that went wrong on it. */
import chromium from '@sparticuz/chromium'
import {
  chromium as playwright,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright-core'
import { inject } from 'vitest'
import { listen, PATIENCE_MS } from './notices.ts'
import { unpackedBrowser } from './unpacked-browser.ts'

export const DEMO_PASSWORD = 'Intranet@2026'

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
]

/** A separate browser, with further switches of Chromium, such as those of a camera. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  // Its own list has --single-process, which does not survive long walks, and switches off the rules of origins.
  // Drawing on an emulated graphics card takes three times the processor of drawing without one.
  chromium.setGraphicsMode = false
  const args = chromium.args.filter(
    (arg) => !/single-process|no-zygote|headless|disable-web-security/.test(arg),
  )
  return playwright.launch({
    executablePath: await unpackedBrowser(),
    args: [...args, ...quiet, ...more],
    headless: true,
  })
}

/** Pages of a walk live for seconds: compiling their code for long runs took a sixth of the browser's work. */
const SHORT_LIVED = ['--js-flags=--no-maglev --no-opt', '--v8-cache-options=none']

let kept: Browser | undefined

/** The browser that all files of a worker share; `close` closes what this file opened in it. */
export async function openBrowser(): Promise<Browser> {
  if (kept?.isConnected()) return kept
  const browser = await launchBrowser(SHORT_LIVED)
  browser.close = async () => void (await Promise.all(browser.contexts().map((one) => one.close())))
  return (kept = browser)
}

export interface WatchedPage {
  page: Page
  /** Console errors, uncaught exceptions and failed requests so far. */
  faults: string[]
}

/** Requests that may fail: guests get 401 from the session check, cancelled loads are no fault. */
const expected = /net::ERR_ABORTED|interrupted by another navigation/

/** Throws while a write of the page is not answered: leaving it then cancels the write at times, and keeps it at others. */
function unansweredWrites(page: Page): () => void {
  const known = new Set(inject('writes'))
  const unanswered = new Set<Request>()
  const writesOf = (request: Request) =>
    request.url().includes('/trpc/')
      ? new URL(request.url()).pathname
          .slice('/trpc/'.length)
          .split(',')
          .filter((path) => known.has(path))
      : []
  page.on('request', (request) => void (writesOf(request).length > 0 && unanswered.add(request)))
  page.on('response', (response) => void unanswered.delete(response.request()))
  page.on('requestfailed', (request) => void unanswered.delete(request))
  return () => {
    const left = [...unanswered].flatMap(writesOf)
    if (left.length > 0)
      throw new Error(`The walk leaves ${page.url()} before ${left.join(', ')} was answered.`)
  }
}

export async function openPage(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    // Walks change what the server answers to the page's own requests; installed-app.e2e.ts lets the worker in.
    serviceWorkers: 'block',
    // Nothing moves, which saves a tenth of the browser's work; live.e2e.ts sees the screens as they move.
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await listen(context)
  const page = await context.newPage()
  const load = page.goto.bind(page)
  // A screen that moves on by itself at this moment (after a save, and once more after a sign-in) cancels the load; a
  // person asks again.
  const goto = async (tries: number, ...[url, how]: Parameters<typeof load>): ReturnType<typeof load> => {
    try {
      return await load(url, how)
    } catch (error) {
      if (tries === 0 || !expected.test(String(error))) throw error
      return goto(tries - 1, url, how)
    }
  }
  const reload = page.reload.bind(page)
  const checkWrites = unansweredWrites(page)
  page.goto = async (url, how) => {
    checkWrites()
    return goto(3, url, how)
  }
  page.reload = async (how) => {
    checkWrites()
    return reload(how)
  }
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => faults.push(`exceção: ${error.message}`))
  page.on('requestfailed', (request) => {
    const text = request.failure()?.errorText ?? ''
    if (!expected.test(text)) faults.push(`pedido: ${request.url()} ${text}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`resposta ${response.status()}: ${response.url()}`)
  })
  return { page, faults }
}

/** Opens a page as somebody who is signed in already: the form is sign-in.e2e.ts's. `login` is before the @. */
export async function signIn(page: Page, login: string, path = '/'): Promise<void> {
  const data = { email: `${login}@intranet.example`, senha: DEMO_PASSWORD }
  const answer = await page.request.post('/v1/auth/login', { data, timeout: PATIENCE_MS })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`${login}: ${answer.status()} ${await answer.text()}`)
  const url = new URL(answer.url()).origin
  await page.context().addCookies([{ name: 'sessao', value: token, url, httpOnly: true, sameSite: 'Lax' }])
  await page.goto(path)
}
