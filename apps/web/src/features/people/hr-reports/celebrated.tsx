import type { ReactionCounts } from '@intranet/contract/content/reaction-labels'
import { Suspense } from 'react'
import { lazyPart, Nothing } from '@/components/ui/lazy-part.tsx'

// Home has them at once; most reports show nobody's day.
const Reactions = lazyPart(
  async () => ({ default: (await import('@/features/content/news/reactions.tsx')).Reactions }),
  Nothing,
)

interface Celebrant extends ReactionCounts {
  hoje: boolean
  item: number
}

/** Whose day it is today takes the reactions of their colleagues, in their row. */
export function Celebrated({ tipo, person }: { tipo: 'aniversario' | 'tempo_casa'; person: Celebrant }) {
  if (!person.hoje) return null
  const { item, reacoes, minha_reacao } = person
  return (
    <Suspense>
      <Reactions
        short
        className="mt-0 flex-nowrap"
        tipo={tipo}
        id={item}
        reacoes={reacoes}
        minha_reacao={minha_reacao}
      />
    </Suspense>
  )
}
