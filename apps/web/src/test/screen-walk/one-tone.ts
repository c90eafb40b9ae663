import { meaningOf } from '@intranet/contract/state-meanings'
import { toneOfMeaning } from '@/components/ui/state-badge.tsx'

/** An open incident is red (docs/screens.md#one-word-one-tone). */
const isOpenIncident = (word: string, tone: string | undefined) => word === 'Aberto' && tone === 'destructive'

/** The words of states on a screen whose tone is not that of their meaning. */
export function wrongTones(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-slot=badge]')].flatMap(({ textContent, dataset }) => {
    const word = textContent.trim()
    const meaning = meaningOf(word)
    if (!meaning || dataset.tone === toneOfMeaning[meaning] || isOpenIncident(word, dataset.tone)) return []
    return [`${word}: ${dataset.tone}`]
  })
}
