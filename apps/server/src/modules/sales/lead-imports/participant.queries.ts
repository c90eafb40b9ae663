import type { UpdateParticipantsInput } from '@intranet/contract/sales/lead-imports'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { ownWork } from '../provider-flags.queries.ts'

/** Participants of an import without a lead, locked: those of `ids`, or the next ones after a line. */
export const holdParticipants = (
  db: Database,
  id: number,
  which: { ids: readonly number[] } | { after: number },
  limit: number,
) =>
  db
    .selectFrom('vendas_lead_participante')
    .where('id_importacao_evento', '=', id)
    .where('lead', '=', false)
    .where(
      'ids' in which
        ? sql<boolean>`id = any(${[...which.ids]}::bigint[])`
        : sql<boolean>`linha > ${which.after}`,
    )
    .select(['id', 'linha', 'nome', 'cpf', 'telefone'])
    .orderBy('linha')
    .limit(limit)
    .forUpdate()
    .execute()
export type LockedParticipant = Awaited<ReturnType<typeof holdParticipants>>[number]

/** The participants of an import among some, leads or not. */
export const participantsAmong = (db: Database, id: number, ids: readonly number[]) =>
  db
    .selectFrom('vendas_lead_participante')
    .where('id_importacao_evento', '=', id)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .select('id')
    .execute()

/** Those of the participants that the actor sees, locked until the transaction ends. */
export async function holdSeenParticipants(db: Database, actor: Actor, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; lead: boolean; editavel: boolean; updated_at: Date }>`
    select p.id, p.lead, p.updated_at, ${ownWork(actor, 'i.id_usuario')} as editavel
    from vendas_lead_participante p join vendas_lead_importacao i on i.id = p.id_importacao_evento
    where p.id = any(${[...ids]}::bigint[]) and ${inScope(actor, 'i.id_empresa', false)} order by p.id for update of p`.execute(
    db,
  )
  return rows
}

export const markAsLeads = (db: Database, ids: readonly number[]) =>
  sql`update vendas_lead_participante p set lead = true, codlead = l.id::text from vendas_lead l
    where l.id_participante = p.id and p.id = any(${[...ids]}::bigint[])`.execute(db)

/** Sets what was sent of each. Only participants of `imports` without a lead are found. Answers how many. */
export async function updateParticipants(
  db: Database,
  updates: UpdateParticipantsInput['updates'],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update vendas_lead_participante p set nome = coalesce(u.nome, p.nome), telefone = coalesce(u.telefone, p.telefone),
      cpf = coalesce(u.cpf, p.cpf),
      cliente = exists (select from relationship_dados_pessoas c
        where c.cpf = coalesce(u.cpf, p.cpf) and c.id_empresa = i.id_empresa)
    from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as u(id bigint, nome text, telefone text, cpf text),
      vendas_lead_importacao i
    where p.id = u.id and i.id = p.id_importacao_evento and not p.lead`.execute(db)
  return Number(numAffectedRows)
}

/** The leads of an import, locked so that nobody changes them until the transaction ends. */
export async function holdLeadsOf(db: Database, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from vendas_lead l join vendas_lead_participante p on p.id = l.id_participante
    where p.id_importacao_evento = ${id} order by l.id for update of l`.execute(db)
  return rows.map((row) => row.id)
}

const marks = sql.raw(`array['blacklist', 'blacklist_motivo', 'updated_at', 'busca']`)

/** Those of the leads that went to the ERP, or were worked on by somebody. A blacklist mark does not count as work. */
export async function touchedLeads(db: Database, leads: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with alvo as (select unnest(${[...leads]}::bigint[]) as id),
    saidas as (select id_item, situacao, tentativas from erp_saida
      where tipo = 'lead' and id_item in (select id from alvo) for update)
    select id from (
      select id_item as id from saidas where situacao in ('enviando', 'enviado') or tentativas > 0
      union select id_lead from vendas_lead_historico
        where id_lead in (select id from alvo) and acao <> 'criada'
      union select id_item::bigint from log_historico
        where tabela = 'vendas_lead' and id_item in (select id::text from alvo) and operacao = 'UPDATE'
          and id_usuario is not null and old_data - ${marks} is distinct from new_data - ${marks}
    ) t`.execute(db)
  return rows.map(({ id }) => id)
}

export async function deleteLeads(db: Database, leads: readonly number[]): Promise<void> {
  if (!leads.length) return
  const ids = sql`${[...leads]}::bigint[]`
  await sql`delete from erp_saida where tipo = 'lead' and id_item = any(${ids})`.execute(db)
  await sql`delete from vendas_lead where id = any(${ids})`.execute(db)
}

/** Deletes the participants of an import but those of the leads that stay, and its wrong lines. */
export async function deleteParticipants(
  db: Database,
  id: number,
  kept: readonly number[] = [],
): Promise<void> {
  await sql`delete from vendas_lead_participante where id_importacao_evento = ${id}
    and id <> all(array(select id_participante from vendas_lead
      where id = any(${[...kept]}::bigint[]) and id_participante is not null))`.execute(db)
  await sql`delete from vendas_lead_importacao_erro where id_importacao_evento = ${id}`.execute(db)
}
