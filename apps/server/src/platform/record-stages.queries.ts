/** Which stages a record has been in and how long records usually stay in each: read from the history of edits. */
import { USUAL_DAYS, USUAL_LEAST, type RecordStages } from '@intranet/contract/record-stages'
import type { Database } from '@intranet/db/connection'
import { sql, type Expression, type RawBuilder } from 'kysely'

/** More moves than a record makes. */
const MOST_MOVES = 200
/** The newest stays that a median is taken from, and the moves of the table among which they are looked for. */
const MOST_STAYS = 500
const MOST_LOOKED_AT = 10_000

export interface StagedRow {
  id: number
  etapa: unknown
  created_at: Date
  /** Since when it is in its stage, where the table knows: rows may be older than the history. */
  desde: Date | null
}

/** A table whose stage changes are in its history, and those of its rows that somebody may see. */
export interface StagedRecords {
  tabela: string
  rows: Expression<StagedRow>
}

/** Of a line of the history: that it moved its record to another stage. The index has these words. */
const moves = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.operacao`)} = 'UPDATE'
    and etapa_de(${sql.ref(`${alias}.old_data`)}) <> etapa_de(${sql.ref(`${alias}.new_data`)})`

interface Move {
  data: Date
  de: string
  para: string
}

/** The stages of one record in their order; nothing where the reader does not see it. */
export async function stagesOf(
  db: Database,
  { tabela, rows: seen }: StagedRecords,
  id: number,
): Promise<RecordStages['etapas'] | undefined> {
  const { rows } = await sql<
    Omit<StagedRow, 'id' | 'etapa'> & { etapa: string; data: Date | null } & Omit<Move, 'data'>
  >`
    select r.etapa::text as etapa, r.created_at, r.desde, m.data, m.de, m.para
    from (${seen}) r left join lateral (
      select h.id, h.data, etapa_de(h.old_data) as de, etapa_de(h.new_data) as para from log_historico h
      where h.tabela = ${tabela} and h.id_item = r.id::text and ${moves('h')}
      order by h.data desc, h.id desc limit ${MOST_MOVES}
    ) m on true
    where r.id = ${id} order by m.data, m.id`.execute(db)
  const [first] = rows
  if (!first) return undefined
  const made = rows.flatMap(({ data, de, para }) => (data ? [{ data, de, para }] : []))
  const begun = made[0]
    ? { etapa: made[0].de, desde: first.created_at }
    : { etapa: first.etapa, desde: first.desde ?? first.created_at }
  const stays = [begun, ...made.map(({ data, para }) => ({ etapa: para, desde: data }))]
  return stays.map((stay, place) => ({ ...stay, ate: stays[place + 1]?.desde ?? null }))
}

/** The median of the days that each stage took, of stays that ended lately. Fewer than ten are none. */
export async function usualDays(
  db: Database,
  { tabela, rows: seen }: StagedRecords,
): Promise<RecordStages['medianas']> {
  const { rows } = await sql<RecordStages['medianas'][number]>`
    select s.etapa, round((percentile_cont(0.5) within group (order by s.dias))::numeric, 2)::float8 as dias,
      count(*)::int as saidas
    from (
      select etapa_de(l.old_data) as etapa, extract(epoch from l.data - coalesce((
        select p.data from log_historico p
        where p.tabela = l.tabela and p.id_item = l.id_item and (p.data, p.id) < (l.data, l.id) and ${moves('p')}
        order by p.data desc, p.id desc limit 1
      ), r.created_at)) / 86400 as dias
      from (
        select l.id, l.tabela, l.id_item, l.old_data, l.data from log_historico l
        where l.tabela = ${tabela} and l.data > now() - ${USUAL_DAYS} * interval '1 day' and ${moves('l')}
        order by l.data desc, l.id desc limit ${MOST_LOOKED_AT}
      ) l join (${seen}) r on r.id = l.id_item::bigint
      order by l.data desc, l.id desc limit ${MOST_STAYS}
    ) s
    group by s.etapa having count(*) >= ${USUAL_LEAST} order by s.etapa`.execute(db)
  return rows
}
