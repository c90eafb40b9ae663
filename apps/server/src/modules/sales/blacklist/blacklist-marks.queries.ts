/**
 * Which leads are on the blacklist. The only place that knows how an entry meets a lead
 * (docs/sales.md#how-an-entry-meets-a-lead).
 */
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { today } from '../../../platform/today.ts'

export type BlacklistKind = 'cliente' | 'endereco'

/** Whom an entry may meet: a document, an address, or both. Without a provider only group-wide entries count. */
export interface BlacklistSubject {
  id_empresa?: number | null
  documento?: string | null
  cep?: string | null
  numero?: string | null
  complemento?: string | null
}

export interface BlacklistMatch {
  blacklist: BlacklistKind
  motivo: string
}

/**
 * `id, blacklist, motivo` of the rows of `subjects` (a table expression with id, id_empresa, documento, cep, numero,
 * complemento) that a valid entry matches, one line per row. A person who matches both kinds is a cliente; an entry of the
 * own provider comes before a group-wide one. An entry without a flat holds for the whole number.
 */
const matches = (subjects: RawBuilder<unknown>) => sql<BlacklistMatch & { id: number }>`
  select distinct on (a.id) a.id, a.blacklist, m.nome as motivo
  from (
    select s.id, 'cliente' as blacklist, b.id_motivo, b.id_empresa, b.id as id_registro
    from ${subjects} s join blacklist b on b.tipo = 'cliente' and b.ativo and b.cpf_cnpj = s.documento
      and (b.id_empresa is null or b.id_empresa = s.id_empresa)
    where ${today} between b.data_inicio and coalesce(b.data_fim, 'infinity')
    union all
    select s.id, 'endereco', b.id_motivo, b.id_empresa, b.id
    from ${subjects} s join blacklist b on b.tipo = 'endereco' and b.ativo and b.cep = s.cep
      and normaliza(b.numero) = normaliza(btrim(s.numero))
      and (b.complemento is null or normaliza(b.complemento) = normaliza(btrim(s.complemento)))
      and (b.id_empresa is null or b.id_empresa = s.id_empresa)
    where ${today} between b.data_inicio and coalesce(b.data_fim, 'infinity')
  ) a join vendas_blocklist_motivo m on m.id = a.id_motivo
  order by a.id, a.blacklist, a.id_empresa nulls last, a.id_registro`

/** What the blacklist says of each subject, in their order; null where it says nothing. One statement for all. */
export async function matchBlacklist(
  db: Database,
  subjects: readonly BlacklistSubject[],
): Promise<(BlacklistMatch | null)[]> {
  if (!subjects.length) return []
  const given = JSON.stringify(subjects.map((subject, id) => ({ ...subject, id })))
  const rows = await sql<BlacklistMatch & { id: number }>`
    with dados as materialized (select * from jsonb_to_recordset(${given}::jsonb)
      as s(id int, id_empresa bigint, documento text, cep text, numero text, complemento text))
    ${matches(sql`dados`)}`.execute(db)
  const found = new Map(rows.rows.map(({ id, ...match }) => [id, match]))
  return subjects.map((_, id) => found.get(id) ?? null)
}

/**
 * The leads to check again: by id, by the document or address of an entry, or all that an entry could match. `novas`
 * were just created and are checked with any outcome: one lost at once without coverage is on the blacklist too.
 */
export type MarkedLeads =
  | { ids: readonly number[]; novas?: true }
  | { documentos: readonly string[]; ceps: readonly string[] }
  | 'all'

const which = (leads: MarkedLeads) => {
  if (leads === 'all')
    return sql`(l.blacklist is not null or l.documento in (select cpf_cnpj from blacklist where tipo = 'cliente')
      or l.cep in (select cep from blacklist where tipo = 'endereco'))`
  if ('ids' in leads) return sql`l.id = any(${[...leads.ids]}::bigint[])`
  return sql`(l.documento = any(${[...leads.documentos]}::text[]) or l.cep = any(${[...leads.ceps]}::text[]))`
}

/**
 * Marks leads again in one statement, within the transaction that changed them or the blacklist. Open leads are
 * marked; a mark without an entry is removed from closed ones too. Answers how many leads changed.
 * Call it for new leads, for those whose document or address changed, and for reopened ones.
 */
export async function markLeads(db: Database, leads: MarkedLeads): Promise<number> {
  const isNew = typeof leads === 'object' && 'ids' in leads && leads.novas === true
  const { numAffectedRows = 0n } = await sql`
    with alvo as materialized (
      select l.id, l.id_empresa, l.documento, l.cep, l.numero, l.complemento from vendas_lead l
      where ${which(leads)} ${isNew ? sql`` : sql`and (l.desfecho = 'aberta' or l.blacklist is not null)`}
    ), achado as (${matches(sql`alvo`)})
    update vendas_lead l set blacklist = f.blacklist, blacklist_motivo = f.motivo
    from alvo left join achado f on f.id = alvo.id
    where l.id = alvo.id and (l.blacklist, l.blacklist_motivo) is distinct from (f.blacklist, f.motivo)`.execute(
    db,
  )
  return Number(numAffectedRows)
}
