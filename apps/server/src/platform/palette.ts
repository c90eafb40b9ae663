/** What the search box finds: a few records of each kind, by name. */
import { paletteKinds, type PaletteKind, type PaletteRow } from '@intranet/contract/home/today'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from './actor.ts'
import { escapeLike, holdsWords } from './text-search.ts'

export interface PaletteSource {
  kind: PaletteKind
  /** Whether the actor has a screen that such a record opens in. */
  may: (actor: Actor) => boolean
  /**
   * `select id, nome, detalhe …` of the records whose name has every word of `q`, in the actor's scope. `detalhe`
   * distinguishes two records with the same name: the place in the company, the provider.
   */
  find: (actor: Actor, q: string) => RawBuilder<unknown>
  /** The same of those whose code it is, for kinds that have one: what is typed after `#`, or one word with a digit. */
  byCode?: (actor: Actor, code: string) => RawBuilder<unknown>
}

const PER_KIND = 5
/** Matches looked at before the best are chosen: two letters match half the company. */
const LOOKED_AT = 200

/** True where a column, without accents and case, holds every word. */
export const named = (column: string, q: string): RawBuilder<boolean> =>
  holdsWords(sql`normaliza(${sql.ref(column)})`, q)

/** By the title of what is found by `busca` too, which has an index and holds the text as well. */
export const titled = (alias: string, title: string, q: string): RawBuilder<boolean> =>
  sql<boolean>`${holdsWords(sql.ref(`${alias}.busca`), q)} and ${named(`${alias}.${title}`, q)}`

const inShownOrder = (sources: readonly PaletteSource[]) =>
  sources.toSorted((a, b) => paletteKinds.indexOf(a.kind) - paletteKinds.indexOf(b.kind))

/** Records of the kinds that the actor may open, each kind's best first. One statement. */
export async function findInPalette(
  db: Database,
  actor: Actor,
  q: string,
  sources: readonly PaletteSource[],
): Promise<PaletteRow[]> {
  const code = q.startsWith('#') ? q.slice(1).trim() : undefined
  const open = inShownOrder(sources.filter(({ may, byCode }) => may(actor) && (code === undefined || byCode)))
  if (open.length === 0) return []
  // A lead's number or an asset's code is typed as it is written, too.
  const isCode = /^\S*\d\S*$/.test(q)
  const matchesOf = ({ find, byCode }: PaletteSource) => {
    if (code !== undefined) return byCode!(actor, code)
    return byCode && isCode ? sql`${find(actor, q)} union ${byCode(actor, q)}` : find(actor, q)
  }
  const begins = sql`normaliza(${escapeLike(code ?? q)}) || '%'`
  const parts = open.map(
    (source) => sql`(select ${source.kind}::text as tipo, k.* from
      (${matchesOf(source)} limit ${LOOKED_AT}) as k (id, nome, detalhe)
      order by normaliza(nome) like ${begins} desc, nome, id limit ${PER_KIND})`,
  )
  const { rows } = await sql<PaletteRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}
