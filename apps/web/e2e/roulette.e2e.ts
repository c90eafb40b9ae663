import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addButton } from './support/forms.ts'
import { barriers } from './support/barriers.ts'
import { openBrowser, openPage, signIn } from './support/browser.ts'
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

const NAME = 'Festa da Colheita 2026'
const ADDRESS = '/roleta/festa-da-colheita-2026'

async function fillPrizes(page: Page, of: string) {
  await page.getByRole('button', { name: of, exact: true }).click()
  for (const number of [1, 2, 3, 4]) {
    const card = page.getByRole('group', { name: `Prêmio ${number}`, exact: true })
    await card.getByRole('textbox', { name: 'Nome', exact: true }).fill(`Brinde ${number}`)
    await card.getByLabel('Mensagem do sorteio').fill('Retire na loja.')
    await card.getByRole('textbox', { name: 'Quantidade', exact: true }).fill('5')
  }
}

/** Spins for one person; without a regulation there is nothing to tick. */
async function spin(page: Page) {
  await page.getByLabel('Nome').fill('Joana da Rosa')
  await page.getByLabel('CPF').fill('52998224725')
  await page.getByLabel('Telefone').fill('53984001122')
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await page.getByRole('button', { name: 'Vai!' }).click()
}

it('a roulette is created, spun by the public, raffled, and its draw checked by anybody', async () => {
  const staff = await openPage(browser, server.url)
  const { page } = staff
  await signIn(page, 'gestor.roleta', '/marketing/roulette/list')
  await page.getByText('Aniversário de 20 anos').first().waitFor()
  await addButton(page, 'NOVA ROLETA').click()
  await page.getByText('Mínimo de 8 caracteres. (0/8)').waitFor()
  await page.getByLabel('Nome da campanha').fill(NAME)
  await page.getByRole('combobox', { name: 'Provedor' }).click()
  await page.getByRole('option').first().click()
  await page.getByLabel('Descrição').fill('Gire e ganhe.')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Preencha todos os campos obrigatórios!')
  await page.getByText('Por favor, preencha todos os campos...').first().waitFor()
  await page.getByRole('textbox', { name: 'Data de fim' }).fill('31/12/2099')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Campanha Cadastrada com sucesso.')
  await page.getByRole('img', { name: /^Roleta com 4 prêmios/ }).waitFor()
  await page.getByLabel('Texto do centro').fill('Vai!')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Aparência da roleta cadastrada com sucesso.')
  await fillPrizes(page, 'Clientes')
  await page.getByRole('button', { name: 'Simular 10.000 giros' }).click()
  await page.getByText(/giros ficariam sem prêmio/).waitFor()
  await fillPrizes(page, 'Não clientes')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Prêmios cadastrados com sucesso!')
  await page.waitForURL(/roulette\/list/)

  const visitor = await openPage(browser, server.url, { viewport: { width: 360, height: 740 } })
  await visitor.page.goto(ADDRESS)
  await visitor.page.getByRole('heading', { name: NAME }).waitFor()
  expect(await barriers(visitor.page, 'main')).toEqual({ serious: [], overflow: 0 })
  await spin(visitor.page)
  const won = visitor.page.locator('[data-slot=win]')
  await won.waitFor()
  const prize = (await won.locator('b').textContent())!.replace('Parabéns! ', '')
  const coupon = (await won.locator('dd').first().textContent())!
  expect(coupon).toMatch(/^CUPOM-[A-Z2-7]{8}$/)

  // The same device shows the prize again; another one reads of the interval.
  await visitor.page.reload()
  await spin(visitor.page)
  await won.waitFor()
  expect(await won.locator('dd').first().textContent()).toBe(coupon)
  const other = await openPage(browser, server.url)
  await other.page.goto(ADDRESS)
  await spin(other.page)
  await other.page.getByText(/^Você já participou!/).waitFor()
  await other.page.context().close()

  const row = page.getByRole('row', { name: new RegExp(NAME) })
  await row.getByRole('button', { name: /Ações/ }).click()
  await page.getByRole('menuitem', { name: 'Sorteio', exact: true }).click()
  await page.getByRole('combobox', { name: 'Público' }).click()
  await page.getByRole('option', { name: 'Não clientes' }).click()
  await page.getByRole('combobox', { name: 'Prêmio' }).click()
  await page.getByRole('option', { name: prize, exact: true }).click()
  await page.getByRole('button', { name: 'Sortear', exact: true }).click()
  await page.getByRole('heading', { name: 'Joana da Rosa' }).waitFor()
  await page.getByRole('button', { name: 'Sortear Novamente' }).click()
  await page.getByText('Não há participantes correspondentes').waitFor()

  await visitor.page.goto(`${ADDRESS}/sorteios`)
  await visitor.page.getByRole('button', { name: 'Verificar sorteio 1' }).click()
  await visitor.page.getByText('Sorteio 1 conferido neste navegador.').waitFor()
  await visitor.page.getByLabel('Meu cupom').fill(coupon)
  await visitor.page.getByRole('button', { name: 'Procurar na lista' }).click()
  await visitor.page.getByText('Este cupom é o nº 1 da lista e foi o sorteado.').waitFor()
  expect(await barriers(visitor.page, 'main')).toEqual({ serious: [], overflow: 0 })
  expect(visitor.faults).toEqual([])
  expect(staff.faults.filter((fault) => !/409|422/.test(fault))).toEqual([])
})

it('the organiser’s screens and the wheel have no barriers, wide and narrow', async () => {
  const { page } = await openPage(browser, server.url)
  await signIn(page, 'gestor.roleta', '/marketing/roulette/list')
  const link = page.getByText('Aniversário de 20 anos').first()
  await link.waitFor()
  await page
    .getByRole('row', { name: /Aniversário/ })
    .getByRole('button', { name: /Ações/ })
    .click()
  const edit = await page.getByRole('menuitem', { name: 'Editar' }).getAttribute('href')
  const id = edit!.split('/').at(-2)
  const screens: [path: string, ready: string, where: string][] = [
    [edit!, 'Nome da campanha', '[data-slot=page]'],
    [`${edit}?etapa=1`, 'Cor de fundo', '[data-slot=page]'],
    [`${edit}?etapa=2`, 'Chances: clientes', '[data-slot=page]'],
    [`/marketing/roulette/raffle/${id}`, 'Público', '[data-slot=page]'],
    [`/marketing/roulette/reports/${id}`, 'Contém Erro', '[data-slot=page]'],
    ['/roleta/aniversario-de-20-anos', 'Telefone', 'main'],
  ]
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    // Wide, the three that differ most; narrow, all of them.
    for (const [path, ready, where] of width === 360
      ? screens
      : screens.filter((_, index) => index % 2 === 1)) {
      await page.goto(path)
      await page.getByText(ready).first().waitFor()
      expect([path, width, await barriers(page, where)]).toEqual([path, width, { serious: [], overflow: 0 }])
    }
  }
  await page.goto(`/marketing/roulette/reports/${id}`)
  expect(await page.getByRole('button', { name: 'Gerar relatório' }).isDisabled()).toBe(true)
  await page.getByLabel('Público').selectOption('clientes')
  await page.getByLabel('Contém Erro').selectOption('sim')
  await page.getByRole('button', { name: 'Gerar relatório' }).click()
  await page.getByRole('button', { name: 'Alterar filtro' }).waitFor()
})
