/** What the jobs of a phone have in common (docs/taps.md). */
import { formatDate } from '@intranet/contract/formats'
import { daysLater, todayInBrazil } from '@intranet/contract/today'
import type { Hand } from './hand.ts'

/** With the shortcuts of "Whole jobs" (the home's actions, the camera before the files), or by the way of before. */
export type Way = 'now' | 'before'

export interface TapJob {
  name: string
  login: string
  /** Its shortcut: jobs that name one are done both ways. */
  shortcut?: 'atalho' | 'câmera' | 'atalho e câmera'
  run(hand: Hand, way: Way): Promise<void>
}

export const day = (ahead: number) => formatDate(daysLater(todayInBrazil(), ahead))

export const MENU = 'Mais: todo o menu'

/** One press on the home, or the menu's way there. */
export async function begin(hand: Hand, way: Way, label: string, trail: (string | RegExp)[]): Promise<void> {
  if (way === 'now') {
    const actions = hand.page.getByRole('navigation', { name: 'Atalhos' })
    return hand.tap(actions.getByRole('link', { name: label }))
  }
  for (const name of trail) await hand.press(name === MENU ? 'button' : 'link', name)
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

/** A decision on the home: beside the list, without leaving it. */
export async function decide(hand: Hand, what: RegExp, yes: string): Promise<void> {
  await hand.press('button', what)
  await hand.press('button', yes)
}
