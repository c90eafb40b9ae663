/** What people hold campaigns by: a test to oneself, who may be written to, failures sent again, and a stop. */
import { dayFromNow } from '@intranet/contract/today'
import { signIn as connectAs } from '@intranet/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginShift } from '../../server/test/begin-shift.ts'
import { mailServer } from '../../server/test/mail-server.ts'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { noticeShown } from './support/notices.ts'
import { startServer, type RunningServer } from './support/server.ts'

const mail = await mailServer()
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer({ SMTP_URL: mail.url })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

type Admin = Awaited<ReturnType<typeof connectAs>>['api']

/** A campaign with one rule of that day, which writes an e-mail to every customer of Vetorial. */
async function makeCampaign(api: Admin, nome: string, data_especifica: string) {
  await api.communicationCampaigns.create.mutate({ objects: [{ sistema: 'vetorial', nome, ativo: true }] })
  const { dados } = await api.communicationCampaigns.list.query({ filtro: { nome } })
  const campanha_id = dados[0]!.id
  const [rule] = await api.communicationRules.create.mutate({
    objects: [
      {
        campanha_id,
        criterio: 'data_especifica',
        data_especifica,
        turno: 'M',
        email: true,
        mensagem_email: '<p>Olá, {{primeiro_nome}}.</p>',
      },
    ],
  })
  return { campanha_id, id_regra: rule!.id }
}

/** Enough customers that a slow pace is far from its end when somebody stops it. */
const crowd = Array.from({ length: 400 }, (_, index) => ({
  sistema: 'vetorial',
  codpessoa: `M${index}`,
  nome_razaosocial: `Cliente da Multidão ${index}`,
  email: `multidao.${index}@exemplo.com.br`,
  contratos: [{ contrato: `M${index}`, produto: 'Fibra 500', situacao: 'ativo' as const }],
}))

it('a rule is tested, its failures are sent again, a customer is spared and a campaign stopped', async () => {
  const admin = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
  const { api } = admin
  await api.parameters.update.mutate({ comunicacao_limite_dia: 0, comunicacao_limite_30_dias: 0 })
  const first = await makeCampaign(api, 'Aviso de manutenção', dayFromNow(1))
  const staff = await openPage(browser, server.url)
  const { page } = staff

  // A channel of a customer is switched off in the list.
  await signIn(page, 'gestor.marketing', '/marketing/communication-scale-restrictions/list')
  const listed = await api.restrictions.list.query({ filtro: { email: true } })
  const { id, nome_razaosocial } = listed.dados[0]!
  const channel = page.getByRole('switch', { name: `${nome_razaosocial}: E-mail`, exact: true })
  await channel.click()
  await noticeShown(page, 'Dados atualizados com sucesso!')
  await expect.poll(() => channel.getAttribute('aria-checked')).toBe('false')
  expect((await api.restrictions.get.query({ id })).email).toBe(false)

  // A test to oneself, which nobody else gets.
  await page.goto(`/marketing/communication-scale-rules/list?idCampaign=${first.campanha_id}`)
  await page.getByRole('button', { name: /^Ações de Data Específica/ }).click()
  await page.getByRole('menuitem', { name: 'Ver mensagens' }).click()
  await page.getByRole('button', { name: 'Enviar teste para mim' }).click()
  await noticeShown(page, /Teste .*para g\*\*\*@/)
  expect(mail.mails.map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual([
    ['[Teste] Uma mensagem do seu provedor', 'gestor.marketing@intranet.example'],
  ])

  // Every mail is refused; the failures are sent again once the server takes them.
  mail.mood = 'reject-content'
  await beginShift(server.databaseUrl, first.id_regra, dayFromNow(1))
  const executionOf = async (id_regra: number) =>
    (await api.communicationSends.executions.query({ filtro: { id_regra } })).dados[0]
  const at = async (id_regra: number, state: 'falhou' | 'enviado' | 'cancelado') =>
    (await executionOf(id_regra))?.envios[state] ?? 0
  await expect
    .poll(async () => (await executionOf(first.id_regra))?.situacao, { timeout: 30_000 })
    .toBe('com_falhas')
  const failed = await at(first.id_regra, 'falhou')
  expect(failed).toBeGreaterThan(0)
  mail.mood = 'accept'
  const { id: id_execucao, total } = (await executionOf(first.id_regra))!
  await page.goto(
    `/marketing/communication-scale/sends?idCampaign=${first.campanha_id}&idRule=${first.id_regra}&idExecution=${id_execucao}`,
  )
  await page.getByRole('row').getByText('Falhou').first().waitFor()
  await page.getByRole('button', { name: 'Reenviar falhas' }).click()
  await noticeShown(page, 'De volta à fila.')
  await expect.poll(() => at(first.id_regra, 'enviado')).toBe(failed)
  expect(mail.mails).toHaveLength(1 + failed)
  expect((await executionOf(first.id_regra))?.total).toBe(total)

  // One e-mail a second: who stops it finds most of them still waiting.
  await api.customers.sync.mutate({ objects: crowd })
  await api.parameters.update.mutate({ comunicacao_ritmo_email: 1 })
  const second = await makeCampaign(api, 'Aviso que se arrepende', dayFromNow(2))
  await beginShift(server.databaseUrl, second.id_regra, dayFromNow(2))
  await expect.poll(() => at(second.id_regra, 'enviado')).toBeGreaterThan(0)
  await page.goto('/marketing/communication-scale/list')
  await page.getByRole('button', { name: 'Ações de Aviso que se arrepende' }).click()
  await page.getByRole('menuitem', { name: 'Parar envios' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Parar envios' }).click()
  const stopped = page.getByRole('dialog', { name: 'Envios parados' })
  await stopped.getByText('Nada mais será enviado.').waitFor()
  const counts = (await executionOf(second.id_regra))!
  expect(counts.envios.cancelado).toBeGreaterThan(100)
  expect(Object.values(counts.envios).reduce((sum, each) => sum + each, 0)).toBe(counts.total)
  await stopped.getByRole('button', { name: 'Fechar' }).last().click()
  const line = page.getByRole('row', { name: /Aviso que se arrepende/ })
  await line.getByText('Inativo').waitFor()
  await admin.signOut()
  // The previewed e-mail runs no script, and says so of the walk's own.
  expect(staff.faults.filter((fault) => !fault.includes('about:srcdoc'))).toEqual([])
})
