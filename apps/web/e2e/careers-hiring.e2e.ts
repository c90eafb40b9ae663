/** Deciding about applicants: the board, an interview with its invitations, the contract, and the talent bank. */
import { dayFromNow } from '@intranet/contract/today'
import { signIn as connectAs } from '@intranet/client'
import { createDatabase } from '@intranet/db/connection'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  beginInterviews,
  giveOpinion,
  makeApplication,
  makeCandidate,
} from '../../server/test/factories/hiring.ts'
import { mailServer } from '../../server/test/mail-server.ts'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { calendarOf, linkIn, mailTo } from './support/mails.ts'
import { noticeShown } from './support/notices.ts'
import { startServer, type RunningServer } from './support/server.ts'

const mail = await mailServer()
let server: RunningServer
let browser: Browser
let id_vaga: number

/** A published vacancy where the demo has an onboarding, with three applicants and somebody who could be invited. */
beforeAll(async () => {
  server = await startServer({ SMTP_URL: mail.url })
  browser = await openBrowser()
  const { api } = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
  const person = await api.users.list.query({ q: 'funcionario@intranet.example' })
  const place = await api.users.get.query({ id: person.dados[0]!.id })
  const [city] = await api.cities.options.query({ q: 'Pelotas' })
  const [made] = await api.vacancies.create.mutate({
    objects: [
      {
        titulo_vaga: 'Emendador de Fibra',
        vagas: 2,
        id_empresa: place.id_empresa!,
        id_departamento: place.id_departamento!,
        id_cargo: place.id_cargo!,
        id_gestor: 2,
        id_cidade: city!.id,
        descricao: '<p>Emendar cabos ópticos.</p>',
        requisitos: '<p>Curso de fibra.</p>',
        tipo_contrato: 'clt',
        modalidade: 'presencial',
        data_inicio: dayFromNow(-1),
      },
    ],
  })
  id_vaga = made!.id
  await api.keywords.create.mutate({ id_vaga, objects: [{ termo: 'fibra', sinonimos: ['FTTH'], peso: 5 }] })
  await api.vacancies.step.mutate({ id: id_vaga, situacao: 'aberta' })
  const { db, close } = createDatabase(server.databaseUrl, { max: 1 })
  for (const nome of ['Bento Emendas', 'Clara Cabos', 'Davi Dutos']) {
    const email = `${nome.split(' ')[0]!.toLowerCase()}@exemplo.com`
    const texto = 'Emendas de fibra óptica.'
    await makeApplication(db, id_vaga, await makeCandidate(db, { nome, email, texto }))
  }
  await makeCandidate(db, {
    nome: 'Ester Enlaces',
    email: 'ester@exemplo.com',
    texto: 'Projetos de radioenlaces.',
  })
  await close()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}:`) })

/** Drags a card by its grip onto a column, as a hand does: in steps. */
async function drag(page: Page, name: string, to: string) {
  const grip = await page.getByRole('button', { name: `Mover ${name}` }).boundingBox()
  const target = await column(page, to).boundingBox()
  await page.mouse.move(grip!.x + grip!.width / 2, grip!.y + grip!.height / 2)
  await page.mouse.down()
  await page.mouse.move(grip!.x + 60, grip!.y + 30, { steps: 4 })
  await page.mouse.move(target!.x + target!.width / 2, target!.y + 60, { steps: 8 })
  await page.mouse.up()
}

it('a manager moves applicants on the board, by keyboard, by mouse and many at once', async () => {
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'gestor.rh', `/careers/applicants/${id_vaga}`)
  const says = (hasText: string) =>
    page.getByRole('status').filter({ hasText }).first().waitFor({ state: 'attached' })
  const grip = page.getByRole('button', { name: 'Mover Bento Emendas' })
  await grip.focus()
  await page.keyboard.press('Space')
  await says('Bento Emendas sobre Inscrito.')
  await page.keyboard.press('ArrowRight')
  await says('Bento Emendas sobre Triagem.')
  await page.keyboard.press('Space')
  await noticeShown(page, 'Candidatura movida.')
  await column(page, 'Triagem').getByText('Bento Emendas').waitFor()

  await drag(page, 'Bento Emendas', 'Entrevista com o RH')
  const dialog = page.getByRole('dialog', { name: 'Mover para Entrevista com o RH' })
  await dialog.getByRole('region', { name: 'Prévia do e-mail' }).getByText('Olá, Bento').waitFor()
  await dialog.getByRole('button', { name: 'Mover' }).click()
  await noticeShown(page, 'Candidatura movida.')
  await column(page, 'Entrevista com o RH').getByText('Bento Emendas').waitFor()

  for (const name of ['Clara Cabos', 'Davi Dutos'])
    await page.getByRole('checkbox', { name: `Selecionar ${name}` }).click()
  await page
    .getByRole('toolbar', { name: 'Ações para 2 candidatos' })
    .getByRole('button', { name: 'Mover' })
    .click()
  await page.getByRole('menuitem', { name: 'Triagem' }).click()
  await noticeShown(page, '2 candidaturas movidas.')
  await column(page, 'Triagem').getByText('Davi Dutos').waitFor()
  await page.reload()
  await column(page, 'Entrevista com o RH').getByText('Bento Emendas').waitFor()
  expect(await column(page, 'Triagem').getByRole('listitem').count()).toBe(2)
  expect(faults).toEqual([])
})

it('an interview is in the calendars of both, is confirmed by its link, and then asks for an opinion', async () => {
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'gestor.rh', `/careers/applicants/${id_vaga}`)
  await column(page, 'Entrevista com o RH').getByRole('link', { name: 'Bento Emendas' }).click()
  await page.getByRole('button', { name: 'Convidar para entrevista' }).click()
  const sheet = page.getByRole('dialog', { name: 'Convidar para entrevista' })
  for (const [field, hour] of [
    ['Início', '19:00'],
    ['Término', '20:00'],
  ] as const) {
    await sheet
      .getByLabel(new RegExp(`^${field}`))
      .first()
      .fill(dayFromNow(3).split('-').toReversed().join('/'))
    await sheet.getByLabel(`${field}: hora`).fill(hour)
  }
  await sheet.getByLabel('Local').fill('Sala 2, Pelotas')
  await sheet.getByLabel('Entrevistadores').fill('Marina')
  await sheet.getByRole('button', { name: 'Marina Teixeira' }).click()
  await sheet.getByRole('button', { name: 'Convidar', exact: true }).click()
  await noticeShown(page, 'Convite enviado.')
  await page.getByText('Sala 2, Pelotas').waitFor()
  const asked = await mailTo(mail, 'bento@exemplo.com', /entrevista em/)
  for (const one of [asked, await mailTo(mail, 'gestor.rh@intranet.example', /Entrevista/)]) {
    const calendar = calendarOf(one)
    expect(calendar).toContain('METHOD:REQUEST')
    expect(calendar).toContain(`DTSTART;TZID=America/Sao_Paulo:${dayFromNow(3).replaceAll('-', '')}T190000`)
    expect(calendar).toContain('SUMMARY:Entrevista')
    expect(calendar).toContain('LOCATION:Sala 2\\, Pelotas')
    expect(calendar).toContain(`mailto:${one.to![0]!.address}`)
  }
  const guest = await openPage(browser, server.url)
  await guest.page.goto(linkIn(asked))
  await guest.page.getByRole('button', { name: 'Confirmar presença' }).click()
  await noticeShown(guest.page, 'Presença confirmada.')

  const { db, close } = createDatabase(server.databaseUrl, { max: 1 })
  await beginInterviews(db, id_vaga)
  await giveOpinion(db, id_vaga, 'Explicou bem as emendas.')
  await close()
  await page.reload()
  await page.getByText('1 parecer aparece depois que você enviar o seu.').waitFor()
  expect(await page.getByText('Explicou bem as emendas.').count()).toBe(0)
  const send = page.getByRole('button', { name: 'Enviar parecer' })
  expect(await send.isDisabled()).toBe(true)
  for (const button of await page.getByRole('button', { name: '4', exact: true }).all()) await button.click()
  await page.getByRole('button', { name: 'Recomendo', exact: true }).click()
  await send.click()
  await page.getByText('Explicou bem as emendas.').waitFor()
  expect([...faults, ...guest.faults]).toEqual([])
})

it('who is hired becomes an employee whose onboarding begins', async () => {
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'gestor.rh', `/careers/applicants/${id_vaga}`)
  await column(page, 'Entrevista com o RH').getByRole('link', { name: 'Bento Emendas' }).click()
  await page.getByRole('button', { name: 'Ações de Bento Emendas' }).click()
  await page.getByRole('menuitem', { name: 'Mover para Contratado' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mover' }).click()
  await noticeShown(page, 'Candidatura movida.')
  await page.getByRole('button', { name: 'Criar funcionário' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Criar funcionário' }).click()
  await noticeShown(page, /Funcionário criado\. .*onboarding/)
  await page.waitForURL(/\/human-resources\/employee\/profile\/\d+/)
  await page.getByRole('heading', { name: /Bento Emendas/ }).waitFor()
  await page.goto(`/careers/applicants/${id_vaga}`)
  await page.getByRole('heading', { name: /Emendador de Fibra.*1 de 2 vagas/ }).waitFor()
  expect(faults).toEqual([])
})

it('a search of the talent bank invites somebody, who applies with the stored CV', async () => {
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'gestor.rh', '/ResumeDatabase/list')
  await page.getByRole('button', { name: 'Buscar por palavras' }).click()
  await page.getByLabel('Palavra', { exact: true }).fill('enlaces ópticos')
  await page.getByLabel('Sinônimos', { exact: true }).fill('radioenlaces')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Acrescentar' }).click()
  await page
    .getByRole('row', { name: /Ester Enlaces/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Por que' }).click()
  await page.getByRole('dialog').getByText('radioenlaces').first().waitFor()
  await page.keyboard.press('Escape')
  await page
    .getByRole('row', { name: /Ester Enlaces/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Convidar para a vaga' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convidar para a vaga' })
  await dialog.getByLabel('Vaga').selectOption({ label: 'Emendador de Fibra, Pelotas' })
  await dialog.getByRole('button', { name: 'Convidar' }).click()
  await noticeShown(page, 'Convite enviado.')
  const guest = await openPage(browser, server.url)
  await guest.page.goto(linkIn(await mailTo(mail, 'ester@exemplo.com', /Emendador de Fibra/)))
  await guest.page.getByRole('checkbox').click()
  await guest.page.getByRole('button', { name: 'Candidatar-me com meu currículo' }).click()
  await guest.page.getByText(/Candidatura enviada\. Protocolo/).waitFor()
  await page.goto(`/careers/applicants/${id_vaga}`)
  await column(page, 'Inscrito').getByText('Ester Enlaces').waitFor()
  expect([...faults, ...guest.faults]).toEqual([])
})
