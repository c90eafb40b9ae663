import { isSuperadmin } from '@intranet/contract/access'
import {
  deliveryList,
  webhookList,
  type ListDeliveriesInput,
  type ListWebhooksInput,
  type UpdateWebhookInput,
  type WebhookFields,
} from '@intranet/contract/access/webhooks'
import { type DeliveryState, type WebhookEvent } from '@intranet/contract/access/webhook-words'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { found, removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import type { TellingEvent } from './delivery.queries.ts'

/** Those of one's own keys; everybody's for superadmins, and of a program those of its key alone. */
export const ofOwnKeys = (actor: Actor) => {
  if (actor.chave) return sql<boolean>`k.id = ${actor.chave.id}`
  return isSuperadmin(actor) ? sql<boolean>`true` : sql<boolean>`k.id_usuario = ${actor.id}`
}

const deliveries = (situacao: DeliveryState) => sql<number>`(select count(*)::int from webhook_entrega e
  where e.id_webhook = w.id and e.situacao = ${situacao})`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('webhook as w')
    .innerJoin('chave_acesso as k', 'k.id', 'w.id_chave')
    .where(ofOwnKeys(actor))
    .select(['w.id', 'w.id_chave', 'k.nome as chave', 'w.nome', 'w.url', 'w.permite_http', 'w.ativo'])
    .select('w.encerrado_em')
    .select(['w.created_at', 'w.updated_at', sql<WebhookEvent[]>`w.eventos`.as('eventos')])
    .select([deliveries('na_fila').as('pendentes'), deliveries('falhou').as('falhas')])

export const listWebhooks = (db: Database, actor: Actor, request: ListWebhooksInput) =>
  readPage(visible(db, actor), request, {
    definition: webhookList,
    alias: 'w',
    refs: { chave: 'k.nome', pendentes: deliveries('na_fila'), falhas: deliveries('falhou') },
    search: normalised('w.nome', 'w.url'),
  })

export const getWebhook = async (db: Database, actor: Actor, id: number) =>
  found(await visible(db, actor).where('w.id', '=', id).executeTakeFirst())

export const insertWebhook = (db: Database, row: WebhookFields & { segredo: string }) =>
  db.insertInto('webhook').values(row).returning('id').executeTakeFirstOrThrow()

/** Switched on, one that its address ended is an ordinary one again. */
const begunAgain = ({ ativo }: { ativo?: boolean }) => (ativo === true ? { encerrado_em: null } : {})

export const updateWebhook = (db: Database, input: UpdateWebhookInput) =>
  saveRecord(db.updateTable('webhook'), { ...input, ...begunAgain(input) })

export const switchWebhooks = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('webhook').set(begunAgain(input)), input)

export const removeWebhook = (db: Database, id: number) => removeRecord(db.deleteFrom('webhook'), id)

/** A new secret, sealed; the one before signs beside it for a day. */
export const replaceSecret = async (db: Database, id: number, segredo: string) =>
  found(
    await db
      .updateTable('webhook')
      .set((of) => ({
        segredo,
        segredo_anterior: of.ref('segredo'),
        anterior_ate: sql<Date>`now() + interval '1 day'`,
      }))
      .where('id', '=', id)
      .returning(['id', sql<Date>`anterior_ate`.as('anterior_ate')])
      .executeTakeFirst(),
  )

/** Deliveries of one's own keys; everybody's for superadmins. */
export const visibleDeliveries = (db: Database, actor: Actor) =>
  db
    .selectFrom('webhook_entrega as e')
    .innerJoin('webhook as w', 'w.id', 'e.id_webhook')
    .innerJoin('chave_acesso as k', 'k.id', 'w.id_chave')
    .where(ofOwnKeys(actor))

const deliveryRows = (db: Database, actor: Actor) =>
  visibleDeliveries(db, actor)
    .select(['e.id', 'e.id_webhook', 'w.nome as webhook', 'w.id_chave', 'e.teste', 'e.quantidade'])
    .select(sql<DeliveryState>`e.situacao`.as('situacao'))
    .select(['e.tentativas', 'e.resposta', 'e.erro', 'e.proxima_em', 'e.tentada_em', 'e.duracao_ms'])
    .select(['e.enviado_em', 'e.created_at', 'e.updated_at'])

export const listDeliveries = (db: Database, actor: Actor, request: ListDeliveriesInput) =>
  readPage(deliveryRows(db, actor), request, {
    definition: deliveryList,
    alias: 'e',
    refs: { id_chave: 'w.id_chave', webhook: 'w.nome' },
    search: normalised('w.nome', 'e.erro'),
  })

/** One delivery with its events, and its answer as it is sealed. */
export const getDelivery = async (db: Database, actor: Actor, id: number) =>
  found(
    await deliveryRows(db, actor)
      .where('e.id', '=', id)
      .select([sql<TellingEvent[]>`e.eventos`.as('eventos'), 'e.resposta_texto'])
      .executeTakeFirst(),
  )
