/** A customer on the line: identified, an invoice sent, an order asked for while the ERP hangs up, a debt negotiated. */
import { signIn as connectAs } from '@intranet/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runIn } from '../../server/test/administer.ts'
import { jsonErp } from '../../server/test/erp/json-erp.ts'
import { mailServer } from '../../server/test/mail-server.ts'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { noticeShown } from './support/notices.ts'
import { startServer, type RunningServer } from './support/server.ts'

const mail = await mailServer()
const erp = await jsonErp()
const heard = (name: string) => erp.heard.filter(({ call }) => call === name)
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer({ SMTP_URL: mail.url })
  browser = await openBrowser()
  const { api } = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
  const providers = await api.providers.options.query({})
  const id_empresa = providers.find(({ nome }) => nome === 'Vetorial')!.id
  const [made] = await api.erp.create.mutate({
    objects: [{ id_empresa, tipo: 'http', url: erp.url, permite_http: true }],
  })
  expect(await api.erp.test.mutate({ id: made!.id })).toMatchObject({ ok: true })
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

it('a customer is identified, written to, and helped although the ERP goes away in the middle', async () => {
  const { page, faults } = await openPage(browser, server.url)
  const open = (screen: string) =>
    page.locator('nav[data-slot=spine]').getByRole('link', { name: screen, exact: true }).click()

  await signIn(page, 'superadmin', '/client-panel/financial')
  await page.getByText('Identifique o cliente para continuar.').waitFor()
  await page.getByRole('combobox', { name: 'Provedor', exact: true }).selectOption('vetorial')
  await page.getByRole('textbox', { name: /^Busca/ }).fill('501')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.getByLabel('Últimos 4 dígitos do telefone').fill('0000')
  // A superadmin reads sales, where the district is shown: it is not asked.
  await page.getByRole('textbox', { name: 'Data de nascimento' }).fill('17/05/1990')
  await page.getByRole('button', { name: 'Confirmar identidade' }).click()
  await page.getByRole('heading', { name: 'INÍCIO DO ATENDIMENTO' }).waitFor()
  await page.getByText('R$ 199,80').waitFor()

  await open('Faturas')
  await page.getByRole('row', { name: /^31/ }).getByRole('button', { name: '2ª via' }).click()
  const mailing = page.getByRole('button', { name: 'Enviar por e-mail', disabled: false })
  await mailing.click()
  await noticeShown(page, 'Mensagem enviada.')
  const again = page.waitForResponse(/clientPanel\.send/)
  const readAgain = page.waitForResponse(/clientPanel\.invoices/)
  await mailing.click()
  expect((await again).status()).toBe(200)
  await readAgain
  // The attendant hears of the sign-in from this browser; the customer got one mail, however often it was sent.
  const toCustomer = mail.mails.filter(({ to }) => to?.[0]?.address !== 'superadmin@intranet.example')
  expect(toCustomer.map(({ to }) => to?.[0]?.address)).toEqual(['fulana@cliente.example'])
  expect(toCustomer[0]!.text).toContain('Fatura 31')

  // What was read is old by now, and the system is away: it is shown with its time, and an action is left unsure.
  erp.mode = 'away'
  await runIn(server.databaseUrl, "update erp_resposta set lida_em = now() - interval '6 minutes'")
  await page.reload()
  await page.getByText('Sistema do provedor indisponível no momento. Tente novamente.').waitFor()
  await page.getByRole('row', { name: /^31/ }).waitFor()
  erp.mode = 'up'
  await open('Ordens de serviço')
  await page.getByRole('button', { name: 'Abrir OS' }).click()
  const order = page.getByRole('dialog', { name: 'Abrir OS' })
  await order.getByLabel('Relato').fill('Sem conexão desde ontem.')
  erp.mode = 'drop'
  await order.getByRole('button', { name: 'Abrir OS' }).click()
  await noticeShown(page, 'O pedido será conferido e não deve ser repetido.')
  erp.mode = 'up'
  await open('Início do atendimento')
  // The job that asks the ERP back may already have settled it.
  await page
    .getByText(/^(Incerto|Feita)$/)
    .first()
    .waitFor()
  expect(heard('abrir_os')).toHaveLength(1)

  await open('Negociação')
  await page.getByLabel('Negociar a fatura 31').click()
  await page.getByLabel('Negociar a fatura 32').click()
  await page.getByLabel('Parcelas').selectOption('3')
  await page.getByRole('button', { name: 'Simular' }).click()
  await page.getByText(/^Parcela 3: R\$/).waitFor()
  await page.getByRole('button', { name: 'Registrar proposta' }).click()
  await noticeShown(page, 'Proposta registrada.')
  await page.getByRole('button', { name: 'Aceitar', exact: true }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Aceitar', exact: true })
    .click()
  await noticeShown(page, 'Negociação aceita.')
  await page.getByRole('region', { name: 'Propostas' }).getByText('Aceita', { exact: true }).waitFor()
  expect(heard('negociar')).toHaveLength(1)

  // On a phone the screens stand in a row, with the open one in sight.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  const here = page.getByRole('navigation', { name: 'Telas do painel' }).locator('[aria-current]')
  expect(await here.innerText()).toBe('Negociação')
  const inSight = async () => {
    const { x, width } = (await here.boundingBox())!
    return x >= 0 && x + width <= 360
  }
  await expect.poll(inSight).toBe(true)

  await page.getByRole('button', { name: 'Trocar cliente' }).click()
  await page.getByRole('heading', { name: 'IDENTIFICAÇÃO DO CLIENTE' }).waitFor()
  // The browser itself says that the neighbour answered 502 while it was away.
  expect(faults.filter((fault) => !/502/.test(fault))).toEqual([])
}, 120_000)
