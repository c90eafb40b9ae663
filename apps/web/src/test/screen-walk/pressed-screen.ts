/** Presses the controls of a screen, and says what came of it: what was asked, where it led, what changed. */
import type { AnyRouter } from '@tanstack/react-router'
import { type Control, controlsNow, findControl, layerName, sends } from './controls.ts'
import type { Paragraph } from '../../../../../tools/test/packed-lines.ts'
import { fillForm, isSomeRefused } from './filled-form.ts'
import type { Screen } from './open-screen.tsx'
import { people } from './people.ts'
import { type Found, PressedPage } from './pressed-page.ts'

/** So many controls of a screen. */
const MOST = 14
const MOST_TWINS = 2
/** How often a form is filled until it takes it. */
const MOST_TRIES = 3
/** So many menus and sheets are opened again by somebody who reads. */
const MOST_READ = 5

/** What a control of the page opened, as it was written down. */
export type Opened = Map<string, { found: Found; reported: string }>

function namedWay({ before, name }: Found, filled = false): string {
  return `[${[...before.map((one) => one.name), ...(filled ? ['filled'] : []), name].join(' › ')}]`
}

const written = (way: string, lines: readonly string[]): Paragraph => ({
  head: `${way} `,
  lines,
  indent: '  ',
})

/** Those that were not pressed yet, whatever the row that they stand in. */
function unseenNow(seen: Set<string>, before: Found['before']): Found[] {
  const layer = layerName()
  return controlsNow().flatMap((control) => {
    const key = `${layer} ${control.kind}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ ...control, before, layer }]
  })
}

/** The same control in other rows: what it opens may depend on the row. */
const twinsOf = (all: readonly Control[], { name, kind, layer }: Found): Found[] =>
  all
    .filter((one) => one.kind === kind && one.name !== name)
    .slice(0, MOST_TWINS)
    .map((one) => ({ ...one, before: [], layer, shallow: true }))

/** Fills a form until it is taken. */
async function* sentForms(page: PressedPage, found: Found): AsyncGenerator<Paragraph> {
  for (let tries = 0; tries < MOST_TRIES && page.isHome() && findControl(found); tries++) {
    if (tries > 0 && !isSomeRefused()) return
    await fillForm(tries)
    const filled = page.changed()
    const pressed = await page.press(found)
    const sent = page.changed()
    // What was refused stays so.
    if (filled.length === 0 && sent.length === 0) return
    yield written('[filled]', filled)
    if (pressed) yield written(namedWay(found, true), sent)
  }
}

/** What each control of the screen does for a superadmin, those that it reveals included. */
export async function pressedScreen(
  screen: Screen,
  router: AnyRouter,
): Promise<{ steps: Paragraph[]; opened: Opened }> {
  const page = new PressedPage(screen, people.superadmin, router)
  const steps: Paragraph[] = []
  const opened: Opened = new Map()
  const seen = new Set<string>()
  const all = controlsNow()
  const first = unseenNow(seen, [])
  // What a form sends comes first, before the many controls of a long one.
  const sending = first.filter((found) => sends(findControl(found)!))
  const waiting = [...sending, ...first.filter((found) => !sending.includes(found))]
  for (let pressed = 0; pressed < MOST && waiting.length > 0; pressed++) {
    const found = waiting.shift()!
    if (!(await page.reach(found))) continue
    const sent = sends(findControl(found)!)
    await page.press(found)
    const reported = page.changed()
    steps.push(written(namedWay(found), reported))
    if (page.isHome() && layerName() !== '' && found.before.length === 0) {
      opened.set(found.name, { found, reported: reported.join('\n') })
      if (!found.shallow) waiting.unshift(...twinsOf(all, found))
    }
    if (found.shallow) continue
    if (sent) for await (const step of sentForms(page, found)) steps.push(step)
    if (page.isHome()) waiting.unshift(...unseenNow(seen, [...found.before, found]))
  }
  return { steps, opened }
}

/** What the menus and sheets of the page hold for somebody who only reads, where that differs. */
export async function readScreen(screen: Screen, router: AnyRouter, opened: Opened): Promise<Paragraph[]> {
  const page = new PressedPage(screen, people.reader, router)
  const steps: Paragraph[] = []
  for (const { found, reported } of [...opened.values()].slice(0, MOST_READ)) {
    if (!findControl(found) && layerName() === '') continue
    if (!(await page.reach(found))) continue
    await page.press(found)
    const read = page.changed()
    if (read.join('\n') !== reported) steps.push(written(`reader ${namedWay(found)}`, read))
  }
  return steps
}
