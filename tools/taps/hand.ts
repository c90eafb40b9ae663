/** A thumb on a phone: it counts what it presses. */
import type { Locator, Page } from 'playwright-core'

export class Hand {
  /** Presses on the screen; a field that is typed into is one, its letters are none. */
  taps = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator): Promise<void> {
    await target.tap()
    this.taps += 1
  }

  /** A button, a link, a tab, a radio …: by its name, exactly or by a pattern; the first where there are several. */
  async press(role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<void> {
    await this.tap(this.page.getByRole(role, { name, exact: typeof name === 'string' }).first())
  }

  async type(label: string | RegExp, text: string): Promise<void> {
    const field = this.page.getByLabel(label).first()
    await this.tap(field)
    await field.fill(text)
  }

  /** Opens a select and picks: two. */
  async choose(label: string | RegExp, option: string | RegExp): Promise<void> {
    await this.press('combobox', label)
    await this.press('option', option)
  }

  /** A photo of the camera, which is the phone's own app: its presses are the same everywhere and not counted. */
  async photo(label: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const button = this.page.locator('label').filter({ hasText: label }).first()
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), button.tap()])
    this.taps += 1
    // Without "Tirar foto" the phone asks with what: its own sheet, whose camera is one press more.
    if (label !== 'Tirar foto') this.taps += 1
    await chooser.setFiles(file)
  }

  /** What says that the job is done; no press. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor()
  }
}
