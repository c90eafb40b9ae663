import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds serious or critical within a screen's `.page`, and how many pixels it is too wide. */
export async function barriers(page: Page): Promise<{ serious: string[]; overflow: number }> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    type Found = { violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }
    const runner = (window as unknown as { axe: { run(where: string): Promise<Found> } }).axe
    const { violations } = await runner.run('.page')
    return {
      serious: violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
      overflow: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
    }
  })
}
