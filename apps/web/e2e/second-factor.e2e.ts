import { Secret, TOTP } from 'otpauth'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
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

it('an app is set up on one’s page, then asked for; a recovery code signs in once', async () => {
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'funcionario', '/users/security')
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  // A code is taken within its own 30 seconds: one that is about to end would come too late.
  if (app.remaining() < 10_000) await page.waitForTimeout(app.remaining())
  await page.getByLabel(/^Código que o aplicativo/).fill(app.generate())
  await page.getByRole('button', { name: 'Confirmar' }).click()
  const codes = page.getByRole('region', { name: 'Códigos de recuperação' }).getByRole('listitem')
  await codes.first().waitFor()
  const [recovery = '', ...others] = await codes.allInnerTexts()
  expect(others).toHaveLength(9)
  await page.getByRole('button', { name: 'Guardei' }).click()
  await page.getByText('Restam 10 códigos').waitFor()

  const enter = async (code: string) => {
    await page.context().clearCookies()
    await page.goto('/intranet')
    await page.getByLabel('E-mail').fill('funcionario@intranet.example')
    await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByRole('heading', { name: 'Segundo fator' }).waitFor()
    await page.getByRole('button', { name: 'Usar um código de recuperação' }).click()
    await page.getByLabel('Código de recuperação').fill(code)
    await page.getByRole('button', { name: 'Entrar' }).click()
  }
  await enter(recovery)
  await page.waitForURL(`${server.url}/`)
  expect(faults).toEqual([])
  await enter(recovery)
  await page.getByText('Código incorreto, vencido ou já usado.').first().waitFor()
})
