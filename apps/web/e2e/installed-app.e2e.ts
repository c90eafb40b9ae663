/** The app on a device: its files are kept, personal data is not, and a new version is asked about once. */
import { createServer, request as ask, type Server } from 'node:http'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage, signIn } from './support/browser.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser
/** In front of the server: it can answer another version of the service worker, as a deploy would. */
let front: Server
let url: string
let version = 0

function pass(): Server {
  return createServer((from, to) => {
    const own = from.url === '/app-worker.js'
    const { 'if-none-match': _, 'if-modified-since': __, ...rest } = from.headers
    const headers = own ? { ...rest, 'accept-encoding': 'identity' } : from.headers
    const { hostname, port } = new URL(server.url)
    const asked = ask({ hostname, port, path: from.url, method: from.method, headers }, (answer) => {
      const { 'content-length': ___, ...longer } = answer.headers
      to.writeHead(answer.statusCode!, own ? longer : answer.headers)
      answer.pipe(to, { end: !own })
      if (own) answer.on('end', () => to.end(`\n// ${version}`))
    })
    asked.on('error', () => to.destroy())
    from.pipe(asked)
  })
}

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  front = pass()
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(front.address() as { port: number }).port}`
})
afterAll(async () => {
  await browser?.close()
  front?.closeAllConnections()
  front?.close()
  await server?.stop()
})

const device = { serviceWorkers: 'allow' } as const

/** Waits until the worker has kept the built files. */
const kept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      timeout: 80_000,
    })
    .toBe('activated')

/** The paths that the browser's caches hold. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map((one) => new URL(one.url).pathname)
  })

/** Signs in, and waits until the files are kept: once for all tests, for it takes the time. */
async function keep(): Promise<BrowserContext> {
  const { page } = await openPage(browser, url, device)
  await signIn(page, 'gestor.rh')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await kept(page)
  return page.context()
}

let phone: Promise<BrowserContext> | undefined
async function started(): Promise<Page> {
  const page = await (await (phone ??= keep())).newPage()
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

it('keeps the built files and nothing of a person; without a network the frame is there at once', async () => {
  const page = await started()
  const paths = await cached(page)
  expect(paths).toContain('/index.html')
  expect(paths.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(300)
  expect(paths.filter((path) => !/^\/(assets\/|brand\/|index\.html$|theme\.js$)/.test(path))).toEqual([])
  // What a screen reads afterwards is not kept either.
  await page.goto('/departments/list')
  await page.getByRole('row').nth(1).waitFor()
  expect(await cached(page)).toHaveLength(paths.length)

  await page.context().setOffline(true)
  await page.goto('/calendar')
  await page.getByRole('banner').waitFor()
  await page.getByText(/^Sem conexão/).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1 }).waitFor()

  // Open pages, those of another policy and the server's other answers are not of this device.
  await page.context().setOffline(true)
  for (const path of ['/careers/list', '/squads/scan/1', '/v1/openapi.json', '/files/1'])
    await expect(page.goto(path), path).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(false)
  await page.close()
})

it('asks once about a new version, and takes it in with what was typed', async () => {
  const page = await started()
  await page.goto('/departments/register')
  await page.getByLabel('Nome').fill('Aaa versão')
  version += 1
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const question = page.getByRole('region', { name: 'Há uma versão nova da intranet' })
  await question.waitFor()
  await Promise.all([page.waitForEvent('load'), question.getByRole('button', { name: 'Atualizar' }).click()])
  await page.getByText(/^Recuperamos o que você digitou/).waitFor()
  expect(await page.getByLabel('Nome').inputValue()).toBe('Aaa versão')
  expect(await question.isVisible()).toBe(false)
  await page.close()
})

it('signing out leaves nothing in the caches; the next session keeps the files again', async () => {
  const page = await started()
  await page.getByRole('button', { name: /^Perfil de/ }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  // What was typed before the new version is a draft.
  await page.getByRole('button', { name: 'Sair assim mesmo' }).click()
  await page.waitForURL('**/home/login/enter')
  await expect.poll(() => cached(page)).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await signIn(page, 'gestor.rh')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await kept(page)
  await expect.poll(async () => (await cached(page)).length).toBeGreaterThan(300)
})
