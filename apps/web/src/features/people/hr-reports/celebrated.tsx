import type { ReactionCounts } from '@intranet/contract/content/reaction-labels'
import type { ListColumn } from '@/components/table/list-column.ts'
import '@/features/content/news/news.css'
import { Reactions } from '@/features/content/news/reactions.tsx'

interface Celebrant extends ReactionCounts {
  /** Days from today. */
  ordem: number
  item: number
}

/** Whose day it is today takes the reactions of their colleagues, in their row. */
export const celebratedColumn = <Row extends Celebrant>(
  tipo: 'aniversario' | 'tempo_casa',
): ListColumn<Row> => ({
  id: 'reacoes',
  header: 'Hoje',
  meta: { card: 'extra', exported: [] },
  cell: ({ row: { original } }) =>
    original.ordem === 0 ? (
      <div className="celebrated">
        <Reactions
          tipo={tipo}
          id={original.item}
          reacoes={original.reacoes}
          minha_reacao={original.minha_reacao}
        />
      </div>
    ) : (
      <></>
    ),
})
