/** What is typed without a network: kept with the tab closed, sent once by its person, put right where it is refused. */
import { dayFromNow } from '@intranet/contract/today'
import { signIn as connectAs, type Session } from '@intranet/client'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { addButton } from './support/forms.ts'
import { canShowNotices, noticeShown } from './support/notices.ts'
import { confirmReadings } from './support/readings.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const connect = (login: string) => connectAs(server.url, `${login}@intranet.example`, DEMO_PASSWORD)
const WAITS = 'Guardado neste aparelho.'
const TEXT = 'Caixa aberta no poste da esquina'
const DAY = dayFromNow(6)

/** A ride of two seats that a colleague offers. */
async function offerRide(driver: Session): Promise<number> {
  const idOf = async (q: string) =>
    (await driver.api.cities.options.query({ q })).find(({ nome }) => nome === q)!.id
  const [made] = await driver.api.rides.create.mutate({
    objects: [
      {
        id_cidade_origem: await idOf('Pelotas'),
        origem: 'Rodoviária',
        id_cidade_destino: await idOf('Rio Grande'),
        destino: 'Filial',
        data: DAY,
        hora: '06:45',
        vagas: 2,
        tipo: 'particular',
        veiculo_descricao: 'Onix prata',
      },
    ],
  })
  return made!.id
}

/** A colleague takes one of the two seats meanwhile. */
async function takeSeat(driver: Session, id: number): Promise<void> {
  const other = await connect('tecnico')
  const asked = await other.api.rides.ask.mutate({ id })
  await driver.api.rides.answer.mutate({ id: asked.id, situacao: 'aceito' })
}

/** A photo as a phone writes it: the place where it was taken is in its first bytes (EXIF). */
async function photoWithPlace(page: Page): Promise<Buffer> {
  const plain = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 40 })
    canvas.getContext('2d')!.fillRect(0, 0, 3000, 20)
    return canvas.toDataURL('image/jpeg').split(',')[1]!
  })
  const jpeg = Buffer.from(plain, 'base64')
  const exif = Buffer.from('Exif\0\0GPS -31.7710 -52.3420')
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}

