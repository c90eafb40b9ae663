/** What a person has to do, as the home shows it under "Precisa de você". */
import type { ModuleKey } from '../access.ts'

/** Of each kind so many are shown; the others are counted. */
export const OBLIGATIONS_SHOWN = 5

export interface OpenObligation {
  id: number
  titulo: string
  /** Whose, where, how far: one short line. */
  detalhe: string | null
  /** Where it is done. */
  rota: string
  /** What is to be done: "Ler", "Renovar". */
  verbo: string
  /** The last day, `YYYY-MM-DD`, where it has one. */
  prazo: string | null
  /** Whether that day is over. */
  atrasada: boolean
  /** 0 to 100, where it is done bit by bit. */
  percentual: number | null
  /** Which declaration it comes from. */
  tipo: string
  /** Whose icon it has. */
  modulo: ModuleKey
}

export interface Obligations {
  /** All that are open, also those that are not shown. */
  total: number
  itens: OpenObligation[]
  /** Kinds of which more are open than are shown: how many more, and where they all stand. */
  restantes: { tipo: string; texto: string; rota: string }[]
}
