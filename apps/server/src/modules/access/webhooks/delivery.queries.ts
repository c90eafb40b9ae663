import type { WebhookEvent } from '@intranet/contract/access/webhook-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** What happened to one record, as its trigger wrote it. */
export interface RecordedEvent {
  id: number
  tipo: WebhookEvent
  id_item: number
  id_empresa: number | null
  versao: Date
  estado: Record<string, unknown>
  data: Date
}

/** As a delivery keeps it and a body carries it. */
export interface TellingEvent {
  id: number
  tipo: WebhookEvent
  momento: string
  registro: number
  versao: string
  id_empresa: number | null
  estado: Record<string, unknown>
}

/** Takes recorded events out of their queue, so that no other process hands them out too. */
export async function takeEvents(db: Database, count: number): Promise<RecordedEvent[]> {
  const { rows } = await sql<RecordedEvent>`
    delete from webhook_evento where id in (
      select id from webhook_evento order by id limit ${count} for update skip locked)
    returning id, tipo, id_item, id_empresa, versao, estado, data`.execute(db)
  return rows.toSorted((one, other) => one.id - other.id)
}

export const listeners = (db: Database) =>
  db
    .selectFrom('webhook')
    .where('ativo', '=', true)
    .select(['id', 'id_chave', sql<WebhookEvent[]>`eventos`.as('eventos')])
    .orderBy('id')
    .execute()

export const queueDelivery = (db: Database, id_webhook: number, events: readonly TellingEvent[]) =>
  db
    .insertInto('webhook_entrega')
    .values({ id_webhook, eventos: JSON.stringify(events), quantidade: events.length })
    .execute()

/** A webhook whose lease somebody took, to send one body after the other. */
export interface Lease {
  id: number
  id_chave: number
  nome: string
  url: string
  permite_http: boolean
  /** Sealed, as the one before it. */
  segredo: string
  segredo_anterior: string | null
  /** When the lease ends by itself: who died with it holds nobody up for longer. */
  ate: Date
}

/** Longer than one request takes. */
const LEASE = '90 seconds'

/** Takes the lease of a webhook that has something due and nobody sending; null when there is none. */
export async function takeLease(db: Database): Promise<Lease | null> {
  const { rows } = await sql<Lease>`
    with vez as (
      select w.id from webhook w left join webhook_vez v on v.id_webhook = w.id
      where w.ativo and (v.ate is null or v.ate < now()) and exists (select from webhook_entrega e
        where e.id_webhook = w.id and e.situacao = 'na_fila' and e.proxima_em <= now())
      order by v.ate nulls first, w.id limit 1 for no key update of w skip locked
    ), tomada as (
      insert into webhook_vez as v (id_webhook, ate) select id, now() + ${LEASE}::interval from vez
      on conflict (id_webhook) do update set ate = excluded.ate where v.ate < now() returning id_webhook, ate
    )
    select w.id, w.id_chave, w.nome, w.url, w.permite_http, w.segredo, t.ate,
      case when w.anterior_ate > now() then w.segredo_anterior end as segredo_anterior
    from tomada t join webhook w on w.id = t.id_webhook`.execute(db)
  return rows[0] ?? null
}

/** Keeps the lease for one more request; null when somebody else took it meanwhile. */
export async function renewLease(db: Database, { id, ate }: Lease): Promise<Date | null> {
  const row = await db
    .updateTable('webhook_vez')
    .set({ ate: sql<Date>`now() + ${LEASE}::interval` })
    .where('id_webhook', '=', id)
    .where('ate', '=', ate)
    .returning('ate')
    .executeTakeFirst()
  return row?.ate ?? null
}

/** Lets the next one in; who comes first to `takeLease` waits for nobody. */
export const endLease = (db: Database, { id, ate }: Lease) =>
  db
    .updateTable('webhook_vez')
    .set({ ate: sql<Date>`now() - interval '1 millisecond'` })
    .where('id_webhook', '=', id)
    .where('ate', '=', ate)
    .execute()

export const nextDelivery = (db: Database, id_webhook: number) =>
  db
    .selectFrom('webhook_entrega')
    .where('id_webhook', '=', id_webhook)
    .where('situacao', '=', 'na_fila')
    .where(sql<boolean>`proxima_em <= now()`)
    .select(['id', 'tentativas', sql<TellingEvent[]>`eventos`.as('eventos')])
    .orderBy('proxima_em')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** What became of one try. */
export interface Tried {
  situacao: 'enviado' | 'na_fila' | 'falhou' | 'descartado'
  resposta: number | null
  erro: string | null
  /** Seconds until the next try. */
  pausa: number
}

export const markTried = (db: Database, id: number, { situacao, resposta, erro, pausa }: Tried) =>
  db
    .updateTable('webhook_entrega')
    .set((of) => ({
      situacao,
      resposta,
      erro,
      tentativas: of('tentativas', '+', situacao === 'descartado' ? 0 : 1),
      proxima_em: sql<Date>`now() + make_interval(secs => ${pausa})`,
      ...(situacao === 'enviado' && { enviado_em: sql<Date>`now()` }),
    }))
    .where('id', '=', id)
    .where('situacao', '=', 'na_fila')
    .execute()

export const ownerOfKey = (db: Database, id: number) =>
  db.selectFrom('chave_acesso').where('id', '=', id).select('id_usuario').executeTakeFirst()

/** Forgets deliveries of more than `days`, oldest first. Answers how many, at most `count`. */
export async function forgetDeliveries(db: Database, days: number, count: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from webhook_entrega where id in (
    select id from webhook_entrega where created_at < now() - make_interval(days => ${days})
    order by created_at limit ${count})`.execute(db)
  return Number(numAffectedRows)
}
