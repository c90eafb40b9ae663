/** A candidate on a phone: from a shared link to the status, over the e-mail; and out again. */
import { signIn as connectAs, type Session } from '@intranet/client'
import { application, resume } from '@intranet/contract/messages/careers'
import { demoPdf } from '@intranet/db/demo/demo-pdf'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailServer } from '../../server/test/mail-server.ts'
import { barriers } from './support/barriers.ts'
import { DEMO_PASSWORD, openBrowser, openPage } from './support/browser.ts'
import { agree, choose } from './support/forms.ts'
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

const EMAIL = 'nina.rocha@exemplo.com.br'
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
const cv = demoPdf('Nina Rocha', ['Instaladora de fibra, Rede Litoral', 'CNH B'])
const longCv = readFileSync(
  join(import.meta.dirname, '../../server/src/modules/careers/resume/cv-corpus/a-libreoffice-03.pdf'),
)
const chosen = (page: Page) => page.locator('input[type=file]')
const nothing = { serious: [], overflow: 0 }

async function idOf(titulo: string): Promise<number> {
  const { dados } = await recruiter.api.vacancies.list.query({ q: titulo })
  return dados.find(({ titulo_vaga }) => titulo_vaga === titulo)!.id
}

/** The address under which a poster shares a vacancy. */
async function sharedLink(titulo: string): Promise<string> {
  const sources = await recruiter.api.vacancies.sources.query({ id_vaga: await idOf(titulo) })
  return `/r/${sources.find(({ tipo }) => tipo === 'divulgacao')!.codigo}`
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel(/^Nome/).fill('Nina Rocha')
  await page.getByLabel(/^E-mail/).fill(EMAIL)
  await page.getByLabel(/^Telefone/).pressSequentially('53987654321')
  await page.getByRole('textbox', { name: /^Nascimento/ }).fill('10/05/1998')
  await choose(page, 'Cidade', /./)
}

/** What is written to her, once it has come. */
async function linkIn(subject: string): Promise<string> {
  const find = () => mail.mails.find((one) => one.subject === subject && one.to?.[0]?.address === EMAIL)
  await expect.poll(() => find()?.subject).toBe(subject)
  return /https?:\/\/[^\s/]+(\/\S+)/.exec(find()!.text!)![1]!
}

it('a guest finds a vacancy by its shared link, applies with a PDF, confirms the e-mail and sees the status', async () => {
  const { page, faults } = await openPage(browser, server.url, { viewport: { width: 360, height: 740 } })
  await page.goto(await sharedLink('Técnico de Campo'))
  await page.getByRole('heading', { name: 'Técnico de Campo' }).waitFor()
  expect(await barriers(page)).toEqual(nothing)
  await page.getByRole('link', { name: 'Candidatar-se' }).first().click()

  await fillIn(page)
  await page.getByLabel(/^CPF/).fill('52998224725')
  // The tab keeps what was typed, but not the CPF.
  await page.reload()
  await expect.poll(() => page.getByLabel(/^Nome/).inputValue()).toBe('Nina Rocha')
  expect(await page.getByLabel(/^CPF/).inputValue()).toBe('')
  await page.getByLabel(/^CPF/).fill('52998224725')

  await chosen(page).setInputFiles(file('curriculo.docx', cv))
  await page.getByText(resume.pdfOnly).waitFor()
  await chosen(page).setInputFiles(file('curriculo.pdf', Buffer.from('Isto não é um PDF.')))
  await page.getByText('Formato do arquivo não permitido!').waitFor()
  await chosen(page).setInputFiles(file('curriculo.pdf', cv))
  await page.getByText('curriculo.pdf').waitFor()
  expect(await barriers(page)).toEqual(nothing)

  const answer = (question: string, choice: string) =>
    page
      .getByRole('group', { name: new RegExp(question) })
      .getByLabel(choice, { exact: true })
      .click()
  await answer('viajar durante a semana', 'Sim')
  await page.getByLabel(/^Quantos meses/).fill('30')
  await answer('Qual turno', 'Manhã')
  await page.getByRole('button', { name: 'Enviar candidatura' }).click()
  await page.getByText(application.privacy).waitFor()
  await page.getByLabel(/^Li o aviso de privacidade/).click()
  await page.getByRole('button', { name: 'Enviar candidatura' }).click()
  await page.getByText(application.received).waitFor()

  await page.goto(await linkIn('Confirme sua candidatura: Técnico de Campo'))
  await page.getByLabel(/^Senha/).fill('Minha@2026')
  await page.getByLabel(/^Repita/).fill('Minha@2026')
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await page.getByText(application.confirmed).waitFor()
  await page.getByRole('link', { name: 'Acompanhar minha candidatura' }).click()
  const own = page.getByRole('listitem').filter({ hasText: 'Técnico de Campo' })
  await own.getByText('Movimentada hoje').waitFor()
  await own.getByText(/^Candidatura recebida em/).waitFor()
  expect(await barriers(page)).toEqual(nothing)
  expect(await linkIn('Recebemos sua candidatura: Técnico de Campo')).toContain('/applicants/info')

  // A PDF that cannot be read says so where its owner keeps it.
  await page.goto('/resume/list')
  await chosen(page).setInputFiles(file('quebrado.pdf', Buffer.from('%PDF-1.7\nnada que se leia')))
  await page.getByText('quebrado.pdf').waitFor()
  await page.getByText(resume.pdfBroken).waitFor()
  // What another one proposes wraps on a phone.
  await chosen(page).setInputFiles(file('longo.pdf', longCv))
  await page.getByRole('link', { name: /Cooperativa Três Irmãos/ }).waitFor()
  expect(await barriers(page)).toEqual(nothing)

  // Who is known applies again with nothing but the consent, and may leave.
  await page.goto(`/applicants/register?vaga=${await idOf('Consultor de Vendas')}`)
  await page.getByLabel(/^Li o aviso de privacidade/).click()
  await page.getByRole('button', { name: 'Enviar candidatura' }).click()
  const other = page.getByRole('listitem').filter({ hasText: 'Consultor de Vendas' })
  await other.getByRole('button', { name: 'Desistir' }).click()
  await agree(page, 'Desistir')
  await noticeShown(page, application.withdrawn)
  await expect.poll(() => other.getByRole('button', { name: 'Desistir' }).count()).toBe(0)
  await own.getByRole('button', { name: 'Desistir' }).waitFor()

  expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([])
})
