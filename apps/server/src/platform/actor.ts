/** The person who acts in a request. It comes only from the session or the access key in the database. */
import type { AccessHolder } from '@intranet/contract/access'
import type { KeyGrants } from '@intranet/contract/access/key-access'

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
  /** The stored hash of the session's id: names the session without opening it. Empty with an access key. */
  sessao: string
  /** The end of the session, or of the access key. */
  expira_em: Date
  /** The access key of the program that acts for the person. */
  chave?: ActingKey
}

export interface ActingKey {
  id: number
  nome: string
  /** Of a key of least rights: `roles` are its owner's then, and this is what they count for. */
  acessos?: KeyGrants
  /** Whether a key of least rights reads personal fields. */
  dados_pessoais?: boolean
}

/** The person and, when a program acts for them, its key: what history keeps. */
export interface ActingPerson {
  id: number
  chave?: { id: number }
}
