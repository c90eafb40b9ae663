import { campaignList, type ListCampaignsInput } from '@intranet/contract/marketing/roulette'
import type { Database } from '@intranet/db/connection'
import type { DB } from '@intranet/db/schema'
import { isSuperadmin } from '@intranet/contract/access'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { forgetTickets } from './spin.queries.ts'

const participants = (customers: boolean) =>
  sql<number>`(select count(distinct h.pessoa)::int from site_roleta_historico h
    where h.id_campanha = c.id and h.cliente = ${customers})`

const visible = (db: Database, actor: Actor, publicUrl: string) =>
  db
    .selectFrom('site_roleta_campanhas as c')
    .innerJoin('empresa as e', 'e.id', 'c.id_empresa')
    .innerJoin('rh_usuario as u', 'u.id', 'c.id_usuario_intranet')
    .leftJoin('site_roleta_configuracao as t', 't.id_campanha', 'c.id')
    .where((eb) => inScope(actor, eb.ref('c.id_empresa'), false))
    .select([
      'c.id',
      'c.nome',
      'c.ativo',
      'c.created_at',
      'c.updated_at',
      'c.data_inicio_campanha',
      'c.data_fim_campanha',
      'c.motivo_aplicacao',
      'c.descricao',
      'c.api_erp',
      'c.id_empresa',
      'e.sistema',
      'e.nome as provedor',
      'c.slug',
      sql<string>`${`${publicUrl}/roleta/`} || c.slug`.as('url_campanha'),
      'c.intervalo_votacao',
      't.id as id_configuracao',
      'c.id_usuario_intranet',
      'c.id_usuario',
      'u.nome as dono',
      'c.certificado_autorizacao',
      'c.regulamento_arquivo',
      participants(true).as('cliente'),
      participants(false).as('nao_cliente'),
    ])

export const listCampaigns = (db: Database, actor: Actor, publicUrl: string, request: ListCampaignsInput) =>
  readPage(visible(db, actor, publicUrl), request, {
    definition: campaignList,
    alias: 'c',
    refs: {
      sistema: 'e.sistema',
      provedor: 'e.nome',
      dono: 'u.nome',
      cliente: participants(true),
      nao_cliente: participants(false),
    },
    search: normalised('c.nome', 'e.nome', 'u.nome'),
  })

export const countCampaigns = (db: Database, actor: Actor) => rowCount(visible(db, actor, ''))

export const getCampaign = (db: Database, actor: Actor, publicUrl: string, id: number) =>
  visible(db, actor, publicUrl).where('c.id', '=', id).executeTakeFirst()

export type Campaign = NonNullable<Awaited<ReturnType<typeof getCampaign>>>

/** A provider of the actor's by its key. */
export const findProvider = (db: Database, actor: Actor, sistema: string) =>
  db
    .selectFrom('empresa as e')
    .where('e.sistema', '=', sistema)
    .where('e.ativo', '=', true)
    .where((eb) => inScope(actor, eb.ref('e.id'), false))
    .select('e.id')
    .executeTakeFirst()

/**
 * People who may own a campaign: for a superadmin all with a role in the roulette, otherwise those of the actor's
 * providers.
 */
export const rouletteOwners = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_usuario as u')
    .where('u.ativo', '=', true)
    .where(
      sql<boolean>`exists (select from papel_em_vigor p where p.id_usuario = u.id
        and p.papel in ('roulette:gestor', 'roulette:solicitante', 'users:superadmin'))`,
    )
    .$if(!isSuperadmin(actor), (query) =>
      query.where(
        sql<boolean>`(u.id = ${actor.id} or exists (select from empresa_em_vigor e where e.id_usuario = u.id
          and e.id_empresa = any(${[...actor.empresas]}::bigint[])))`,
      ),
    )
    .select(['u.id', 'u.nome', 'u.email'])
    .orderBy('u.nome')
    .orderBy('u.id')
    .execute()

export const insertCampaign = (db: Database, row: Insertable<DB['site_roleta_campanhas']>) =>
  db.insertInto('site_roleta_campanhas').values(row).returning(['id', 'slug']).executeTakeFirstOrThrow()

export const updateCampaign = (
  db: Database,
  row: Updateable<DB['site_roleta_campanhas']> & { id: number; updated_at?: string },
) => saveRecord(db.updateTable('site_roleta_campanhas'), row)

/** Whether somebody took part or a draw was made: then its address and its provider stay. */
export async function isAddressUsed(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select exists (
    select from site_roleta_historico where id_campanha = ${id}
    union all select from sorteio_rodada where id_campanha = ${id}) as used`.execute(db)
  return rows[0]!.used
}

/** Deletes the participants; the published data of the draws stays, marked as archived. */
export async function clearHistory(db: Database, id: number): Promise<void> {
  await sql`update sorteio_rodada set arquivado_em = now(),
    situacao = case situacao when 'aguardando' then 'cancelado' else situacao end
    where id_campanha = ${id} and arquivado_em is null`.execute(db)
  await db.deleteFrom('sorteio_interno').where('id_campanha', '=', id).execute()
  const gone = await db
    .deleteFrom('site_roleta_historico')
    .where('id_campanha', '=', id)
    .returning('id')
    .execute()
  await forgetTickets(
    db,
    gone.map((row) => row.id),
  )
  await db
    .updateTable('site_roleta_premios')
    .set({ distribuidos: 0 })
    .where('id_campanha', '=', id)
    .where('distribuidos', '>', 0)
    .execute()
  await sql`update site_roleta_campanhas set sal = texto_aleatorio()
    where id = ${id}`.execute(db)
}

export const removeCampaign = (db: Database, id: number) =>
  db.deleteFrom('site_roleta_campanhas').where('id', '=', id).execute()
