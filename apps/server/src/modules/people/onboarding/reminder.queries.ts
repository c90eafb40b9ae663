import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { today } from '../../../platform/today.ts'
import { dueDay } from './employee-onboarding.queries.ts'

export interface Reminder {
  tipo: 'prazo' | 'atraso'
  id_usuario: number
  id_onboarding: number
  titulo: string
  vencimento: string
}

/** Finds again whom the onboardings reach: two changes at the same moment may have missed each other. */
export async function refreshReach(db: Database): Promise<void> {
  await sql`select onboarding_alcanca(array(select id from onboarding_onboarding), '{}')`.execute(db)
}

export interface Arrival {
  id_usuario: number
  id_onboarding: number
  titulo: string
  vencimento: string | null
}

/**
 * Takes the onboardings of which people were not notified yet. People who have begun one know of it, and one without
 * contents needs no notification. Taking marks them as notified, so a second run at the same time finds none.
 */
export async function takeArrivals(db: Database): Promise<Arrival[]> {
  const { rows } = await sql<Arrival>`
    with novos as (
      select p.id, p.id_usuario, o.id as id_onboarding, o.titulo,
        case when o.prazo_dias is not null then ${dueDay} end as vencimento
      from onboarding_usuario p
      join onboarding_onboarding o on o.id = p.id_onboarding
      join rh_usuario u on u.id = p.id_usuario and u.ativo and u.situacao <> 'admissao'
      where p.ativo and p.alcancado and p.conteudos > 0 and not p.concluido and p.data_inicio is null
        and not exists (select from onboarding_aviso a where a.id_usuario_onboarding = p.id)
    ), dados as (
      insert into onboarding_aviso (id_usuario_onboarding) select id from novos order by id on conflict do nothing
      returning id_usuario_onboarding
    )
    select n.id_usuario, n.id_onboarding, n.titulo, n.vencimento
    from dados join novos n on n.id = dados.id_usuario_onboarding
    order by n.id_onboarding, n.vencimento, n.id_usuario`.execute(db)
  return rows
}

/** Takes who had finished an onboarding that has more to read now, and was not notified of it yet. */
export async function takeAdditions(db: Database): Promise<Arrival[]> {
  const { rows } = await sql<Arrival>`
    with novos as (
      select p.id, p.id_usuario, o.id as id_onboarding, o.titulo,
        case when o.prazo_dias is not null then ${dueDay} end as vencimento
      from onboarding_usuario p
      join onboarding_onboarding o on o.id = p.id_onboarding
      join rh_usuario u on u.id = p.id_usuario
      where p.conteudo_novo and p.ativo and p.alcancado and not p.concluido
      order by p.id for no key update of p skip locked
    ), dados as (
      update onboarding_usuario p set conteudo_novo = false from novos n where n.id = p.id
    )
    select id_usuario, id_onboarding, titulo, vencimento from novos
    order by id_onboarding, vencimento, id_usuario`.execute(db)
  return rows
}

/**
 * Takes the reminders that are due and were not sent yet: `days` before the due day, and once after it.
 * Taking marks them as sent, so a second run at the same time finds none.
 */
export async function takeReminders(db: Database, days: number): Promise<Reminder[]> {
  const { rows } = await sql<Reminder>`
    with hoje as (select ${today} as dia),
    devidos as (
      select p.id, p.id_usuario, o.id as id_onboarding, o.titulo, v.vencimento,
        case when v.vencimento < hoje.dia then 'atraso' else 'prazo' end as tipo
      from hoje, onboarding_usuario p
      join onboarding_onboarding o on o.id = p.id_onboarding and o.prazo_dias is not null
      join rh_usuario u on u.id = p.id_usuario and u.situacao <> 'admissao',
      lateral (select ${dueDay} as vencimento) v
      where p.ativo and p.alcancado and not p.concluido and p.conteudos > 0
        and v.vencimento <= hoje.dia + ${days}::int
    ), dados as (
      insert into onboarding_lembrete (id_usuario_onboarding, tipo, vencimento)
      select id, tipo, vencimento from devidos order by id on conflict do nothing
      returning id_usuario_onboarding, tipo
    )
    select d.tipo, d.id_usuario, d.id_onboarding, d.titulo, d.vencimento
    from dados join devidos d on d.id = dados.id_usuario_onboarding and d.tipo = dados.tipo
    order by d.id_onboarding, d.tipo, d.vencimento, d.id_usuario`.execute(db)
  return rows
}
