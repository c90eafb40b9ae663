/** What a person has to do, as the home shows it under "Precisa de você". */
import type { ModuleKey } from '../access.ts'

/** Of each kind so many are shown; the others are counted. */
export const OBLIGATIONS_SHOWN = 5

export interface OpenObligation {
  id: number
  titulo: string
  /** Whose, where, how far: one short line. */
  detalhe: string | null
  /** The screen on which it is done. */
  rota: string
  /** The action: "Ler", "Renovar". */
  verbo: string
  /** The last day, `YYYY-MM-DD`, where it has one. */
  prazo: string | null
  /** Whether that day is over. */
  atrasada: boolean
  /** 0 to 100, for items that are done step by step. */
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
  /** Kinds with more open items than are shown: how many more, and the page with all of them. */
  restantes: { tipo: string; texto: string; rota: string }[]
}
