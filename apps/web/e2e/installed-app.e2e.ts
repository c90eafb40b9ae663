/** The app on a device: its files are kept, personal data is not, and a new version is asked about once. */
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { browserKeys, readPush, type Pushed } from '../../server/test/push-reader.ts'
import { openBrowser, openPage, signIn } from './support/browser.ts'
import { noticeShown } from './support/notices.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser
/** In front of the server: it can answer another version of the service worker, as a deploy would. */
let front: Server
let url: string
let version = 0
/** Takes what the server sends to devices, as a browser's own service would. */
let pushService: Server
const pushed: Pushed[] = []

function takePushes(): Server {
  return createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(201).end()
    })
  })
}

const listening = (one: Server) =>
  new Promise<string>((done) =>
    one.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(one.address() as AddressInfo).port}`)),
  )

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
  server = await startServer({ PUSH_HOSTS: '127.0.0.1' })
  browser = await openBrowser()
  front = pass()
  pushService = takePushes()
  url = await listening(front)
})
afterAll(async () => {
  await browser?.close()
  for (const one of [front, pushService]) {
    one?.closeAllConnections()
    one?.close()
  }
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

/** The part of the service worker that the walk reaches into. */
interface WorkerScope {
  shown: (NotificationOptions & { title: string })[]
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  dispatchEvent(event: Event): boolean
}

/** Calls a procedure as the page does. */
const call = <T>(page: Page, procedure: string, input?: unknown): Promise<T> =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(`/trpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: body ?? '{}',
      })
      const { result } = (await answer.json()) as { result: { data: T } }
      return result.data
    },
    [procedure, input === undefined ? undefined : JSON.stringify(input)] as const,
  )

const ownDevices = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/trpc/push.own')
    const { result } = (await answer.json()) as { result: { data: { aparelhos: unknown[] } } }
    return result.data.aparelhos.length
  })

it('shows a notice without a name on the locked screen, and a press opens its record', async () => {
  const page = await started()
  // The browser's own push service is on the internet: the walk registers a device of its making.
  const keys = browserKeys()
  const service = await listening(pushService)
  await call(page, 'push.prepare')
  const { p256dh, auth } = keys
  await call(page, 'push.register', { endereco: `${service}/caixa`, p256dh, auth })

  // At whatever hour and on whatever day the walk runs.
  await page.goto('/users/sessions')
  await page.getByText('Este aparelho', { exact: true }).waitFor()
  // A browser without a screen refuses notices for good; the page says what helps elsewhere.
  await page.getByText(/^Você bloqueou os avisos/).waitFor()
  await page.getByRole('button', { name: 'Escolher avisos' }).click()
  for (const name of ['À noite', 'Aos sábados e domingos'])
    await page.getByRole('switch', { name: new RegExp(name) }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Sua escolha foi salva.')

  const me = await page.evaluate(async () => {
    const answer = await fetch('/trpc/auth.session')
    const { result } = (await answer.json()) as { result: { data: { usuarioId: number } } }
    return result.data.usuarioId
  })
  const msg = 'Quiteria Prates espera por você.'
  await call(page, 'notifications.send', { usuarios: [me], msg, rota: '/calendar' })
  await expect.poll(() => pushed.length, { timeout: 10_000 }).toBe(1)
  const notice = readPush(keys, pushed[0]!)
  expect(JSON.stringify(notice)).not.toContain('Quiteria')

  const client = await page.context().newCDPSession(page)
  const registrations: { registrationId: string; scopeURL: string }[] = []
  client.on('ServiceWorker.workerRegistrationUpdated', (event) => registrations.push(...event.registrations))
  await client.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  const { registrationId } = registrations.find(({ scopeURL }) => scopeURL.startsWith(url))!
  // What the worker shows is kept here, since this browser shows nothing.
  const worker = page.context().serviceWorkers().at(-1)!
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope
    scope.shown = []
    scope.registration.showNotification = async (title, options) =>
      void scope.shown.push({ title, ...options })
  })
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: url,
    registrationId,
    data: JSON.stringify(notice),
  })
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown))
    .toMatchObject([{ title: 'Intranet', body: 'Há um aviso do RH para você.', tag: notice.marca }])

  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope
    const notification = { ...scope.shown[0], close: () => {} }
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }))
  })
  await page.waitForURL('**/calendar')
  expect(await ownDevices(page)).toBe(1)
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
  expect(await ownDevices(page)).toBe(0)
  await kept(page)
  await expect.poll(async () => (await cached(page)).length).toBeGreaterThan(300)
})
