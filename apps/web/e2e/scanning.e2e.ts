/** Codes of a count on a phone: by camera, without a network, with the tab closed; and a camera that is refused. */
import { signIn as connectAs } from '@intranet/client'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { create } from 'qrcode'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD, launchBrowser, openPage, signIn } from './support/browser.ts'
import { startServer, type RunningServer } from './support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'intranet-camera-'))
const film = join(folder, 'code.y4m')
let server: RunningServer
let browser: Browser
let squad: number

/** A film of one picture, without colours: a QR code in the middle of a white frame of 320 × 240. */
function filmOf(code: string): Buffer {
  const { size, data } = create(code, { errorCorrectionLevel: 'M' }).modules
  const [width, height, dot] = [320, 240, 6]
  const [left, top] = [(width - size * dot) >> 1, (height - size * dot) >> 1]
  const light = Buffer.alloc(width * height, 235)
  for (let y = 0; y < size * dot; y++)
    for (let x = 0; x < size * dot; x++)
      if (data[Math.floor(y / dot) * size + Math.floor(x / dot)]) light[(top + y) * width + left + x] = 16
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame])
}

beforeAll(async () => {
  writeFileSync(film, filmOf('PT-001000'))
  server = await startServer()
  browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ])
  const { api } = await connectAs(server.url, 'tecnico@intranet.example', DEMO_PASSWORD)
  const { dados } = await api.squads.list.query({ q: 'Pelotas 01' })
  squad = dados[0]!.id
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(folder, { recursive: true })
})

/** `allows`: what the browser answers a page that asks for the camera. */
async function enter(allows: boolean) {
  const opened = await openPage(browser, server.url, { viewport: { width: 360, height: 780 } })
  // It keeps the stream that the page was given, to see whether the camera is given back.
  await opened.page.addInitScript((given) => {
    const { mediaDevices } = navigator
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wishes) => {
      if (!given) throw new DOMException('', 'NotAllowedError')
      return Object.assign(window, { given: await ask(wishes) }).given
    }
  }, allows)
  await signIn(opened.page, 'tecnico', `/squads/scan/${squad}`)
  return opened
}

it('a count is read by camera and without a network; what a closed tab left goes out once', async () => {
  const { page } = await enter(true)
  await page.getByRole('button', { name: 'Ler com a câmera' }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'PT-001000' })
  await line.getByText('Encontrado').waitFor()
  expect(
    await page.getByLabel('Imagem da câmera').evaluate((video: HTMLVideoElement) => video.videoWidth),
  ).toBe(320)
  await page.getByRole('button', { name: 'Desligar câmera' }).click()
  await page.getByLabel('Imagem da câmera').waitFor({ state: 'detached' })
  const live = () =>
    page.evaluate(() => (Reflect.get(window, 'given') as MediaStream).getTracks()[0]?.readyState)
  await expect.poll(live).toBe('ended')
  await page.getByText('Tudo enviado.').waitFor()

  await page.context().setOffline(true)
  for (const code of ['PT-001001', 'PT-001002', 'PT-001001']) {
    await page.getByLabel('Código').fill(code)
    await page.keyboard.press('Enter')
  }
  await page.getByText('2 itens aguardam envio.').waitFor()
  const context = page.context()
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(`${server.url}/squads/scan/${squad}`)
  for (const code of ['PT-001001', 'PT-001002'])
    await again.getByRole('listitem').filter({ hasText: code }).getByText('Encontrado').waitFor()
  await again.getByText('Tudo enviado.').waitFor()

  const { api } = await connectAs(server.url, 'tecnico@intranet.example', DEMO_PASSWORD)
  const { dados } = await api.inventory.list.query({ filtro: { id_equipe: squad }, q: 'PT-00100', limit: 0 })
  const found = dados
    .filter(({ resultado }) => resultado === 'encontrado')
    .map(({ patrimonio }) => patrimonio)
  expect(found.toSorted()).toEqual(['PT-001000', 'PT-001001', 'PT-001002'])
})

it('a camera that is refused is reported in words, and may be asked for again', async () => {
  const { page } = await enter(false)
  await page.getByRole('button', { name: 'Ler com a câmera' }).click()
  await page.getByText('O uso da câmera não foi permitido.').waitFor()
  await page.getByRole('button', { name: 'Ler com a câmera' }).waitFor()
  expect(await page.getByLabel('Imagem da câmera').count()).toBe(0)
})
