/** Values that are in the records of a database, by the name of the field that takes them. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Known } from './plausible.ts'

const PER_FIELD = 4
const PER_ID = 40

/** Some values of every column, by its name, and ids of the table a column refers to. */
export async function columnValues(db: Database): Promise<Map<string, unknown[]>> {
  const { rows } = await sql<{ tabela: string; coluna: string; alvo: string | null }>`
    select c.relname as tabela, a.attname as coluna,
      (select f.confrelid::regclass::text from pg_constraint f
        where f.contype = 'f' and f.conrelid = c.oid and f.conkey = array[a.attnum] limit 1) as alvo
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and c.reltuples <> 0 and a.attname <> 'id'
    order by c.relname, a.attnum`.execute(db)
  const found = new Map<string, unknown[]>()
  for (const { tabela, coluna, alvo } of rows) {
    const known = found.get(coluna) ?? []
    found.set(coluna, known)
    if (known.length < PER_FIELD) known.push(...(await someOf(db, alvo ?? tabela, alvo ? 'id' : coluna)))
  }
  return found
}

/** A few different values of a column, as JSON carries them; none of one that cannot be compared. */
async function someOf(db: Database, tabela: string, coluna: string): Promise<unknown[]> {
  const column = sql.id(coluna)
  const rows = sql`(select ${column} from ${sql.id(tabela)} where ${column} is not null limit 200)`
  const taken = await sql<{ valor: unknown }>`
    select distinct on (x.${column}) to_jsonb(x.${column}) as valor from ${rows} x limit ${PER_FIELD}`
    .execute(db)
    .catch(() => ({ rows: [] }))
  return taken.rows.map(({ valor }) => valor)
}

type Answer = Record<string, unknown>

/** Values of answers, by the router that gave them and by field; the latest is first. */
export class Reported {
  readonly #values = new Map<string, unknown[]>()
  readonly #records = new Map<string, Answer[]>()

  /** Keeps some values of every field of an answer, and whole the records that have an id. */
  learn(router: string, answer: unknown, nested = false): void {
    if (Array.isArray(answer)) {
      for (const part of answer.slice(0, PER_FIELD)) this.learn(router, part, nested)
      return
    }
    if (typeof answer !== 'object' || answer === null) return
    const reported = JSON.parse(JSON.stringify(answer)) as Answer
    for (const [key, value] of Object.entries(reported)) {
      if (typeof value === 'object' && value !== null) this.learn(router, value, key !== 'dados')
      // What lies inside a record has ids of other things.
      else if (!(nested && key === 'id'))
        this.#keep(`${router}.${key}`, value, key === 'id' ? PER_ID : PER_FIELD)
    }
    if ('id' in reported && !nested)
      this.#records.set(router, [reported, ...(this.#records.get(router) ?? [])])
  }

  #keep(name: string, value: unknown, most: number): void {
    const values = this.#values.get(name) ?? []
    this.#values.set(name, values)
    if (value !== null && value !== undefined && values.length < most && !values.includes(value))
      values.push(value)
  }

  of(router: string, field: string): unknown[] {
    return this.#values.get(`${router}.${field}`) ?? []
  }

  /** The widest answers about records of a router. */
  records(router: string): Answer[] {
    const width = (record: object) => Object.keys(record).length
    return (this.#records.get(router) ?? []).toSorted((a, b) => width(b) - width(a)).slice(0, 2)
  }

  /** Keeps records that were made for the walk before those that were there. */
  prefer(router: string, ids: readonly unknown[]): void {
    const name = `${router}.id`
    const others = (this.#values.get(name) ?? []).filter((id) => !ids.includes(id))
    this.#values.set(name, [...ids, ...others].slice(0, PER_ID))
  }
}

/** Files that belong to nothing yet, by what they may become. */
export interface FreeFiles {
  image: string
  document: string
  sheet: string
}

export function fileOf(field: string, { image, document, sheet }: FreeFiles): string[] {
  if (field === 'id_file') return [sheet]
  if (field === 'id_arquivo' || field === 'regulamento_arquivo') return [document]
  return /^id_(imagem|logo|capa|foto|anexo)|^url_background/.test(field) ? [image] : []
}

/** The values that a procedure of `router` may be given. */
export const knownTo =
  (router: string, columns: Map<string, unknown[]>, reported: Reported, files: FreeFiles): Known =>
  (field) => {
    if (field === 'ids') return reported.of(router, 'id')
    if (field === 'id_dono') return reported.of(router, 'id_usuario_intranet')
    return [...fileOf(field, files), ...reported.of(router, field), ...(columns.get(field) ?? [])]
  }
