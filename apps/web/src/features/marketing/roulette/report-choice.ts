import { keysOf } from '@intranet/contract/keys-of'

/** What the report is filtered by, in its address. */
export const audiences = { todos: 'Todos', clientes: 'Clientes', nao_clientes: 'Não clientes' }
export const errors = { todos: 'Todos', sim: 'Sim', nao: 'Não' }

export interface ReportChoice {
  publico: keyof typeof audiences
  erro: keyof typeof errors
}

const among = <T extends string>(words: Record<T, string>, value: unknown) =>
  keysOf(words).find((word) => word === value)

export const reportChoice = (search: Record<string, unknown>): Partial<ReportChoice> => ({
  publico: among(audiences, search.publico),
  erro: among(errors, search.erro),
})
