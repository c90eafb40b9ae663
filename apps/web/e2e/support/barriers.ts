import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Barriers {
  serious: string[]
  overflow: number
}

/** Looks again after so long: what was there while something moved or loaded is no barrier. */
const AGAIN_MS = 1000
const LOOKS = 4

/** Resolves when what is moving has come to rest; what moves for ever is not waited for. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.all(ending.map((animation) => animation.finished.catch(() => {})))
  })

async function look(page: Page, screen: string): Promise<Barriers> {
  await rest(page)
  await page.evaluate(axe.source)
  return page.evaluate(async (where) => {
    type Found = { violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }
    const runner = (window as unknown as { axe: { run(where: string, how: object): Promise<Found> } }).axe
    const { violations } = await runner.run(where, { resultTypes: ['violations'] })
    return {
      serious: violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
      overflow: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
    }
  }, screen)
}

/** What axe finds serious or critical within a screen (its `.page`), and how many pixels it is too wide. */
export async function barriers(page: Page, screen = '[data-slot=page]'): Promise<Barriers> {
  let found = await look(page, screen)
  for (let tries = 1; tries < LOOKS && (found.serious.length || found.overflow); tries++) {
    await page.waitForTimeout(AGAIN_MS)
    found = await look(page, screen)
  }
  return found
}

/** Opens each screen once it has its rows: nothing serious is against it, and it fits. */
export async function openWithoutBarriers(
  page: Page,
  paths: readonly string[],
  screen?: string,
): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    expect([path, await barriers(page, screen)]).toEqual([path, { serious: [], overflow: 0 }])
  }
}
