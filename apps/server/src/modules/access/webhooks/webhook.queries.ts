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
import { assertAllFound, found, removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

/** Those of one's own keys; everybody's for superadmins. */
export const ofOwnKeys = (actor: Actor) =>
  isSuperadmin(actor) ? sql<boolean>`true` : sql<boolean>`k.id_usuario = ${actor.id}`

const deliveries = (situacao: DeliveryState) => sql<number>`(select count(*)::int from webhook_entrega e
  where e.id_webhook = w.id and e.situacao = ${situacao})`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('webhook as w')
    .innerJoin('chave_acesso as k', 'k.id', 'w.id_chave')
    .where(ofOwnKeys(actor))
    .select(['w.id', 'w.id_chave', 'k.nome as chave', 'w.nome', 'w.url', 'w.permite_http', 'w.ativo'])
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

export const updateWebhook = (db: Database, input: UpdateWebhookInput) =>
  saveRecord(db.updateTable('webhook'), input)

export const switchWebhooks = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('webhook'), input)

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

const log = (db: Database, actor: Actor) =>
  db
    .selectFrom('webhook_entrega as e')
    .innerJoin('webhook as w', 'w.id', 'e.id_webhook')
    .innerJoin('chave_acesso as k', 'k.id', 'w.id_chave')
    .where(ofOwnKeys(actor))

export const listDeliveries = (db: Database, actor: Actor, request: ListDeliveriesInput) =>
  readPage(
    log(db, actor)
      .select([
        'e.id',
        'e.id_webhook',
        'w.nome as webhook',
        'w.id_chave',
        sql<DeliveryState>`e.situacao`.as('situacao'),
        'e.quantidade',
      ])
      .select(['e.tentativas', 'e.resposta', 'e.erro', 'e.proxima_em', 'e.enviado_em'])
      .select(['e.created_at', 'e.updated_at']),
    request,
    {
      definition: deliveryList,
      alias: 'e',
      refs: { id_chave: 'w.id_chave', webhook: 'w.nome' },
      search: normalised('w.nome', 'e.erro'),
    },
  )

/** Makes deliveries due now, with all their tries; also those that wait. Answers how many; 404 when one is not there. */
export async function requeueDeliveries(db: Database, actor: Actor, ids: readonly number[]) {
  assertAllFound(ids, await log(db, actor).where('e.id', 'in', ids).select('e.id').execute())
  const { numUpdatedRows } = await db
    .updateTable('webhook_entrega')
    .set({ situacao: 'na_fila', tentativas: 0, proxima_em: sql<Date>`now()`, erro: null })
    .where('id', 'in', ids)
    .executeTakeFirst()
  return { alterados: Number(numUpdatedRows) }
}
