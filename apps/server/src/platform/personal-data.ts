/** How a module says what it holds about a person (`personalData` of its manifest). */
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Post } from './mailer.ts'

/** `[key, label]`, with the SQL of the value (rows are `t`) if it is not a column. */
export type SourceColumn = readonly [campo: string, rotulo: string, valor?: string]

interface SourceOptions {
  /** The owner of a row, if more than one column decides it; `t` is the row. */
  quem?: (id: number) => RawBuilder<unknown>
  /** The rows are deleted when the person's record is anonymised. */
  apagar?: boolean
}

/** Where a section is on the page: the record, access, what others keep about the person, what they did themselves. */
const places = ['cadastro', 'acesso', 'pessoa', 'uso'] as const
type Place = (typeof places)[number]

export interface Source extends SourceOptions {
  parte: Place
  chave: string
  titulo: string
  /** Why it is stored, as the person reads it. */
  finalidade: string
  tabela: string
  /** The column that names the person. */
  dono: string
  /** SQL of the order, total so that pages neither repeat nor skip. */
  ordem: string
  colunas: readonly SourceColumn[]
}

/** One part of the stored data. Its texts are constants of the code: nothing from a request may get into them. */
export const source = (
  parte: Place,
  [chave, titulo, finalidade]: readonly [string, string, string],
  [tabela, dono]: readonly [string, string],
  ordem: string,
  colunas: readonly SourceColumn[],
  options: SourceOptions = {},
): Source => ({ parte, chave, titulo, finalidade, tabela, dono, ordem, colunas, ...options })

/** SQL of the name (or another field) that `column` refers to in `table`. */
export const nameOf = (table: string, column: string, field = 'nome') =>
  `(select x.${field} from ${table} x where x.id = t.${column})`

export const gone = { apagar: true }
/** Newest first. */
export const newest = 't.created_at desc, t.id desc'

/** The rows of one person. */
export const rowsOf = ({ tabela, dono, quem }: Source, id: number): RawBuilder<unknown> =>
  sql`from ${sql.table(tabela)} t where ${quem ? quem(id) : sql`${sql.ref(`t.${dono}`)} = ${id}`}`

/** In the transaction of the decision. */
export type Forget = (db: Database, post: Post, id: number) => Promise<void>

/** What a module holds about people, and which columns name a person in a record about something else. */
export interface PersonalData {
  kept?: readonly Source[]
  /** `vendas_campanha.id_usuario`: who wrote or decided, or values that nobody could read. */
  notAbout?: readonly string[]
  /** Takes the person out of records that stay because they are counted. */
  forgets?: readonly Forget[]
}

/** The sections of all modules in the order of the page. */
export const inPageOrder = (kept: readonly Source[]): Source[] =>
  kept.toSorted((a, b) => places.indexOf(a.parte) - places.indexOf(b.parte))
