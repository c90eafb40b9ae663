/** The jobs that the start of the demo group prints are there, and each is done as printed. */
import { firstJobs } from '@intranet/db/demo/first-jobs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage, signIn } from './support/browser.ts'
import { choose } from './support/forms.ts'
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

/** Presses a button and says yes to what it asks. */
async function confirm(page: Page, action: string, title: string, yes = action) {
  await page.getByRole('button', { name: action, exact: true }).click()
  const question = page.locator('[role=dialog], [role=alertdialog]').filter({ hasText: title }).last()
  await question.getByRole('button', { name: yes, exact: true }).click()
}

const walks: Record<keyof typeof firstJobs, (page: Page) => Promise<void>> = {
  async count(page) {
    const quantities = page.getByLabel(/^Quantidade informada de/)
    await quantities.first().waitFor()
    for (const quantity of await quantities.all()) await quantity.fill('10')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await noticeShown(page, 'Dados atualizados com sucesso!')
    await confirm(page, 'Entregar para validação', 'Entregar a contagem para validação?', 'Entregar')
    await page.getByText('Em validação').first().waitFor()
  },
  async vehicle(page) {
    await page.getByRole('dialog').getByRole('button', { name: 'Aprovar', exact: true }).click()
    await choose(page, 'Veículo', /Strada/)
    await page.getByRole('button', { name: 'Aprovar', exact: true }).last().click()
    await noticeShown(page, 'Dados atualizados com sucesso!')
  },
  async audit(page) {
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('checkbox').first().waitFor()
    for (const box of await drawer.getByRole('checkbox').all())
      if (!(await box.isChecked())) await box.click()
    await confirm(page, 'Aprovar', 'Aprovar a venda?', 'Confirmar')
    await drawer.getByText('Aprovada', { exact: true }).first().waitFor()
  },
  async hiring(page) {
    const name = 'Kauê Mendonça'
    const column = (title: string) => page.getByRole('region', { name: new RegExp(`^${title}:`) })
    await column('Triagem').getByText(name).waitFor()
    await page.getByRole('button', { name: `Mover ${name}` }).focus()
    const over = (stage: string) =>
      page
        .getByRole('status')
        .filter({ hasText: `${name} sobre ${stage}.` })
        .first()
        .waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await over('Triagem')
    await page.keyboard.press('ArrowRight')
    await over('Entrevista com o RH')
    await page.keyboard.press('Space')
    await page.getByRole('dialog').getByRole('button', { name: 'Mover', exact: true }).click()
    await noticeShown(page, 'Candidatura movida.')
    await column('Entrevista com o RH').getByText(name).waitFor()
  },
  async leaving(page) {
    for (const step of ['Analisar', 'Aprovar']) {
      await confirm(page, step, step)
      await noticeShown(page, 'Status atualizado com sucesso!')
    }
    await page.getByText('Aprovado', { exact: true }).first().waitFor()
  },
}

it.each(Object.entries(walks))('%s', async (name, walk) => {
  const { login, path } = firstJobs[name as keyof typeof firstJobs]
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, login, path)
  await walk(page)
  expect(faults).toEqual([])
})
