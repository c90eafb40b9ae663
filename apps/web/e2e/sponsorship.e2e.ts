import { dayFromNow } from '@intranet/contract/today'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriers } from './support/barriers.ts'
import { openBrowser, openPage, signIn } from './support/browser.ts'
import { agree, choose } from './support/forms.ts'
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

const EVENT = 'Festa da Tainha'
const typedDay = (days: number) => dayFromNow(days).split('-').toReversed().join('/')
const next = (page: Page) => page.getByRole('button', { name: 'Próxima etapa' }).click()

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png })

/** Fills in the public form on a phone; answers the protocol. */
async function ask(page: Page): Promise<string> {
  await page.goto('/patrocinios')
  await page.getByRole('link', { name: 'RazaoInfo' }).click()
  await page.getByRole('heading', { name: 'Solicitação de patrocínio' }).waitFor()
  await next(page)
  await page.getByText('Campo obrigatório').first().waitFor()
  await page.getByLabel('Razão social').fill('Associação dos Pescadores')
  await page.getByRole('textbox', { name: /^CNPJ/ }).fill('34028316000103')
  await page.getByLabel('Responsável pelo contato').fill('Marina Souza')
  await page.getByLabel('E-mail').fill('marina@pescadores.example')
  await page.getByLabel('Telefone').fill('48999887766')
  await next(page)
  await page.getByLabel('Nome do evento').fill(EVENT)
  await page.getByLabel('Descrição').fill('Três dias de festa na beira da lagoa.')
  await page.getByRole('textbox', { name: /^Início/ }).fill(typedDay(5))
  await page.getByRole('textbox', { name: /^Fim/ }).fill(typedDay(7))
  await page.getByRole('combobox', { name: 'Cidade' }).click()
  await page.getByRole('option').first().click()
  await page.getByLabel('Público estimado').fill('4000')
  await page.getByRole('textbox', { name: /^Local/ }).fill('Praça da Matriz')
  await page.getByLabel('Endereço').fill('Rua Raulino Horn, 10')
  expect(await barriers(page)).toEqual({ serious: [], overflow: 0 })
  await next(page)
  // Five days are too few: the step says so, with everything typed.
  await page
    .getByText('A solicitação deve ser feita com no mínimo 15 dias de antecedência.')
    .first()
    .waitFor()
  await page.getByRole('textbox', { name: /^Início/ }).fill(typedDay(40))
  await page.getByRole('textbox', { name: /^Fim/ }).fill(typedDay(42))
  await next(page)
  await choose(page, 'Tipo de patrocínio', 'Financeiro')
  await page.getByLabel('Valor solicitado').fill('3000,00')
  await page.getByLabel('Contrapartidas').fill('Logo no palco e estande na entrada.')
  await page.locator('input[type=file]').setInputFiles(picture('proposta.png'))
  await page.getByText('proposta.png').waitFor()
  await next(page)
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Enviar solicitação' }).click()
  await page.getByRole('heading', { name: 'Solicitação enviada com sucesso!' }).waitFor()
  await page.getByText('até 15 dias úteis').waitFor()
  return (await page.getByText(/^PAT-\d{4}-\d{5}$/).textContent()) ?? ''
}

async function analyse(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Iniciar viabilidade' }).click()
  await choose(page, 'Alinhamento com a marca', '5')
  await choose(page, 'Alcance', '4')
  await choose(page, 'Relacionamento', '3')
  await page.getByText('Nota 4,2').waitFor()
  await page.getByRole('button', { name: 'Usar sugestão' }).click()
  await page.getByLabel('Clientes potenciais').fill('4000')
  await choose(page, 'Cobertura', 'Total')
  await page.getByLabel('Custo estimado').fill('2500,00')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Dados atualizados com sucesso!')
}

