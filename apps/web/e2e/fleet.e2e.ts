/** A fine, from its proposed driver to the statement that the driver signs on the screen. */
import { dayInBrazil } from '@intranet/contract/today'
import { signIn as connectAs } from '@intranet/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { told } from './support/notices.ts'
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

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
it('a fine goes from its proposed driver to a signed term', async () => {
  const manager = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
  const vehicle = (await manager.api.vehicles.list.query({ filtro: { placa: 'JBX2E34' } })).dados[0]!
  const driver = (await manager.api.drivers.list.query({ q: 'Tiago Machado' })).dados[0]!
  const [fine] = await manager.api.fines.create.mutate({
    objects: [
      {
        id_veiculo: vehicle.id,
        id_motorista: driver.id,
        auto_infracao: 'RX0012345',
        orgao: 'PRF',
        codigo_infracao: '74550',
        descricao: 'Transitar em velocidade superior à máxima permitida',
        gravidade: 'media',
        data_infracao: new Date(Date.now() - 5 * 86_400_000).toISOString(),
        local: 'BR-116',
        data_notificacao: dayInBrazil(Date.now() - 2 * 86_400_000),
        valor: '195.23',
        vencimento: dayInBrazil(Date.now() + 40 * 86_400_000),
      },
    ],
  })
  const managing = await openPage(browser, server.url)
  const { page } = managing
  await signIn(page, 'gestor.operacoes')
  await page.goto(`/fleet/fines/edit/${fine!.id}`)
  await page.getByRole('button', { name: 'Confirmar condutor' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar condutor' }).click()
  await told(page, 'Status atualizado com sucesso!')
  await page.goto(`/fleet/fines/edit/${fine!.id}`)
  await page.getByRole('button', { name: 'Termo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gerar termo' }).click()
  await heading(page, 'TERMO DE RESPONSABILIDADE')

  const driving = await openPage(browser, server.url)
  await signIn(driving.page, 'tecnico')
  await driving.page.goto(`/fleet/fines/term/${fine!.id}/${driver.id}/JBX2E34`)
  await driving.page.getByText('R$ 195,23').waitFor()
  await driving.page.getByRole('radio', { name: 'Não autorizo o desconto em folha' }).click()
  const box = (await driving.page.getByRole('img', { name: /Quadro da assinatura/ }).boundingBox())!
  await driving.page.mouse.move(box.x + 40, box.y + 60)
  await driving.page.mouse.down()
  await driving.page.mouse.move(box.x + 160, box.y + 90, { steps: 6 })
  await driving.page.mouse.up()
  await driving.page.getByRole('textbox', { name: 'Sua senha' }).fill(DEMO_PASSWORD)
  await driving.page.getByRole('button', { name: 'Assinar' }).click()
  await driving.page.getByText('Assinado na intranet').waitFor()
  expect([...managing.faults, ...driving.faults]).toEqual([])
})
