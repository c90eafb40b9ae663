/** A whole day without a network: a report by city and district, refused and put right; a content read to its end. */
import { signIn as connectAs } from '@intranet/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { confirmReadings } from './support/readings.ts'
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

const connect = (login: string) => connectAs(server.url, `${login}@intranet.example`, DEMO_PASSWORD)
const phone = { viewport: { width: 360, height: 780 } }

async function chooseCity(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Cidade/ }).click()
  await page.getByPlaceholder('Buscar').fill(name)
  await page.getByRole('option', { name: `${name}/RS`, exact: true }).click()
}

it('a report names a city without a network; refused, it is put right on "Por enviar"', async () => {
  const admin = await connect('superadmin')
  const person = await connect('funcionario')
  await confirmReadings(server.url, 'funcionario')
  const [city] = await admin.api.cities.create.mutate({ objects: [{ nome: 'Vila Passageira', uf: 'RS' }] })

  const { page } = await openPage(browser, server.url, phone)
  await signIn(page, 'funcionario', '/requests/reports/register')
  await page.waitForFunction(() => localStorage.getItem('intranet:lugares')?.includes('Vila Passageira'))
  // The list of a select is a separate file, which the installed app has at hand.
  await page.getByRole('combobox', { name: /^Cidade/ }).click()
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')

  await page.context().setOffline(true)
  await page.getByLabel('O que aconteceu').fill('Poste caído na entrada')
  await chooseCity(page, 'Vila Passageira')
  await page.getByLabel('Bairro').fill('Centro')
  await page.getByRole('button', { name: 'Salvar' }).click()
  // Notices are a separate file, too: the line says it.
  await page.getByRole('link', { name: '1 por enviar' }).waitFor()

  await admin.api.cities.remove.mutate({ id: city!.id })
  await page.context().setOffline(false)
  await page.getByRole('link', { name: '1 por enviar, 1 com recusa' }).click()
  await page.getByRole('button', { name: 'Corrigir' }).click()
  const form = page.getByRole('dialog', { name: 'Corrigir relato' })
  expect(await form.getByLabel('O que aconteceu').inputValue()).toBe('Poste caído na entrada')
  await chooseCity(page, 'Quaraí')
  await form.getByRole('button', { name: 'Enviar' }).click()
  await page.getByText('Nada por enviar').waitFor()

  const { dados } = await person.api.fieldReports.listOwn.query({
    filtro: { texto: 'Poste caído na entrada' },
  })
  expect(dados.map(({ cidade, bairro }) => [cidade, bairro])).toEqual([['Quaraí', 'Centro']])
  await page.context().close()
})

it('a content of the onboarding that was opened is read to its end without a network', async () => {
  const person = await connect('funcionario')
  const [mine] = (await person.api.onboardingReading.own.query()).filter(({ continuar }) => continuar)
  const { id_trilha, id_conteudo } = mine!.continuar!
  const asked = { id_onboarding: mine!.id, id_trilha }
  const content = async () =>
    (await person.api.onboardingReading.contents.query(asked)).find((one) => one.id_conteudo === id_conteudo)!
  expect((await content()).finalizado).toBe(false)

  const { page } = await openPage(browser, server.url, phone)
  const address = `/human-resources/onboarding/employee/content?idOnboarding=${mine!.id}&idTrail=${id_trilha}`
  await signIn(page, 'funcionario', address)
  await page.getByRole('link', { name: (await content()).titulo_conteudo }).waitFor()
  // What sends is fetched after the first screen, where no app is installed.
  await page.waitForFunction(() => localStorage.getItem('intranet:lugares') !== null)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  // Text and all came with the trail: opening one asks nothing.
  await page.getByRole('link', { name: (await content()).titulo_conteudo }).click()
  await page.getByRole('button', { name: 'Marcar como lido e continuar' }).click()
  await page.getByRole('link', { name: '2 por enviar' }).waitFor()
  await page.getByText('Lido, por enviar').waitFor()
  expect((await content()).finalizado).toBe(false)

  await page.context().setOffline(false)
  await page.getByRole('link', { name: /^\d+ por enviar/ }).waitFor({ state: 'detached' })
  await expect.poll(content).toMatchObject({ finalizado: true, data_inicio: expect.anything() })
  await page.context().close()
})
