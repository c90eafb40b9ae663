import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { waitForLock } from '../../../platform/locks.ts'

/** A campaign by its public address, with whether it is open on `day`. Without a scope, since the address is public. */
export const findPublicCampaign = (db: Database, slug: string, day: string) =>
  db
    .selectFrom('site_roleta_campanhas as c')
    .innerJoin('empresa as e', 'e.id', 'c.id_empresa')
    .where('c.slug', '=', slug)
    .select([
      'c.id',
      'c.id_empresa',
      'c.slug',
      'c.nome',
      'c.descricao',
      'c.data_inicio_campanha',
      'c.data_fim_campanha',
      'c.intervalo_votacao',
      'c.api_erp',
      'c.certificado_autorizacao',
      'c.regulamento_arquivo',
      'e.nome as provedor',
      'e.sistema',
      'e.id_logo',
      sql<boolean>`c.ativo and e.ativo and ${day}::date between c.data_inicio_campanha and c.data_fim_campanha`.as(
        'disponivel',
      ),
    ])
    .executeTakeFirst()

export type PublicCampaign = NonNullable<Awaited<ReturnType<typeof findPublicCampaign>>>

/** Whether the provider's ERP knows the CPF as a customer. */
export async function isCustomer(db: Database, id_empresa: number, cpf: string): Promise<boolean> {
  const row = await db
    .selectFrom('relationship_dados_pessoas')
    .where('cpf', '=', cpf)
    .where('id_empresa', '=', id_empresa)
    .where('ativo', '=', true)
    .where('falecido', '=', false)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps a campaign as it is until the transaction ends: a reset or a pause waits. False where it is paused. */
export async function holdOpenCampaign(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('site_roleta_campanhas')
    .where('id', '=', id)
    .select('ativo')
    .forShare()
    .executeTakeFirst()
  return row?.ativo ?? false
}

/** Others of the same person in the same campaign wait until the transaction ends. */
export const holdPerson = (db: Database, id_campanha: number, cpf: string) =>
  waitForLock(db, 'rouletteSpin', `${id_campanha} ${cpf}`)

/** The earlier answer to the same request; `outra` when somebody else used the key. */
export const findAnswer = (db: Database, id_campanha: number, chave: string, marks: readonly string[]) =>
  db
    .selectFrom('site_roleta_historico as h')
    .where('h.id_campanha', '=', id_campanha)
    .where('h.chave', '=', chave)
    .select(['h.id_premio', 'h.nome_premio', 'h.cliente', 'h.cupom', 'h.codigo', 'h.erro'])
    .select(sql<boolean>`h.pessoa <> all(${marks}::text[])`.as('outra'))
    .executeTakeFirst()

/** The last day on which the person won. A win whose ticket failed has an `erro` and still counts. */
export async function lastDay(
  db: Database,
  id_campanha: number,
  marks: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ dia: string | null }>`select max(dia) as dia from site_roleta_historico
    where id_campanha = ${id_campanha} and pessoa = any(${marks}::text[]) and id_premio is not null`.execute(
    db,
  )
  return rows[0]?.dia ?? null
}

/** Takes one item from a prize's stock. False when somebody else got the last one. */
export async function takeFromStock(db: Database, id: number): Promise<boolean> {
  const row = await db
    .updateTable('site_roleta_premios')
    .set({ distribuidos: sql`distribuidos + 1` })
    .where('id', '=', id)
    .where(sql<boolean>`quantidade - distribuidos > quantidade_minima`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface Participation {
  /** The person's present mark. */
  pessoa: string
  id_campanha: number
  id_premio: number | null
  nome_premio: string | null
  nome: string
  telefone: string
  cpf: string
  cliente: boolean
  cupom: string
  codigo: string
  erro: string | null
  dia: string
  chave: string | null
  aceite: boolean
  dispositivo: string | null
}

/** Records a participation; null when its coupon is another's. */
export const insertParticipation = (db: Database, { aceite, ...row }: Participation) =>
  db
    .insertInto('site_roleta_historico')
    .values({
      ...row,
      aceite_em: aceite ? new Date() : null,
    })
    .onConflict((conflict) => conflict.constraint('site_roleta_historico_cupom_unico').doNothing())
    .returning('id')
    .executeTakeFirst()

/** How many people took part from a device on a day. */
export async function peopleOfDevice(db: Database, device: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('site_roleta_historico')
    .where('dispositivo', '=', device)
    .where('dia', '=', day)
    .select(sql<number>`count(distinct pessoa)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

/** Reports a win to the provider's ERP, where one takes what is new (docs/marketing.md#erp-tickets). */
export const queueTicket = (db: Database, id: number) =>
  sql`insert into erp_saida (id_empresa, tipo, id_item, corpo, chave)
    select c.id_empresa, 'roleta', h.id, jsonb_build_object('tipo', 'roleta', 'campanha', c.nome, 'premio', h.nome_premio,
      'cliente', h.nome, 'documento', h.cpf, 'fone', h.telefone, 'cupom', h.cupom, 'created_at', h.created_at),
      'roleta:' || h.id
    from site_roleta_historico h join site_roleta_campanhas c on c.id = h.id_campanha
    join empresa_erp e on e.id_empresa = c.id_empresa and e.ativo and 'lead' = any(e.capacidades)
    where h.id = ${id} on conflict (chave) do nothing`.execute(db)

/** Deletes what was not sent of participations: their person is forgotten (docs/marketing.md#participants). */
export const forgetTickets = (db: Database, ids: readonly number[]) =>
  sql`delete from erp_saida where tipo = 'roleta' and situacao <> 'enviado'
    and id_item = any(${[...ids]}::bigint[])`.execute(db)
