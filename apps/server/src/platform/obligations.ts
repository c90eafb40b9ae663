/** Tasks of which a person is reminded until they are done. Modules declare their kinds; the home shows them. */
import type { ModuleKey } from '@intranet/contract/access'
import {
  OBLIGATIONS_SHOWN,
  type ObligationGroup,
  type ObligationKey,
  type Obligations,
  obligationSections,
  type OpenObligation,
} from '@intranet/contract/home/obligations'
import type { ScreenAddress } from '@intranet/contract/screen-address.gen'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { today } from './today.ts'
import type { Actor } from './actor.ts'

/** One kind of obligation. A plain object: nothing runs until somebody's list is read. */
export interface ObligationKind {
  tipo: ObligationKey
  /** Whose icon it has. */
  modulo: ModuleKey
  /** "documento a renovar", "documentos a renovar": the noun for how many there are. */
  nome: readonly [one: string, many: string]
  /** The page with all of them. */
  lista: ScreenAddress
  /** Who may open that page, where somebody else may have such a task too: others are led to the first task. */
  opensList?: (actor: Actor) => boolean
  /** Whether somebody can have such a task at all; for all others the database is not queried. */
  may: (actor: Actor) => boolean
  /**
   * Selects what is open for a person, and only that: a row ends when the thing is done. Columns `id`, `titulo`,
   * `detalhe`, `rota`, `verbo`, `prazo` (date), `percentual` (float8), `valor` (numeric) and `desde` (timestamptz);
   * `prazo`, `percentual`, `valor` and `detalhe` may be null.
   */
  open: (actor: Actor) => RawBuilder<unknown>
}

interface Row extends OpenObligation {
  tipo: ObligationKey
  /** Its place in `obligationSections`. */
  secao: number
  total: number
  soma: string | null
}

const sunday = sql`${today} + (7 - extract(isodow from ${today}))::int`
const section = sql`case when o.prazo is null then 3 when o.prazo::date < ${today} then 0
  when o.prazo::date <= ${sunday} then 1 else 2 end`

/** Of one kind the first of each section, the most urgent before the oldest, with how many there are. */
const firstOf = ({ tipo, open }: ObligationKind, actor: Actor) => sql`
  (select ${tipo}::text as tipo, t.*, count(*) over of_section::int as total, sum(t.valor) over of_section as soma,
    row_number() over (of_section order by t.prazo, t.desde, t.id) as lugar
  from (select o.id::bigint, o.titulo::text, o.detalhe::text, o.rota::text, o.verbo::text, o.prazo::date,
      o.percentual::float8, o.valor::numeric, o.desde::timestamptz, ${section} as secao
    from (${open(actor)}) o) t window of_section as (partition by t.secao))`

/** The open tasks of a person of some kinds, in one statement; none if no kind concerns them. */
export async function readObligations(
  db: Database,
  actor: Actor,
  kinds: readonly ObligationKind[],
): Promise<Obligations> {
  const concerned = kinds.filter(({ may }) => may(actor))
  if (concerned.length === 0) return { total: 0, grupos: [] }
  const parts = concerned.map((kind) => firstOf(kind, actor))
  const { rows } = await sql<Row>`
    select tipo, secao, id, titulo, detalhe, rota, verbo, prazo, percentual, valor, total, soma
    from (${sql.join(parts, sql` union all `)}) t where lugar <= ${OBLIGATIONS_SHOWN}::int
    order by secao, prazo, desde, tipo, id`.execute(db)
  const groups = new Map<string, ObligationGroup>()
  for (const { tipo, secao, total, soma, ...item } of rows) {
    const key = `${tipo} ${secao}`
    const { modulo, nome, lista, opensList } = concerned.find((kind) => kind.tipo === tipo)!
    const group = groups.get(key) ?? {
      tipo,
      secao: obligationSections[secao]!,
      modulo,
      total,
      nome: nome[total === 1 ? 0 : 1],
      valor: soma,
      rota: !opensList || opensList(actor) ? lista : item.rota,
      itens: [],
    }
    group.itens.push(item)
    groups.set(key, group)
  }
  const grupos = [...groups.values()]
  return { total: grupos.reduce((sum, { total }) => sum + total, 0), grupos }
}