async function negotiate(page: Page): Promise<void> {
  for (const [author, amount] of [
    ['Provedor', '2000,00'],
    ['Solicitante', '2500,00'],
  ] as const) {
    await page.getByRole('button', { name: 'NOVA PROPOSTA' }).click()
    if (author === 'Solicitante') await choose(page, 'Proposta de', author)
    await page.getByLabel('Valor').fill(amount)
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
    await noticeShown(page, 'Dados atualizados com sucesso!')
  }
  const second = page.getByRole('listitem').filter({ hasText: 'Rodada 2' })
  await second.getByRole('button', { name: 'Aceitar' }).click()
  await agree(page, 'Aceitar')
  await page.getByRole('listitem').filter({ hasText: 'Rodada 1' }).getByText('Substituída').waitFor()
}

async function account(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Pós-evento' }).click()
  await page.getByRole('link', { name: 'Começar agora' }).click()
  await page.getByLabel('Valor realizado').fill('2500,00')
  await page.getByLabel('Público').fill('3800')
  await page.getByLabel('Resumo').fill('Praça cheia nos três dias.')
  await choose(page, 'Contrapartidas cumpridas', 'Sim')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Dados atualizados com sucesso!')
  await page.getByRole('link', { name: 'Abrir prestação de contas' }).click()
  await page.getByRole('link', { name: /^Fotos/ }).click()
  await page.locator('input[type=file]').setInputFiles([picture('palco.png'), picture('estande.png')])
  await page.getByLabel('Legenda da foto 2').waitFor()
  await page.getByLabel('Legenda da foto 1').fill('O palco')
  await page.getByLabel('Legenda da foto 1').blur()
  await page.getByRole('button', { name: 'Mover a foto 1 para a frente' }).click()
  await page.getByRole('img', { name: 'O palco' }).waitFor()
  // Moved, and no longer under way: the page before this one reads the account only when it opens.
  await expect.poll(() => page.getByLabel('Legenda da foto 2').inputValue()).toBe('O palco')
  await page.goBack()
  await page.getByRole('button', { name: 'Enviar para análise' }).click()
  await agree(page, 'Enviar')
  await noticeShown(page, 'Enviada para análise.')
  await page.getByRole('button', { name: 'Aprovar contas' }).click()
  await agree(page, 'Aprovar')
  await noticeShown(page, 'Prestação de contas aprovada.')
}

it('a sponsorship goes from the public form on a phone to its approved account', async () => {
  const phone = await openPage(browser, server.url, { viewport: { width: 360, height: 740 } })
  phone.page.setDefaultTimeout(25_000)
  const protocol = await ask(phone.page)
  expect(await phone.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  expect(phone.faults).toEqual([])

  const staff = await openPage(browser, server.url)
  const { page } = staff
  page.setDefaultTimeout(25_000)
  await signIn(page, 'gestor.marketing', '/marketing/home')
  await page
    .getByRole('link', { name: /Solicitações de Patrocínio/ })
    .first()
    .click()
  await page.getByRole('link', { name: EVENT }).click()
  await page.getByRole('button', { name: 'Assumir' }).click()
  await agree(page, 'Assumir')
  await noticeShown(page, 'Você é responsável por esta solicitação.')
  await analyse(page)
  await page.getByRole('button', { name: 'Negociar' }).click()
  await agree(page, 'Negociar')
  await page.getByRole('tab', { name: 'Negociação' }).click()
  await page.getByRole('link', { name: 'Abrir negociação' }).click()
  await negotiate(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Aprovar' }).click()
  await agree(page, 'Aprovar')
  // The page is read again: until then the menu has what could be done before.
  await page.getByRole('button', { name: 'Aprovar', exact: true }).waitFor({ state: 'detached' })
  const more = page.getByRole('button', { name: /^Ações de/ })
  await more.click()
  await page.getByRole('menuitem', { name: 'Cancelar patrocínio' }).waitFor()
  await page.keyboard.press('Escape')
  await account(page)
  expect(staff.faults).toEqual([])

  await phone.page.goto('/patrocinios/protocolo')
  await phone.page.getByLabel('Protocolo').fill(protocol)
  await phone.page.getByLabel('CPF ou CNPJ do solicitante').fill('34028316000103')
  await phone.page.getByRole('button', { name: 'Consultar' }).click()
  await phone.page.getByText('Concluída').waitFor()
  await phone.page.context().close()
  await page.context().close()
})
