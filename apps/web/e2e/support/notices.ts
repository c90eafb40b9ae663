/** What a page shows for a moment. Notices leave after seconds: who looks for one on a busy machine may come too late. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a walk waits for at most, each time: a busy machine is slow, and a quiet one does not wait. */
export const PATIENCE_MS = 90_000

const heard = new WeakMap<Page, string[]>()

function noticesOf(page: Page): string[] {
  const notices = heard.get(page) ?? []
  heard.set(page, notices)
  return notices
}

/** Keeps every notice that pages of this browser show, whatever they navigate to. Before the first of them. */
export async function listen(context: BrowserContext): Promise<void> {
  await context.exposeBinding('noticeShown', ({ page }, text: string) => void noticesOf(page).push(text))
  await context.addInitScript(() => {
    const { noticeShown: report } = window as unknown as { noticeShown(text: string): void }
    // One that moves to the other end of the window is the same.
    const reported = new Set<string>()
    const tell = (node: Node) => {
      if (!(node instanceof Element)) return
      const shown = node.matches('[data-slot=toast]') ? [node] : node.querySelectorAll('[data-slot=toast]')
      for (const notice of shown) {
        const id = notice.getAttribute('data-notice') ?? ''
        if (reported.has(id)) continue
        reported.add(id)
        report(notice.textContent ?? '')
      }
    }
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(tell)
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Waits until the page has shown this; each notice counts once, and what came before it no more. */
export async function noticeShown(page: Page, text: string | RegExp): Promise<void> {
  const notices = noticesOf(page)
  const holds = (notice: string) => (typeof text === 'string' ? notice.includes(text) : text.test(notice))
  await expect.poll(() => notices.map((notice) => (holds(notice) ? text : notice))).toContain(text)
  notices.splice(0, notices.findIndex(holds) + 1)
}

/** Waits until the page can show a notice by itself: what does is fetched after the first screen. */
export const canShowNotices = (page: Page): Promise<void> =>
  page.locator('section[aria-label^="Avisos"]').waitFor({ state: 'attached' })
