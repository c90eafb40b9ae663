/** Equipment on its way from a customer's house to recycling, and a squad's count. */
import { formatDate } from '@intranet/contract/formats'
import { dayFromNow } from '@intranet/contract/today'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage, signIn } from './support/browser.ts'
import { addButton, agree, choose } from './support/forms.ts'
import { noticeShown } from './support/notices.ts'
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

async function enter(login: string, path: string) {
  const opened = await openPage(browser, server.url)
  await signIn(opened.page, login, path)
  return opened
}

type Page = Awaited<ReturnType<typeof enter>>['page']

/** A day ahead, as it is typed. */
const inDays = (days: number) => formatDate(dayFromNow(days))

const CODE = 'PT-E2E001'
const rowOf = (page: Page) => page.getByRole('row', { name: new RegExp(CODE) })

/** Chooses from the row's menu, answers the question, and waits until the row has left the list. */
async function step(page: Page, path: string, action: string, reason?: [label: string, text: string]) {
  await page.goto(server.url + path)
  await rowOf(page).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: action }).click()
  const dialog = page.getByRole('dialog')
  if (reason) await dialog.getByLabel(reason[0]).fill(reason[1])
  await dialog.getByRole('button', { name: action }).click()
  await noticeShown(page, 'Status atualizado com sucesso!')
  await rowOf(page).waitFor({ state: 'detached' })
}

it('an item goes from its removal to recycling, and its value goes with it', async () => {
  const { page, faults } = await enter('gestor.operacoes', '/supplies/home')
  await page.getByRole('link', { name: /Retiradas/ }).click()
  await page.getByRole('button', { name: 'Nova retirada' }).click()
  await choose(page, 'Equipe', /Equipe Rio Grande 01/)
  await choose(page, 'Produto', /Decodificador 4K.*Produto/)
  await page.getByRole('textbox', { name: 'Patrimônio' }).fill(CODE)
  await page.getByLabel('OS', { exact: true }).fill('99001')
  await page.getByLabel('Primeiro nome do cliente').fill('Joana Prates')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Retirada registrada.')
  await rowOf(page).getByText('Joana').waitFor()
  expect(await rowOf(page).getByText('Prates').count()).toBe(0)
  await page.getByText('Movimentação não altera o estoque no ERP.').waitFor()

  await step(page, '/supplies/removal?q=E2E001', 'Registrar devolução')
  await step(page, '/supplies/devolutions?q=E2E001', 'Enviar para manutenção', ['Defeito', 'Não liga'])
  const totals = async () => {
    await page.goto(`${server.url}/supplies/values`)
    const tile = (name: string) => page.locator('dl div', { hasText: name }).locator('dd').innerText()
    return Promise.all([tile('Manutenção'), tile('Reciclagem')])
  }
  const amount = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
  const before = (await totals()).map(amount)
  await step(page, '/supplies/maintenance?q=E2E001', 'Condenar', ['Motivo', 'Placa queimada'])
  const after = (await totals()).map(amount)
  expect([after[0]! - before[0]!, after[1]! - before[1]!].map((one) => one.toFixed(2))).toEqual([
    '-198.50',
    '198.50',
  ])
  await page.goto(`${server.url}/supplies/recycling?q=E2E001`)
  await rowOf(page).getByText('Placa queimada').waitFor()
  expect(faults).toEqual([])
})

it('a squad is counted blind by who answers for it, validated by a manager and ended', async () => {
  const { page } = await enter('gestor.operacoes', '/squads/list?q=Rio+Grande')
  await page
    .getByRole('row', { name: /Rio Grande 01/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Inventário' }).click()
  await page.getByRole('button', { name: 'Iniciar contagem' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Iniciar contagem' }).click()
  await noticeShown(page, 'Contagem iniciada.')
  const counted = page.getByLabel(/Quantidade informada de Cabo drop/)
  await counted.fill('1')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Dados atualizados com sucesso!')
  await page
    .getByRole('row', { name: /Cabo drop/ })
    .getByRole('button')
    .last()
    .click()
  // What differs needs a reason: its line opens.
  await page.getByRole('menuitem', { name: 'Validar' }).click()
  await page.getByRole('dialog').getByLabel('Observação').fill('Bobina em cliente OS 88123')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page
    .getByRole('row', { name: /Cabo drop/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Validar' }).click()
  await noticeShown(page, 'Inventário validado com sucesso.')
  await page
    .getByRole('row', { name: /Cabo drop/ })
    .getByText('Validado', { exact: true })
    .waitFor()
  // While lines are open it is not offered, and the page says how many.
  await page.getByText(/Para encerrar: \d+ (item|itens) a validar/).waitFor()
  await page.getByRole('button', { name: /^Ações de .*Rio Grande 01/ }).click()
  expect(await page.getByRole('menuitem', { name: 'Encerrar contagem' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

it('who answers for a squad counts it without a role, and does not see what the system says', async () => {
  const { page } = await enter('tecnico', '/squads/list')
  await page
    .getByRole('row', { name: /Pelotas 01/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Inventário' }).click()
  const cable = page.getByRole('row', { name: /Cabo drop/ })
  await cable.waitFor()
  expect(await cable.getByRole('cell').nth(2).innerText()).toBe('–')
  await page.getByRole('button', { name: /^Ações de .*Pelotas 01/ }).click()
  await page.getByRole('menuitem', { name: 'Imprimir' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Encerrar contagem' }).count()).toBe(0)
})

it('equipment is asked for, approved, handed over and signed; its purchase is written', async () => {
  const asking = await enter('onboarding', '/requests/equipment/list')
  await addButton(asking.page, 'Pedir equipamento').click()
  await choose(asking.page, 'Produto', 'Headset USB')
  await asking.page.getByRole('textbox', { name: 'Para quando' }).fill(inDays(5))
  await asking.page.getByRole('textbox', { name: 'Motivo' }).fill('Atendo por voz e o meu quebrou')
  await asking.page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(asking.page, 'Pedido enviado.')
  await asking.page
    .getByRole('row', { name: /Headset USB/ })
    .getByText('Pedido', { exact: true })
    .waitFor()

  const { page, faults } = await enter('gestor.operacoes', '/supplies/requests/list?q=voz')
  await page
    .getByRole('row', { name: /Headset USB/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Ver' }).click()
  await page.getByRole('button', { name: 'Aprovar' }).click()
  await page.getByText(/^Aprovar 1 × Headset USB para/).waitFor()
  await agree(page, 'Aprovar')
  await noticeShown(page, 'Status atualizado com sucesso!')
  await page.getByRole('button', { name: 'Entregar' }).click()
  await page.getByText('Aprovado: 1 × Headset USB.').waitFor()
  await page.getByRole('button', { name: 'Gerar termo' }).click()
  await noticeShown(page, 'Termo gerado.')
  await page.getByText('Termo a assinar').first().waitFor()

  await asking.page.goto(`${server.url}/requests/equipment/list`)
  await asking.page
    .getByRole('row', { name: /Headset USB/ })
    .getByText('Termo a assinar')
    .waitFor()

  await page.goto(`${server.url}/supplies/assets/list?q=NB-0002`)
  await page
    .getByRole('row', { name: /NB-0002/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Abrir' }).click()
  await page.getByRole('textbox', { name: 'Garantia até' }).fill(inDays(20))
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Dados atualizados com sucesso!')
  await page.goto(`${server.url}/expiries?q=NB-0002`)
  await page
    .getByRole('row', { name: /Garantia de NB-0002/ })
    .getByText('20 dias')
    .waitFor()
  expect([...faults, ...asking.faults]).toEqual([])
})
