/** What the jobs of leads look for and write, set-based. */
import { lead as text } from '@intranet/contract/messages/leads'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { removeHistory, silenceHistory } from '../../../platform/history-copies.ts'
import { hasSeller } from '../lead-scope.ts'
import { isOverdue, type LeadWaits } from './lead-lists.ts'

export interface Digest {
  id_usuario: number
  total: number
}

/** Sellers and how many of their leads are overdue, where they see them. */
export async function overdueBySeller(db: Database, waits: LeadWaits): Promise<Digest[]> {
  const { rows } = await sql<Digest>`
    select l.id_vendedor as id_usuario, count(*)::int as total from vendas_lead l
    where l.id_vendedor is not null and ${isOverdue('l', waits)} and ${hasSeller('l')} group by 1 order by 1`.execute(
    db,
  )
  return rows
}

/** Managers of a provider and how many of its leads have been overdue for `days` more. */
export async function longOverdueByManager(db: Database, waits: LeadWaits, days: number): Promise<Digest[]> {
  const { rows } = await sql<Digest>`
    with vencidas as (
      select l.id_empresa, count(*) as total from vendas_lead l where ${isOverdue('l', waits, days)} group by 1
    )
    select g.id_usuario, sum(v.total)::int as total
    from vencidas v join (${peopleOf('vendas:gestor')}) g using (id_empresa)
    group by 1 order by 1`.execute(db)
  return rows
}

/** People with a role of sales in each provider: managers, or sellers who work for one. */
const peopleOf = (papel: 'vendas:gestor' | 'vendas:solicitante') => sql`
  select distinct p.id_usuario, s.id_empresa from papel_em_vigor p join empresa_em_vigor s using (id_usuario)
    ${papel === 'vendas:gestor' ? sql`` : sql`join rh_usuario u on u.id = p.id_usuario and u.funcionario`}
  where p.papel = ${papel}`

/**
 * Marks the leads that coverage reached, and still reaches, as announced, and answers how many there are for each seller;
 * free ones are for all sellers, those whose seller no longer sells are for the managers.
 */
export async function takeCoverageNews(db: Database): Promise<Digest[]> {
  const { rows } = await sql<Digest>`
    with novas as (
      update vendas_lead_cobertura x set avisada_em = now() from vendas_lead l, vendas_cobertura v
      where l.id = x.id_lead and v.id = x.id_cobertura and v.ativo and x.avisada_em is null and x.retomada_em is null and l.desfecho = 'sem_cobertura'
      returning l.id_empresa, l.id_vendedor, ${hasSeller('l')} as vende
    )
    select id_usuario, count(*)::int as total from (
      select id_vendedor as id_usuario from novas where vende
      union all
      select v.id_usuario from novas n join (${peopleOf('vendas:solicitante')}) v using (id_empresa)
      where n.id_vendedor is null
      union all
      select g.id_usuario from novas n join (${peopleOf('vendas:gestor')}) g using (id_empresa)
      where n.id_vendedor is not null and not n.vende
    ) t group by 1 order by 1`.execute(db)
  return rows
}

/**
 * Removes the person from up to `limit` leads that were not converted and had no contact for `months`: city,
 * neighbourhood and street stay for the coverage reports. Texts written about them, unsent messages to the ERP, and the
 * links from outside ids are deleted too. Answers how many.
 */
export async function anonymiseLeads(db: Database, months: number, limit: number): Promise<number> {
  await silenceHistory(db)
  const { rows } = await sql<{ id: number }>`
    with velhas as (
      select id from vendas_lead l
      where anonimizada_em is null and desfecho <> 'efetivada'
        and created_at < now() - make_interval(months => ${months})
        and greatest(ultimo_contato, created_at) < now() - make_interval(months => ${months})
      order by id limit ${limit} for update skip locked
    ), palavras as (
      update vendas_lead_historico h set texto = null from velhas where h.id_lead = velhas.id and h.texto is not null
    ), uniao as (
      update vendas_lead_uniao u set campos = '{}' from velhas where velhas.id in (u.id_lead, u.id_mantida)
    )
    update vendas_lead l set cliente = ${text.anonymous}, documento = null, fone = null, email = null,
      data_nascimento = null, cep = null, numero = null, complemento = null, referencia = null, cod_cliente =
        case when tipo in ('upgrade', 'downgrade') then '-' end, cod_lead = null,
      contrato = null, proximo_contato = null, motivo_inativacao = null,
      motivo_exclusao = null, blacklist_motivo = null, anonimizada_em = now()
    from velhas where velhas.id = l.id returning l.id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await removeHistory(db, 'vendas_lead', ids)
  const { rows: called } = await sql<{ id: number }>`update vinculo_externo set id_item = null
    where tabela = 'vendas_lead' and id_item = any(${ids}::bigint[]) returning id`.execute(db)
  await removeHistory(
    db,
    'vinculo_externo',
    called.map(({ id }) => id),
  )
  await sql`delete from erp_saida where tipo = 'lead' and situacao <> 'enviado'
    and id_item = any(${ids}::bigint[])`.execute(db)
  return ids.length
}

/** How many leads in work somebody has at each provider. */
export const openLeadsByProvider = (db: Database, id_vendedor: number) =>
  db
    .selectFrom('vendas_lead')
    .where('id_vendedor', '=', id_vendedor)
    .where('desfecho', '=', 'aberta')
    .groupBy('id_empresa')
    .orderBy('id_empresa')
    .select(({ fn }) => ['id_empresa', fn.countAll<number>().as('total')])
    .execute()
