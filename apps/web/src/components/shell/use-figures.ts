import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@intranet/contract/formats'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useShown } from '@/lib/use-shown.ts'
import type { HubCard } from './area.ts'

/** The live figures of cards, by address: one question for all of them, asked after the page has shown; none of a guest. */
export function useFigures(cards: HubCard[], wanted = true): Record<string, string> {
  const shown = useShown()
  const signedIn = useSession() !== null
  const { data = {} } = useQuery({
    ...trpc.figures.ofCards.queryOptions({ cards: cards.map(({ to }) => to).toSorted() }),
    enabled: shown && wanted && signedIn && cards.length > 0,
    staleTime: 0,
    meta: { quiet: true },
  })
  return Object.fromEntries(
    cards.flatMap(({ to, unit }) => {
      const figure = data[to]
      if (figure === undefined) return []
      return [[to, [formatNumber(figure), unit?.[figure === 1 ? 0 : 1]].filter(Boolean).join(' ')]]
    }),
  )
}
