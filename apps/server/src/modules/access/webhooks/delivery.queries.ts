import { TEST_EVENT, type WebhookEvent } from '@intranet/contract/access/webhook-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { GRACE_DAYS, isThere } from '../../../platform/retention.ts'

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
  tipo: WebhookEvent | typeof TEST_EVENT
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
      where (v.ate is null or v.ate < now()) and exists (select from webhook_entrega e
        where e.id_webhook = w.id and e.situacao = 'na_fila' and e.proxima_em <= now() and (w.ativo or e.teste))
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

/** What is due; of a webhook that is switched off only its tests. */
export const nextDelivery = (db: Database, id_webhook: number) =>
  db
    .selectFrom('webhook_entrega as e')
    .innerJoin('webhook as w', 'w.id', 'e.id_webhook')
    .where('e.id_webhook', '=', id_webhook)
    .where('e.situacao', '=', 'na_fila')
    .where(sql<boolean>`e.proxima_em <= now() and (w.ativo or e.teste)`)
    .select(['e.id', 'e.tentativas', 'e.teste', sql<TellingEvent[]>`e.eventos`.as('eventos')])
    .orderBy('e.proxima_em')
    .orderBy('e.id')
    .limit(1)
    .executeTakeFirst()

/** What became of one try. */
export interface Tried {
  situacao: 'enviado' | 'na_fila' | 'falhou' | 'descartado'
  resposta: number | null
  erro: string | null
  /** The beginning of the answer, sealed. */
  resposta_texto: string | null
  /** Milliseconds that the answer took; null where nothing was sent. */
  duracao_ms: number | null
  /** Seconds until the next try. */
  pausa: number
}

export const markTried = (db: Database, id: number, { pausa, ...tried }: Tried) =>
  db
    .updateTable('webhook_entrega')
    .set((of) => ({
      ...tried,
      ...(tried.situacao !== 'descartado' && {
        tentativas: of('tentativas', '+', 1),
        tentada_em: sql<Date>`now()`,
      }),
      proxima_em: sql<Date>`now() + make_interval(secs => ${pausa})`,
      ...(tried.situacao === 'enviado' && { enviado_em: sql<Date>`now()` }),
    }))
    .where('id', '=', id)
    .where('situacao', '=', 'na_fila')
    .execute()

/** Switches a webhook off whose address answered that it is gone; false where that had been done. */
export async function endWebhook(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook')
    .set({ ativo: false, encerrado_em: sql<Date>`now()` })
    .where('id', '=', id)
    .where('encerrado_em', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const ownerOfKey = (db: Database, id: number) =>
  db.selectFrom('chave_acesso').where('id', '=', id).select('id_usuario').executeTakeFirst()

/** Days that deliveries are kept. */
export const DELIVERY_DAYS = 30

const olderThan = (days: number) =>
  sql`webhook_entrega where created_at < now() - make_interval(days => ${days}) order by created_at`

/** Deliveries are kept so long (docs/webhooks.md). */
export const hasLateDeliveries = (db: Database) =>
  isThere(db, sql`select from ${olderThan(DELIVERY_DAYS + GRACE_DAYS)}`)

/** Forgets deliveries of more than `days`, oldest first. Answers how many, at most `count`. */
export async function forgetDeliveries(db: Database, days: number, count: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from webhook_entrega where id in (
    select id from ${olderThan(days)} limit ${count})`.execute(db)
  return Number(numAffectedRows)
}
