/** From applicant to first day in the demo: questions of a vacancy, an offer accepted by link, and the papers. */
import { hiring as text } from '@intranet/contract/messages/hiring'
import { firstDay } from '@intranet/contract/messages/first-day'
import { signIn as connectAs, type Session } from '@intranet/client'
import { demoPdf } from '@intranet/db/demo/demo-pdf'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailServer } from '../../server/test/mail-server.ts'
import { barriers } from './support/barriers.ts'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { agree, choose } from './support/forms.ts'
import { linkIn, mailTo } from './support/mails.ts'
import { noticeShown } from './support/notices.ts'
import { startServer, type RunningServer } from './support/server.ts'

const mail = await mailServer()
let server: RunningServer
let browser: Browser
let recruiter: Session

beforeAll(async () => {
  server = await startServer({ SMTP_URL: mail.url })
  browser = await openBrowser()
  recruiter = await connectAs(server.url, 'recrutamento@intranet.example', DEMO_PASSWORD)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const nothing = { serious: [], overflow: 0 }

it('HR approves a question that touches no refused theme, and board and filter show marked answers', async () => {
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'gestor.rh', '/careers/questions/list')
  await page.getByRole('link', { name: 'Você é casado ou pretende ter filhos?' }).first().click()
  await page.getByText(/Toca em tema que não se pergunta a candidatos: filho, casad\./).waitFor()
  await page.getByRole('button', { name: 'Recusar', exact: true }).click()
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Não tem relação com o trabalho.')
  await agree(page, 'Recusar')
  await noticeShown(page, 'Pergunta decidida.')
  await page.getByText('Recusada: Não tem relação com o trabalho.').waitFor()

  await page.goto('/careers/edit/1?aba=perguntas')
  await page.getByText('Você pode viajar durante a semana?').waitFor()
  expect(await barriers(page)).toEqual(nothing)
  await page.goto('/careers/applicants/1')
  const board = page.getByRole('group', { name: 'Quadro de etapas' })
  await board.getByText(text.doesNotMeet).first().waitFor()
  const before = await board
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .count()
  await page.getByLabel('Atende às perguntas').selectOption('nao')
  await expect
    .poll(() =>
      board
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox') })
        .count(),
    )
    .toBeLessThan(before)
  expect(faults).toEqual([])
})

it('an offer is accepted by its link with name and code', async () => {
  const { dados } = await recruiter.api.applicants.list.query({ filtro: { etapa: 'entrevista_gestor' } })
  const [candidate] = dados
  await recruiter.api.applicants.move.mutate({ id: candidate!.id, etapa: 'proposta', avisar: false })
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'gestor.rh', `/careers/candidate/${candidate!.id}`)
  await page.getByRole('button', { name: 'Enviar proposta' }).click()
  const sheet = page.getByRole('dialog')
  await choose(page, 'Carta', 'Proposta de trabalho')
  await sheet.getByLabel(/^Salário por mês/).fill('235000')
  await sheet.getByRole('textbox', { name: /^Início/ }).fill('01/03/2027')
  await sheet.getByRole('button', { name: 'Enviar proposta' }).click()
  await noticeShown(page, 'Proposta enviada por e-mail.')
  const { email } = await recruiter.api.applicants.get.query({ id: candidate!.id })
  const { page: phone, faults: own } = await openPage(browser, server.url, {
    viewport: { width: 360, height: 740 },
  })
  await phone.goto(linkIn(await mailTo(mail, email!, /^Proposta de trabalho/)))
  await phone.getByText(/R\$\s2\.350,00 por mês/).waitFor()
  expect(await barriers(phone)).toEqual(nothing)
  await phone.getByRole('button', { name: 'Receber código por e-mail' }).click()
  await noticeShown(phone, text.offerCodeSent)
  const code = /^\d{6}$/m.exec((await mailTo(mail, email!, /^Código/)).text ?? '')![0]
  await phone.getByLabel(/^Seu nome completo/).fill(candidate!.nome!)
  await phone.getByLabel(/^Código/).fill(code)
  await phone.getByLabel(/^Li a proposta inteira/).click()
  await phone.getByRole('button', { name: 'Aceitar proposta' }).click()
  await phone.getByText('Aceita. O RH entra em contato.').waitFor()
  await page.reload()
  await page.getByRole('list', { name: 'Aceites' }).getByText(candidate!.nome!).waitFor()
  expect([...faults, ...own]).toEqual([])
})

it('who is admitted sends papers and bank data, and HR sees what is missing', async () => {
  const { page: phone, faults: own } = await openPage(browser, server.url, {
    viewport: { width: 360, height: 740 },
  })
  await signIn(phone, 'candidato', '/applicants/first-day')
  await phone.getByText('Entra sozinho na casa de clientes e recebe pagamentos.').waitFor()
  expect(await barriers(phone)).toEqual(nothing)
  const file = {
    name: 'cpf.pdf',
    mimeType: 'application/pdf',
    buffer: demoPdf('CPF', ['Documento de ensaio']),
  }
  await phone.getByRole('listitem').filter({ hasText: 'CPF' }).locator('input[type=file]').setInputFiles(file)
  await noticeShown(phone, firstDay.paperSent)
  await phone.getByLabel(/^Banco/).fill('Banco do Sul')
  await phone.getByLabel(/^Agência/).fill('0001')
  await phone.getByLabel(/^Conta/).fill('12345-6')
  await phone.getByRole('button', { name: 'Salvar dados bancários' }).click()
  await noticeShown(phone, firstDay.bankSaved)
  await phone.getByText('Se quiser ler antes').waitFor()

  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'gestor.rh', '/human-resources/first-days/list')
  await page.getByRole('link', { name: 'Kauê Mendonça' }).first().click()
  await page.getByText(/^Faltam: .*Apto ou inapto\.$/).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'CPF' }).getByRole('button', { name: 'Validar' }).click()
  await noticeShown(page, 'Papel validado.')
  await page.getByRole('button', { name: 'Mostrar dados bancários' }).click()
  await page.getByText('Banco do Sul').waitFor()
  await page.getByRole('button', { name: 'Apto', exact: true }).click()
  await page.getByText(/^Apto, registrado em/).waitFor()
  expect(await barriers(page)).toEqual(nothing)
  expect([...faults, ...own]).toEqual([])
})
