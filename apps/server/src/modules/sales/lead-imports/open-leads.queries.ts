/** Participants who already have an open lead: that lead takes over the fields it lacks; this can be undone. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { holdOpenDocuments } from '../leads/lead-checks.queries.ts'
import type { ImportState } from './lead-import.queries.ts'
import type { LockedParticipant } from './participant.queries.ts'

/** The fields that an open lead takes over from a participant and their import if its own are empty. */
const FILLED = ['fone', 'id_campanha', 'id_canal'] as const
type Filled = Partial<Record<(typeof FILLED)[number], string | number | null>>

export interface OpenLead extends Required<Filled> {
  id: number
}

/**
 * The oldest open lead of each document with the provider, by document; locked, so that nobody closes or changes one
 * before the transaction ends, or opens another.
 */
export async function holdOpenLeads(
  db: Database,
  id_empresa: number,
  documents: readonly string[],
): Promise<Map<string, OpenLead>> {
  const lock = () =>
    sql<OpenLead & { documento: string }>`
    select l.id, l.documento, l.fone, l.id_campanha, l.id_canal from vendas_lead l
    where l.documento = any(${[...documents]}::text[]) and l.id_empresa = ${id_empresa} and l.desfecho = 'aberta'
    order by l.id for update of l`.execute(db)
  // Leads before documents, as everybody who changes a lead does; then those that were opened meanwhile.
  await lock()
  await holdOpenDocuments(
    db,
    documents.map((documento) => ({ id_empresa, documento })),
  )
  const { rows } = await lock()
  return new Map(rows.toReversed().map(({ documento, ...lead }) => [documento, lead]))
}

export interface Joined {
  participant: LockedParticipant
  lead: OpenLead
}

/** Joins participants to the open leads, which take over the fields they lack; each lead's history names the import. */
export async function joinOpenLeads(
  db: Database,
  { id_campanha, id_canal, nome_arquivo }: ImportState,
  joined: readonly Joined[],
  id_usuario: number | null,
): Promise<void> {
  if (!joined.length) return
  const rows = joined.map(({ participant, lead }) => {
    const offered: Required<Filled> = { fone: participant.telefone, id_campanha, id_canal }
    const lacking = FILLED.filter((field) => lead[field] === null)
    const campos: Filled = Object.fromEntries(lacking.map((field) => [field, offered[field]]))
    // The next participant of the same lead finds it filled.
    Object.assign(lead, campos)
    return { id_participante: participant.id, id: lead.id, ...campos, campos }
  })
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as g(id_participante bigint, id bigint, fone text, id_campanha bigint, id_canal bigint, campos jsonb)`
  await sql`
    update vendas_lead l set fone = coalesce(l.fone, g.fone), id_campanha = coalesce(l.id_campanha, g.id_campanha),
      id_canal = coalesce(l.id_canal, g.id_canal)
    from (select id, max(fone) as fone, max(id_campanha) as id_campanha, max(id_canal) as id_canal
      from ${given} group by id) g
    where l.id = g.id and (g.fone is not null or g.id_campanha is not null or g.id_canal is not null)`.execute(
    db,
  )
  await sql`
    update vendas_lead_participante p set lead = true, codlead = g.id::text, id_lead_unida = g.id,
      campos_unidos = g.campos
    from ${given} where p.id = g.id_participante`.execute(db)
  await sql`
    insert into vendas_lead_historico (id_lead, acao, texto, id_usuario)
    select distinct g.id, 'unida', ${`Importação ${nome_arquivo}`}, ${id_usuario}::bigint from ${given}`.execute(
    db,
  )
}

/** Removes what leads took over from an import, if the values were neither changed nor sold since. */
export async function partOpenLeads(
  db: Database,
  { id, nome_arquivo }: ImportState,
  id_usuario: number,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select l.id from vendas_lead l where l.id in (select p.id_lead_unida from vendas_lead_participante p
      where p.id_importacao_evento = ${id} and p.id_lead_unida is not null)
    order by l.id for update of l`.execute(db)
  if (!rows.length) return
  const ids = sql`${rows.map((row) => row.id)}::bigint[]`
  await sql`
    update vendas_lead l set fone = case when l.fone is distinct from g.fone then l.fone end,
      id_campanha = case when l.id_campanha is distinct from g.id_campanha then l.id_campanha end,
      id_canal = case when l.id_canal is distinct from g.id_canal then l.id_canal end
    from (select p.id_lead_unida as id, max(p.campos_unidos ->> 'fone') as fone,
        max((p.campos_unidos ->> 'id_campanha')::bigint) as id_campanha,
        max((p.campos_unidos ->> 'id_canal')::bigint) as id_canal
      from vendas_lead_participante p
      where p.id_importacao_evento = ${id} and p.id_lead_unida = any(${ids}) group by 1) g
    where l.id = g.id and l.desfecho <> 'efetivada'`.execute(db)
  await sql`
    insert into vendas_lead_historico (id_lead, acao, texto, id_usuario)
    select l.id, 'separada', ${`Importação ${nome_arquivo}`}, ${id_usuario}::bigint
    from unnest(${ids}) as l(id)`.execute(db)
}
