/** What the jobs of a phone have in common (docs/taps.md). */
import { formatDate } from '@intranet/contract/formats'
import { dayFromNow } from '@intranet/contract/today'
import type { Hand } from './hand.ts'

/** With the shortcuts of "Whole jobs" (the home's actions, the camera before the files), or by the way of before. */
export type Way = 'now' | 'before'

export interface TapJob {
  name: string
  login: string
  /** Its shortcut: jobs that name one are done both ways. */
  shortcut?: 'atalho' | 'câmera' | 'atalho e câmera' | 'mesa de hoje' | 'botão à mão'
  /** Taps that this tool counted before the screen was changed: its old way is gone. */
  was?: number
  run(hand: Hand, way: Way): Promise<void>
}

export const day = (ahead: number) => formatDate(dayFromNow(ahead))

export const MENU = 'Mais: todo o menu'
export const NEW_EVENT = 'Novo evento'
/** The steps of a way that are no links. */
const buttons = new Set<string | RegExp>([MENU, NEW_EVENT])

/** One press on the home, or the menu's way there. */
export async function begin(hand: Hand, way: Way, label: string, trail: (string | RegExp)[]): Promise<void> {
  if (way === 'now') {
    const actions = hand.page.getByRole('navigation', { name: 'Atalhos' })
    return hand.tap(actions.getByRole('link', { name: label }))
  }
  for (const name of trail) await hand.press(buttons.has(name) ? 'button' : 'link', name)
}

/** Says yes to the question that is over the page, once it is there. */
export const agree = (hand: Hand, yes: string | RegExp, question = /\?/) =>
  hand.tap(
    hand.page
      .locator('[role=dialog], [role=alertdialog]')
      .filter({ hasText: question })
      .last()
      .getByRole('button', { name: yes, exact: typeof yes === 'string' })
      .last(),
  )

/** Opens the first of what waits on the home, after "Mostrar mais" where it is not among the first rows. */
export async function firstOf(hand: Hand, what: RegExp): Promise<void> {
  const row = hand.page.getByRole('button', { name: what }).first()
  const more = hand.page.getByRole('button', { name: /^Mostrar mais/ })
  await row.or(more).first().waitFor()
  if (!(await row.isVisible())) await hand.tap(more)
  await hand.tap(row)
}

/** A decision on the home: beside the list, without leaving it. */
export async function decide(hand: Hand, what: RegExp, yes: string): Promise<void> {
  await hand.press('button', what)
  await hand.press('button', yes)
}
