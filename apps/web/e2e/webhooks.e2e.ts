/** A webhook: made on the screens of its key, notified of what happens, sent again from the log after it failed, and switched off. */
import { dayFromNow } from '@intranet/contract/today'
import { signIn as connectAs, type Session } from '@intranet/client'
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queryDatabase } from '../../server/test/query-database.ts'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { choose } from './support/forms.ts'
import { noticeShown } from './support/notices.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser
let admin: Session

interface Heard {
  signature: string
  raw: string
}
const heard: Heard[] = []
let status = 500
const receiver = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const signature = String(request.headers['intranet-signature'])
    heard.push({ signature, raw: Buffer.concat(parts).toString() })
    response.writeHead(status).end()
  })
})

beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  server = await startServer()
  browser = await openBrowser()
  admin = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  receiver.closeAllConnections()
  receiver.close()
})

async function makeLead(cliente: string): Promise<number> {
  const { api } = admin
  const id_empresa = (await api.providers.options.query({})).find(({ nome }) => nome === 'Vetorial')!.id
  const [channel] = await api.salesChannels.options.query({ id_empresa })
  const place = {
    logradouro: 'Rua A',
    numero: '1',
    bairro: 'Centro',
    cidade: 'Camaquã',
    estado: 'RS' as const,
  }
  const fields = { ...place, id_empresa, id_canal: channel!.id, cliente, fone: '53999887711' }
  const [made] = await api.leads.create.mutate({ objects: [fields] })
  return made!.id
}

/** What is made due by SQL wakes no server: this does not wait for the job of each minute. */
const hurry = () => queryDatabase(server.databaseUrl, `insert into pgboss.job (name) values ('webhooks')`)

const deliveries = async () => (await admin.api.webhooks.deliveries.query({})).dados

const isSigned = (secret: string, { signature, raw }: Heard) => {
  const [, moment] = /^t=(\d+)/.exec(signature) ?? []
  return signature.includes(`v1=${createHmac('sha256', secret).update(`${moment}.${raw}`).digest('hex')}`)
}

/** Makes the webhook of a key on its page, and answers its secret. */
async function makeWebhook(page: Page): Promise<string> {
  await page.getByText('Nenhum webhook').waitFor()
  await page.getByRole('button', { name: 'Novo webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Novo webhook' })
  const { port } = receiver.address() as { port: number }
  await form.getByLabel(/^Nome/).fill('Espelho')
  await form.getByLabel(/^Endereço/).fill(`http://127.0.0.1:${port}/eventos`)
  await choose(page, 'Eventos', 'Lead criada')
  await page.keyboard.press('Escape')
  await form
    .getByRole('radiogroup', { name: /Permitir http/ })
    .getByRole('radio', { name: /^Sim/ })
    .check()
  await form.getByRole('switch', { name: 'Status' }).click()
  await form.getByRole('button', { name: 'Salvar' }).click()
  const secret = await page.getByLabel('Segredo', { exact: true }).inputValue()
  await page.keyboard.press('Escape')
  await page.getByText('Sem TLS').waitFor()
  return secret
}

it('a webhook is notified of what happens, is sent again from the log, and is switched off', async () => {
  const { api } = admin
  const empresas = (await api.providers.options.query({})).map(({ id }) => id)
  const [key] = await api.accessKeys.create.mutate({
    objects: [{ nome: 'Espelho de leads', roles: ['vendas:leitor'], empresas, validade_fim: dayFromNow(60) }],
  })
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'superadmin', `/settings/keys/webhooks/${key!.id}`)
  const secret = await makeWebhook(page)

  const lead = await makeLead('Clara Webhook')
  await expect.poll(() => heard.length).toBe(1)
  expect(isSigned(secret, heard[0]!)).toBe(true)
  expect(heard[0]!.raw).not.toContain('Clara')
  expect(JSON.parse(heard[0]!.raw)).toMatchObject({ eventos: [{ tipo: 'lead.created', registro: lead }] })
  await expect.poll(deliveries).toMatchObject([{ situacao: 'na_fila', tentativas: 1, resposta: 500 }])

  // As after two days of failures: the next one is the last.
  await queryDatabase(server.databaseUrl, 'update webhook_entrega set tentativas = 7, proxima_em = now()')
  await hurry()
  await expect.poll(deliveries).toMatchObject([{ situacao: 'falhou', tentativas: 8 }])
  await page.reload()
  await page.getByText('1 com falha').waitFor()

  status = 200
  const row = page.getByRole('row').filter({ hasText: 'Falhou' })
  await row.getByRole('button', { name: /^Ações de/ }).click()
  await page.getByRole('menuitem', { name: 'Enviar de novo' }).click()
  await noticeShown(page, 'Entrega na fila.')
  await page.getByRole('row').filter({ hasText: 'Enviado' }).waitFor()
  expect(heard.at(-1)!.raw).toBe(heard[0]!.raw)
  expect(await deliveries()).toMatchObject([{ situacao: 'enviado', resposta: 200, erro: null }])

  await page
    .getByRole('row')
    .filter({ hasText: 'Enviado' })
    .getByRole('button', { name: /^Ações de/ })
    .click()
  await page.getByRole('menuitem', { name: 'Abrir' }).click()
  const opened = page.getByRole('dialog', { name: /^Entrega \d+$/ })
  await opened
    .getByLabel('Corpo')
    .filter({ hasText: `"registro": ${lead}` })
    .waitFor()
  await page.keyboard.press('Escape')

  // Deliveries are called by their webhook too.
  await page.getByRole('list').getByRole('button', { name: 'Ações de Espelho' }).click()
  await page.getByRole('menuitem', { name: 'Inativar' }).click()
  await noticeShown(page, /atualizado/i)
  await page.getByText('Inativo').first().waitFor()
  await makeLead('Nina Silenciosa')
  expect(await queryDatabase(server.databaseUrl, 'select from webhook_evento')).toEqual([])
  expect(faults).toEqual([])
})
