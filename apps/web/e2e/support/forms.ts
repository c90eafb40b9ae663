import type { Page } from 'playwright-core'

/** Opens a select field and chooses: the option of exactly this name, or the first that fits a pattern. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page
    .getByRole('option', { name: option, exact: typeof option === 'string' })
    .first()
    .click()
}

/** Fills the day and the hour of a moment's field. */
export async function fillMoment(page: Page, label: string, day: string, hour: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(day)
  await page.getByLabel(`${label}: hora`).fill(hour)
}

/** Says yes to the question that is over the page, by the name of its button. */
export async function agree(page: Page, action: string): Promise<void> {
  const question = page.locator('[role=dialog], [role=alertdialog]').last()
  await question.getByRole('button', { name: action, exact: true }).click()
}

/** What the head of a list adds: an empty list offers the same below. */
export const addButton = (page: Page, name: string | RegExp) =>
  page.locator('[data-slot=page-actions]').getByRole('link', { name })
