import type { ReactionCounts } from '@intranet/contract/content/reaction-labels'
import { Reactions } from '@/features/content/news/reactions.tsx'

interface Celebrant extends ReactionCounts {
  hoje: boolean
  item: number
}

/** Whose day it is today takes the reactions of their colleagues, in their row. */
export function Celebrated({ tipo, person }: { tipo: 'aniversario' | 'tempo_casa'; person: Celebrant }) {
  if (!person.hoje) return null
  const { item, reacoes, minha_reacao } = person
  return (
    <Reactions
      short
      className="mt-0 flex-nowrap"
      tipo={tipo}
      id={item}
      reacoes={reacoes}
      minha_reacao={minha_reacao}
    />
  )
}
