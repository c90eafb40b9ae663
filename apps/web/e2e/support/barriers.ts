import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds serious or critical within a screen (its `.page`), and how many pixels it is too wide. */
export async function barriers(
  page: Page,
  screen = '.page',
): Promise<{ serious: string[]; overflow: number }> {
  await page.evaluate(axe.source)
  return page.evaluate(async (where) => {
    type Found = { violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }
    const runner = (window as unknown as { axe: { run(where: string): Promise<Found> } }).axe
    const { violations } = await runner.run(where)
    return {
      serious: violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
      overflow: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
    }
  }, screen)
}
