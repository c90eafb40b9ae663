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
    await this.tap(this.page.locator('[role=option]').filter({ hasText: option }).first())
  }

  /** The same with whatever is offered first. */
  async chooseFirst(label: string | RegExp): Promise<void> {
    await this.press('combobox', label)
    await this.tap(this.page.locator('[role=option]').first())
  }

  /** A line with a finger: one. */
  async draw(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await target.boundingBox())!
    await this.page.mouse.move(x + width / 4, y + height / 2)
    await this.page.mouse.down()
    for (const part of [0.4, 0.6, 0.75]) await this.page.mouse.move(x + width * part, y + height * part)
    await this.page.mouse.up()
    this.taps += 1
  }

  /** A photo of the camera, which is the phone's own app: its presses are the same everywhere and not counted. */
  async photo(label: 'Tirar foto' | 'Adicionar imagens'): Promise<void> {
    const picture = await this.page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 })
      canvas.getContext('2d')!.fillRect(0, 0, 600, 900)
      return canvas.toDataURL('image/jpeg').split(',')[1]!
    })
    const button = this.page.locator('label').filter({ hasText: label }).first()
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), button.tap()])
    // Without "Tirar foto" the phone asks with what: its own sheet, whose camera is one press more.
    this.taps += label === 'Tirar foto' ? 1 : 2
    await chooser.setFiles([
      { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(picture, 'base64') },
    ])
  }

  /** The notice of a success; no press. */
  async hears(): Promise<void> {
    await this.page.locator('[data-slot=toast][role=status]').first().waitFor()
  }

  /** What says that the job is done; no press. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor()
  }
}
