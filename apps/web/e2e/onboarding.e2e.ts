import { signIn as connectAs } from '@intranet/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addButton } from './support/forms.ts'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { noticeShown } from './support/notices.ts'
import { startServer, type RunningServer } from './support/server.ts'

const HR = '/human-resources'
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

const connect = (login: string) => connectAs(server.url, `${login}@intranet.example`, DEMO_PASSWORD)

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option }).first().click()
}

async function makeContent(page: Page, title: string) {
  await page.goto(`${HR}/content/list`)
  await addButton(page, 'Novo conteúdo').click()
  await page.getByRole('textbox', { name: 'Título' }).fill(title)
  await page.getByLabel('Resumo').fill(`Resumo de ${title}`)
  await page.getByRole('textbox', { name: 'Texto' }).fill(`Tudo sobre ${title}.`)
  await page.getByRole('switch', { name: 'Status' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Dados atualizados com sucesso!')
  await page.waitForURL(/content\/list/)
}

const order = (page: Page) =>
  page
    .getByRole('list', { name: 'Trilhas em ordem' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('.font-semibold')?.textContent))

/** The list listens to keys and measures its places in the frames after it said where something is. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )

describe('onboarding', () => {
  it('from contents, a trail and an onboarding to congratulations and 100 % in the report', async () => {
    const { page, faults } = await openPage(browser, server.url)
    await signIn(page, 'gestor.rh', HR)
    await page
      .getByRole('link', { name: /Conteúdos/ })
      .first()
      .click()
    for (const title of ['Ferramentas do dia', 'Quem é quem']) await makeContent(page, title)

    await page.goto(`${HR}/trail/list`)
    await addButton(page, 'Nova trilha').click()
    await page.getByLabel('Nome').fill('Trilha do passeio')
    await page.getByRole('switch', { name: 'Status' }).click()
    await page.getByRole('textbox', { name: 'Buscar conteúdo' }).fill('QUEM')
    await page.getByRole('checkbox', { name: /Quem é quem/ }).click()
    await page.getByRole('textbox', { name: 'Buscar conteúdo' }).fill('ferramentas')
    await page.getByRole('checkbox', { name: /Ferramentas do dia/ }).click()
    await page.getByRole('button', { name: 'Subir Ferramentas do dia' }).click()
    await page.getByRole('button', { name: 'Salvar trilha' }).click()
    await noticeShown(page, 'Dados atualizados com sucesso!')

    await page.goto(`${HR}/onboarding/list`)
    await addButton(page, 'NOVO ONBOARDING').click()
    const next = page.getByRole('button', { name: 'Próxima etapa' })
    await expect.poll(() => next.isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: 'Título' }).fill('Passeio pelo suporte')
    await expect.poll(() => next.isDisabled()).toBe(true)
    await choose(page, 'Provedor', 'Produto')
    await page.getByRole('switch', { name: 'Status' }).click()
    await next.click()
    await page.getByRole('checkbox', { name: /Trilha do passeio/ }).click()
    await page.getByRole('checkbox', { name: /Segurança e direção/ }).click()
    await page.getByRole('button', { name: 'Salvar onboarding' }).click()
    await noticeShown(page, 'Preencha todos os campos obrigatórios!')
    await choose(page, 'Departamento', 'Suporte')
    await choose(page, 'Cargo', 'Atendente de Suporte')
    await next.click()
    await expect.poll(() => order(page)).toEqual(['Trilha do passeio', 'Segurança e direção'])
    await page.getByRole('button', { name: /^Mover Segurança e direção/ }).focus()
    // What a screen reader reads out says when the next key may come.
    for (const [key, place] of [
      ['Space', 'na posição 2.'],
      ['ArrowUp', 'na posição 1.'],
      ['Space', 'ficou na posição 1.'],
    ] as const) {
      await page.keyboard.press(key)
      await page.getByText(`Segurança e direção ${place}`).first().waitFor({ state: 'attached' })
      await nextFrames(page)
    }
    await expect.poll(() => order(page)).toEqual(['Segurança e direção', 'Trilha do passeio'])
    await page.getByRole('button', { name: 'Salvar onboarding' }).click()
    await page.waitForURL(/onboarding\/list/)
    await page.getByRole('cell', { name: 'Passeio pelo suporte', exact: true }).waitFor()

    const reader = await openPage(browser, server.url)
    await signIn(reader.page, 'funcionario')
    await reader.page.getByRole('link', { name: 'Passeio pelo suporte' }).click()
    for (const title of ['Direção e segurança no trânsito', 'Ferramentas do dia', 'Quem é quem']) {
      await reader.page.getByRole('heading', { name: title }).waitFor()
      await reader.page.getByRole('button', { name: 'Marcar como lido e continuar' }).click()
      await noticeShown(reader.page, 'Conteúdo lido com sucesso')
    }
    await reader.page.waitForURL(/employee\/content\/congratulations/)
    await reader.page.getByRole('heading', { name: /Parabéns!/ }).waitFor()
    await reader.page.getByRole('link', { name: 'Voltar para a página inicial' }).click()
    await reader.page.getByRole('heading', { name: 'Hoje' }).waitFor()

    await page.goto(`${HR}/onboarding/report?q=Passeio`)
    await page.getByRole('tab', { name: /Concluídos/ }).click()
    const row = page.getByRole('row', { name: /Ana Paula Silveira.*Passeio pelo suporte/ })
    await row.getByText(/^100,0\s%$/).waitFor()
    expect([...faults, ...reader.faults]).toEqual([])
    await page.context().close()
    await reader.page.context().close()
  })

  it('that cannot be read says so in the documented words, and is read when asked again', async () => {
    const { page } = await openPage(browser, server.url)
    await signIn(page, 'gestor.rh', `${HR}/onboarding/list`)
    await page.route(/onboarding\.get/, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto(`${HR}/onboarding/edit/1`)
    await page.getByText('Erro ao carregar dados do onboarding').waitFor()
    await page.unroute(/onboarding\.get/)
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await page.getByRole('heading', { name: 'EDITAR ONBOARDING' }).waitFor()
    await page.context().close()
  })

  it('shows each role what it may do', async () => {
    const menu = async (login: string) => {
      const { page } = await openPage(browser, server.url)
      await signIn(page, login, `${HR}/onboarding/list`)
      await page.getByRole('button', { name: /Suporte N1/ }).click()
      await page.getByRole('menuitem').first().waitFor()
      const items = await page.getByRole('menuitem').allTextContents()
      await page.context().close()
      return items
    }
    expect(await menu('superadmin')).toEqual([
      'Editar',
      'Vincular trilhas',
      'Lista de trilhas',
      'Ver como funcionário',
      'Inativar',
      'Excluir',
    ])
    expect(await menu('gestor.rh')).not.toContain('Excluir')
    expect(await menu('onboarding')).toEqual(['Vincular trilhas', 'Lista de trilhas', 'Ver como funcionário'])
    const { page } = await openPage(browser, server.url)
    await signIn(page, 'funcionario', `${HR}/onboarding/list`)
    await page.getByText('Você não tem permissão para realizar esta ação.').waitFor()
    await page.context().close()
  })
})

describe('a script with @intranet/client only', () => {
  it('makes contents, a trail and an onboarding, reads to the end, and finds 100 % in the report', async () => {
    const hr = await connect('gestor.rh')
    const person = await connect('funcionario')
    const me = (await person.api.auth.session.query())!
    const place = {
      id_empresa: me.id_empresa!,
      id_departamento: me.id_departamento!,
      id_cargo: me.id_cargo!,
    }
    const contents = await hr.api.onboardingContents.create.mutate({
      objects: ['Um', 'Dois', 'Três'].map((n) => ({ titulo: `Conteúdo ${n}`, texto: `<p>${n}</p>` })),
    })
    const trails = await hr.api.onboardingTrails.create.mutate({
      objects: [contents.slice(0, 2), contents.slice(2)].map((part, index) => ({
        nome: `Trilha do script ${index + 1}`,
        conteudos: part.map(({ id }, at) => ({ id_conteudo: id, prioridade: at + 1 })),
      })),
    })
    const [made] = await hr.api.onboarding.create.mutate({
      objects: [{ titulo: 'Onboarding do script', ...place, trilhas: trails.map(({ id }) => id) }],
    })
    const id_onboarding = made!.id
    const ofScript = async () =>
      (await person.api.onboardingReading.own.query()).find(({ id }) => id === id_onboarding)!
    let { continuar } = await ofScript()
    let steps = 0
    while (continuar) {
      const step = { id_onboarding, ...continuar }
      await person.api.onboardingReading.start.mutate(step)
      const { proximo } = await person.api.onboardingReading.complete.mutate(step)
      continuar =
        proximo.passo === 'parabens'
          ? null
          : { id_trilha: proximo.id_trilha, id_conteudo: proximo.id_conteudo }
      steps += 1
    }
    expect([steps, (await ofScript()).percentual]).toEqual([3, 100])
    const report = await hr.api.onboardingReport.page.query({ id_onboarding, concluido: true })
    expect(report.dados).toMatchObject([
      { funcionario: me.nome, onboarding: 'Onboarding do script', status: 100, concluido: true },
    ])
    expect(await hr.api.onboardingReport.count.query({ id_onboarding })).toMatchObject({ concluidos: 1 })
    await Promise.all([hr.signOut(), person.signOut()])
  })
})