/** The photos that wait in the browser's database, as text. */
const waitingPhotos = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const request = indexedDB.open('intranet-por-enviar')
        request.addEventListener('success', () => {
          const all = request.result.transaction('fotos').objectStore('fotos').getAll()
          all.addEventListener('success', () =>
            done(
              (all.result as { bytes: ArrayBuffer }[]).map(({ bytes }) =>
                String.fromCharCode(...new Uint8Array(bytes)),
              ),
            ),
          )
        })
      }),
  )

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(server.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

it('a tick, a report with a photo and a seat wait, arrive once, and what is refused is put right', async () => {
  const [driver, person] = [await connect('funcionario'), await connect('desligamentos')]
  await confirmReadings(server.url, 'desligamentos')
  await confirmReadings(server.url, 'funcionario')
  const ride = await offerRide(driver)
  const { dados } = await person.api.shutdowns.list.query({ filtro: { situacao: 'solicitado' } })
  const shutdown = dados[0]!.id
  const item = async () =>
    (await person.api.shutdowns.get.query({ id: shutdown })).itens.find((one) => one.item === 'cracha')!
  expect((await item()).feito_em).toBeNull()

  const { page: reports } = await openPage(browser, server.url, {
    viewport: { width: 360, height: 780 },
    geolocation: { latitude: -31.77, longitude: -52.34 },
    permissions: ['geolocation'],
  })
  const context = reports.context()
  await signIn(reports, 'desligamentos', '/requests/reports/list')
  const photo = await photoWithPlace(reports)
  await addButton(reports, 'Reportar').click()
  const checklist = await openTab(context, `/shutdowns/edit/${shutdown}`)
  const board = await openTab(context, `/ride-employee/search/pelotas/rio-grande/${DAY}`)
  await board
    .getByRole('listitem')
    .filter({ hasText: '06:45' })
    .getByRole('button', { name: 'Pedir carona' })
    .click()
  await board.getByRole('dialog', { name: 'Pedir carona' }).waitFor()

  for (const page of [reports, checklist, board]) await canShowNotices(page)
  await context.setOffline(true)
  await checklist.getByRole('checkbox', { name: /^Devolução de crachá/ }).click()
  await checklist.getByRole('link', { name: '1 por enviar' }).waitFor()
  await checklist.getByText('Por enviar', { exact: true }).waitFor()

  const files = [{ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo }]
  await reports.getByLabel('Adicionar imagens').setInputFiles(files)
  await reports.getByRole('img', { name: 'Prévia: Fotos 1' }).waitFor()
  expect(photo.toString('latin1')).toContain('GPS')
  const [kept, ...more] = await waitingPhotos(reports)
  expect([kept?.slice(6, 10), /Exif|GPS/.test(kept!), more]).toEqual(['JFIF', false, []])
  await reports.getByLabel('O que aconteceu').fill(TEXT)
  await reports.getByRole('button', { name: 'Usar minha posição' }).click()
  await reports.getByText('Posição incluída').waitFor()
  await reports.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(reports, WAITS)

  const asks = board.getByRole('dialog', { name: 'Pedir carona' })
  await asks.getByRole('radio', { name: '2 lugares' }).click()
  await asks.getByRole('button', { name: 'Pedir carona' }).click()
  await noticeShown(board, WAITS)
  await board.getByText('Pedido por enviar').waitFor()
  await takeSeat(driver, ride)
  for (const page of [reports, checklist, board]) await page.close()
  await context.setOffline(false)

  // A colleague signs in on the device.
  await context.clearCookies()
  const other = await context.newPage()
  await signIn(other, 'funcionario', `${server.url}/por-enviar`)
  await other.getByText('Nada por enviar').waitFor()
  expect((await item()).feito_em).toBeNull()
  await other.close()

  // Its person is back, with two tabs at the same moment.
  await context.clearCookies()
  const back = await context.newPage()
  await signIn(back, 'desligamentos', `${server.url}/por-enviar`)
  const second = await openTab(context, '/requests/reports/list')
  await back.getByText('Não há vagas suficientes nesta carona.').waitFor()
  // What came while the list was open waits behind its button.
  await second.reload()
  await second.getByText(TEXT).waitFor()
  await second.getByRole('link', { name: '1 por enviar, 1 com recusa' }).waitFor()
  await second.getByRole('button', { name: /^Perfil de/ }).click()
  await second.getByRole('menuitem', { name: 'Sair' }).click()
  await second.getByText('1 item aguarda envio neste aparelho.').waitFor()
  await second.getByRole('button', { name: 'Cancelar' }).click()
  await back.getByRole('button', { name: 'Corrigir' }).click()
  const mended = back.getByRole('dialog', { name: 'Pedir carona' })
  expect(await mended.getByRole('radio', { name: '2 lugares' }).isChecked()).toBe(true)
  await mended.getByRole('radio', { name: '1 lugar' }).click()
  await mended.getByRole('button', { name: 'Pedir carona' }).click()
  await noticeShown(back, 'Pedido enviado ao motorista.')
  await back.getByText('Nada por enviar').waitFor()
  await second.getByRole('link', { name: /por enviar/ }).waitFor({ state: 'detached' })

  expect((await item()).feito_em).not.toBeNull()
  const own = (await person.api.fieldReports.listOwn.query({})).dados.filter(({ texto }) => texto === TEXT)
  expect(own).toHaveLength(1)
  const report = await person.api.fieldReports.get.query({ id: own[0]!.id })
  expect([report.fotos.length, report.posicao]).toEqual([1, { latitude: -31.77, longitude: -52.34 }])
  const { passageiros } = await driver.api.rides.get.query({ id: ride })
  expect(passageiros.map(({ lugares }) => lugares)).toEqual([1, 1])
  expect(await waitingPhotos(back)).toEqual([])
})
