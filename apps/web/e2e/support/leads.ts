/** What the sales walks do with a lead. */
import type { Locator, Page } from 'playwright-core'

/** Chooses from a row's menu. */
export async function act(page: Page, name: string, action: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** One stage on, from the lead's own page. */
export async function advance(page: Page, stage: string, fill?: (dialog: Locator) => Promise<void>) {
  await page.getByRole('button', { name: `Avançar para ${stage}` }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(stage) })
  await fill?.(dialog)
  await dialog.getByRole('button', { name: 'Avançar', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}
