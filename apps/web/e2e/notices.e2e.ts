import { dayFromNow } from '@intranet/contract/today'
import { signIn as connectAs } from '@intranet/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
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

describe('an employee', () => {
  it('finds a colleague by letter and name, and sees how to reach them', async () => {
    const { page, faults } = await openPage(browser, server.url)
    await signIn(page, 'funcionario')
    await page.getByRole('link', { name: 'Contatos', exact: true }).first().click()
    await page.getByRole('heading', { name: /CONTATOS/ }).waitFor()
    await page.getByRole('button', { name: /^B, / }).click()
    await page.waitForURL(/letra/)
    await page.getByRole('searchbox').fill('beatriz')
    await page
      .getByRole('link', { name: /^Beatriz/ })
      .first()
      .click()
    await page.getByRole('heading', { name: /^Beatriz/ }).waitFor()
    await page.getByText('Contato e organização').waitFor()
    expect(await page.locator('a[href^="mailto:"]').count()).toBeGreaterThan(0)
    expect(await page.getByText('Telefone pessoal').count()).toBe(0)
    await page.goto('/contacts/list/beatriz/noparms')
    await page.waitForURL(/q=beatriz/)
    expect(faults).toEqual([])
  })

  it('writes an event, drags it to another day, and reads it in another calendar until the address is revoked', async () => {
    const { page, faults } = await openPage(browser, server.url)
    const day = `${dayFromNow(0).slice(0, 8)}10`
    const other = `${dayFromNow(0).slice(0, 8)}12`
    await signIn(page, 'funcionario', `/calendar?visao=mes&dia=${day}`)
    await page.getByRole('button', { name: 'Novo evento', exact: true }).click()
    await page.getByRole('textbox', { name: 'Título' }).fill('Visita técnica')
    await page.getByRole('button', { name: 'Salvar' }).click()
    const chip = page.getByRole('button', { name: /Visita técnica/ })
    await chip.waitFor()
    const target = page.getByRole('gridcell').filter({ has: page.locator(`[aria-label*=" 12 de "]`) })
    await chip.dragTo(target.first())
    await noticeShown(page, 'Evento movido.')
    const client = await connectAs(server.url, 'funcionario@intranet.example', DEMO_PASSWORD)
    const { dados } = await client.api.calendar.list.query({ q: 'visita' })
    expect(String(dados[0]!.inicio)).toContain(other)

    await page.getByRole('button', { name: 'Assinar' }).click()
    await page.getByRole('button', { name: 'Gerar endereço' }).click()
    const url = await page.getByLabel('Endereço do calendário').inputValue()
    const feed = await fetch(url)
    expect([feed.status, (await feed.text()).includes('SUMMARY:Visita técnica')]).toEqual([200, true])
    await page.getByRole('button', { name: 'Revogar endereço' }).click()
    await noticeShown(page, 'O endereço deixou de valer.')
    expect((await fetch(url)).status).toBe(404)
    await page.keyboard.press('Escape')
    for (const view of ['Semana', 'Dia', 'Lista'])
      await page.getByRole('button', { name: view, exact: true }).click()
    expect(faults).toEqual([])
    await client.signOut()
  })

  it('books a room once, and is refused when somebody was faster', async () => {
    const { page, faults } = await openPage(browser, server.url)
    const day = dayFromNow(3)
    await signIn(page, 'funcionario', `/resources?dia=${day}`)
    const book = async (hour: string) => {
      await page.getByLabel('Motivo').fill('Alinhamento')
      await page.getByLabel('Início: hora').fill(hour)
      await page.getByRole('button', { name: 'Reservar', exact: true }).click()
    }
    await page.getByRole('button', { name: 'Reservar Sala Lagoa às 14:00' }).click()
    await book('14:00')
    await page.getByRole('button', { name: /14:00 às 15:00/ }).waitFor()
    await page.getByRole('button', { name: 'Reservar Sala Lagoa às 13:00' }).click()
    await page.getByLabel('Fim: hora').fill('14:30')
    await book('13:00')
    await page.getByText('Este recurso já está reservado neste horário.').first().waitFor()
    expect(faults.filter((fault) => !/409/.test(fault))).toEqual([])
  })

  it('stars an application, opens the chart at a person, and copies a signature', async () => {
    const { page, faults } = await openPage(browser, server.url)
    await signIn(page, 'funcionario', '/applications/list')
    const starred = page.waitForResponse(/applications\.favourite/)
    await page.getByRole('button', { name: 'Favorita: Webmail' }).first().click()
    await page.getByRole('heading', { name: /Favoritas/ }).waitFor()
    await starred
    expect(await page.getByText('Folha de pagamento').count()).toBe(0)
    await page.goto('/contacts/organization')
    await page.getByRole('searchbox').fill('beatriz')
    await page.getByRole('list', { name: 'Pessoas encontradas' }).getByRole('button').first().click()
    await page.locator('a[data-found]').waitFor()
    await page.goto('/emailsignature/list')
    await page.locator('.signature strong').waitFor()
    await page.locator('.signature').getByText('Ana Paula Silveira').first().waitFor()
    expect(faults).toEqual([])
  })

  it('has a home of their own as a candidate, with neither agenda nor notices', async () => {
    const { page, faults } = await openPage(browser, server.url)
    await signIn(page, 'candidato')
    await page.getByRole('heading', { name: 'Trabalhe conosco' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/home/vacancy')
    expect(await page.getByText('Agenda').count()).toBe(0)
    await page.getByRole('link', { name: 'Meu perfil' }).click()
    await page.getByRole('link', { name: 'Editar' }).waitFor()
    await page.goto('/contacts/list')
    await page.getByRole('button', { name: 'Voltar para o início' }).click()
    await page.waitForURL('**/home/vacancy')
    expect(faults).toEqual([])
  })

  it('is offered neither calendar nor contacts as a candidate', async () => {
    const { page } = await openPage(browser, server.url)
    await signIn(page, 'candidato', '/contacts/list')
    await page.getByText('Você não tem permissão para realizar esta ação.').waitFor()
    expect(await page.getByRole('link', { name: 'Calendário' }).count()).toBe(0)
  })
})
