import type { Stage } from '@intranet/contract/careers/career-options'
import { useState } from 'react'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'

type Board = Outputs['applicants']['board']
type Cards = Board['colunas'][number]['cartoes']

interface Asked {
  id_vaga: number
  q?: string
}

/** The columns as they were read, with the further cards that somebody asked for; a new reading begins without them. */
export function useBoardColumns(asked: Asked, board: Board | undefined) {
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
  async function more(etapa: Stage) {
    const shown = columns.find((column) => column.etapa === etapa)?.cartoes.length ?? 0
    const next = await api.applicants.board.query({ ...asked, etapa, offset: shown })
    setFurther((now) => ({ ...now, [etapa]: [...(now[etapa] ?? []), ...(next.colunas[0]?.cartoes ?? [])] }))
  }
  return { columns, more }
}
