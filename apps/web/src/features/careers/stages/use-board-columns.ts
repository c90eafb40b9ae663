import type { Stage } from '@intranet/contract/careers/career-options'
import { useState } from 'react'
import type { AnswerNarrowing } from '../vacancy-questions/answer-filter.tsx'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

type Board = Outputs['applicants']['board']
type Column = Board['colunas'][number]
type Cards = Column['cartoes']

/** As the server orders a column: the best score first, those without one last. */
const byScore = (one: Cards[number], other: Cards[number]) =>
  (other.pontuacao ?? -1) - (one.pontuacao ?? -1) || one.id - other.id

/** The columns as they will be once the movements under way are done. */
export function withMoving(columns: readonly Column[], moving: ReadonlyMap<number, Stage>): Column[] {
  const under = columns.flatMap(({ etapa, cartoes }) =>
    cartoes.filter(({ id }) => moving.has(id) && moving.get(id) !== etapa),
  )
  if (!under.length) return [...columns]
  return columns.map((column) => {
    const staying = column.cartoes.filter((card) => !under.includes(card))
    const coming = under
      .filter(({ id }) => moving.get(id) === column.etapa)
      .map((card) => ({ ...card, etapa: column.etapa }))
    const left = column.cartoes.length - staying.length
    return {
      ...column,
      total: column.total - left + coming.length,
      cartoes: coming.length ? [...staying, ...coming].toSorted(byScore) : staying,
    }
  })
}

interface Asked extends AnswerNarrowing {
  id_vaga: number
  q?: string
}

/**
 * The columns as they were read, with the further cards that somebody asked for; a new reading begins without them.
 * A card that is being moved is in its new column already.
 */
export function useBoardColumns(asked: Asked, board: Board | undefined, moving: ReadonlyMap<number, Stage>) {
  const [read, setRead] = useState(board)
  const [further, setFurther] = useState<Partial<Record<Stage, Cards>>>({})
  if (read !== board) {
    setRead(board)
    setFurther({})
  }
  const columns = (board?.colunas ?? []).map((column) => ({
    ...column,
    cartoes: [...column.cartoes, ...(further[column.etapa] ?? [])],
  }))
  const { mutate: more } = useSave({
    mutationFn: async (etapa: Stage) => {
      const shown = columns.find((column) => column.etapa === etapa)?.cartoes.length ?? 0
      const next = await api.applicants.board.query({ ...asked, etapa, offset: shown })
      setFurther((now) => ({ ...now, [etapa]: [...(now[etapa] ?? []), ...(next.colunas[0]?.cartoes ?? [])] }))
    },
  })
  /** The further cards may be older than the board: without them they are asked for again. */
  const forget = () => setFurther({})
  return { columns: withMoving(columns, moving), more, forget }
}
