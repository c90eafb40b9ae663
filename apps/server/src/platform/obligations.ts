/** Tasks of which a person is reminded until they are done. Modules declare their kinds; the home shows them. */
import type { ModuleKey } from '@intranet/contract/access'
import { OBLIGATIONS_SHOWN, type Obligations, type OpenObligation } from '@intranet/contract/home/obligations'
import type { ScreenAddress } from '@intranet/contract/screen-address.gen'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { today } from './today.ts'
import type { Actor } from './actor.ts'

/** One kind of obligation. A plain object: nothing runs until somebody's list is read. */
export interface ObligationKind {
  /** Its key among all kinds. */
  tipo: string
  /** Whose icon it has. */
  modulo: ModuleKey
  /** "documento a renovar", "documentos a renovar": the noun for further items that are only counted. */
  nome: readonly [one: string, many: string]
  /** The page with all of them. */
  lista: ScreenAddress
  /** Whether somebody can have such a task at all; for all others the database is not queried. */
  may: (actor: Actor) => boolean
  /**
   * Selects what is open for a person, and only that: a row ends when the thing is done. Columns `id`, `titulo`,
   * `detalhe`, `rota`, `verbo`, `prazo` (date), `percentual` (float8) and `desde` (timestamptz); all but the last three
   * and `detalhe` are never null.
   */
  open: (actor: Actor) => RawBuilder<unknown>
}

interface Row extends OpenObligation {
  total: number
}

/** The first of one kind, the most urgent before the oldest, with how many there are. */
const firstOf = ({ tipo, modulo, open }: ObligationKind, actor: Actor) => sql`
  (select ${tipo}::text as tipo, ${modulo}::text as modulo, o.id::bigint, o.titulo::text, o.detalhe::text, o.rota::text,
    o.verbo::text, o.prazo::date, o.percentual::float8, o.desde::timestamptz, count(*) over ()::int as total
  from (${open(actor)}) o order by o.prazo nulls last, o.desde, o.id limit ${OBLIGATIONS_SHOWN}::int)`

/** The open tasks of a person of some kinds, in one statement; none if no kind concerns them. */
export async function readObligations(
  db: Database,
  actor: Actor,
  kinds: readonly ObligationKind[],
): Promise<Obligations> {
  const concerned = kinds.filter(({ may }) => may(actor))
  if (concerned.length === 0) return { total: 0, itens: [], restantes: [] }
  const parts = concerned.map((kind) => firstOf(kind, actor))
  const { rows } = await sql<Row>`
    select tipo, modulo, id, titulo, detalhe, rota, verbo, prazo, percentual, total,
      coalesce(prazo < ${today}, false) as atrasada
    from (${sql.join(parts, sql` union all `)}) t order by prazo nulls last, desde, tipo, id`.execute(db)
  const totals = new Map(rows.map(({ tipo, total }) => [tipo, total]))
  return {
    total: [...totals.values()].reduce((sum, total) => sum + total, 0),
    itens: rows.map(({ total: _, ...row }) => row),
    restantes: concerned.flatMap(({ tipo, nome: [one, many], lista }) => {
      const more = (totals.get(tipo) ?? 0) - OBLIGATIONS_SHOWN
      return more > 0 ? [{ tipo, texto: `Mais ${more} ${more === 1 ? one : many}`, rota: lista }] : []
    }),
  }
}
