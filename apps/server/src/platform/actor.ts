/** The person who acts in a request. It comes only from the session in the database. */
import type { AccessHolder } from '@intranet/contract/access'

export interface Actor extends AccessHolder {
  id: number
  nome: string | null
  email: string
  roles: readonly string[]
  employee: boolean
  /** Providers whose rows the person may see. */
  empresas: readonly number[]
  id_empresa: number | null
  id_departamento: number | null
  id_cargo: number | null
  /** The stored hash of the session's id: names the session without opening it. */
  sessao: string
  expira_em: Date
}
