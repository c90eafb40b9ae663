import type { Channel } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { restrictDestination } from '../../restrictions/opt-out.queries.ts'
import { hasEnded } from './execution-end.queries.ts'
import type { ProviderEvent } from './provider-events.ts'
import { namedSend } from './reply.queries.ts'
import { keepReply } from './reply.service.ts'

/** Stores an event; false when it was reported before. */
async function isNew(db: Database, canal: Channel, chave: string): Promise<boolean> {
  const row = await db
    .insertInto('campanha_webhook')
    .values({ canal, evento: chave })
    .onConflict((conflict) => conflict.doNothing())
    .returning('evento')
    .executeTakeFirst()
  return row !== undefined
}

type Send = NonNullable<Awaited<ReturnType<typeof namedSend>>>

/** A message's state only moves forward: sent, delivered, read; an uncertain or abandoned one becomes certain. */
async function settleMessage(
  db: Database,
  { id, data_referencia }: Send,
  { tipo, id_provedor, motivo }: ProviderEvent,
): Promise<void> {
  const state = tipo === 'devolvido' ? 'falhou' : tipo
  const before = {
    enviado: ['enviando', 'incerto'],
    entregue: ['enviando', 'incerto', 'enviado'],
    lido: ['enviando', 'incerto', 'enviado', 'entregue'],
    falhou: ['enviando', 'incerto', 'enviado'],
  }[state as 'enviado']
  const failed = state === 'falhou'
  const reason = tipo === 'devolvido' ? 'devolvido' : 'recusado'
  // Abandoned by a person, although it had arrived.
  const givenUp = failed ? sql`false` : sql`v.situacao = 'falhou' and v.motivo = 'perdido'`
  await sql`
    with mudado as (
      update campanha_envio v set situacao = ${state}, updated_at = now(),
        motivo = ${failed ? reason : null}, detalhe = ${failed ? motivo?.slice(0, 200) : null},
        id_provedor_mensagem = coalesce(v.id_provedor_mensagem, ${id_provedor}),
        enviado_em = case when ${failed} then v.enviado_em else coalesce(v.enviado_em, now()) end,
        entregue_em = case when ${state} in ('entregue', 'lido') then coalesce(v.entregue_em, now()) end,
        lido_em = case when ${state} = 'lido' then now() end,
        dia_envio = case when not ${failed} then coalesce(v.dia_envio,
          (v.updated_at at time zone 'America/Sao_Paulo')::date) end
      from campanha_envio a
      where v.id = ${id} and v.data_referencia = ${data_referencia}::date
        and a.id = v.id and a.data_referencia = v.data_referencia and (v.situacao = any(${before}::text[]) or ${givenUp})
      returning v.id, v.id_execucao, a.situacao as antes
    ), revista as (
      update campanha_execucao x set reavaliar = true from mudado m
      where x.id = m.id_execucao and ${hasEnded} and not x.reavaliar and (${failed} or m.antes in ('incerto', 'falhou'))
    )
    select from mudado`.execute(db)
}

/** Takes what a provider reported, each event once: settles messages, restricts who asked for it, keeps other replies. */
export async function takeEvents(db: Database, canal: Channel, events: ProviderEvent[]): Promise<number> {
  let taken = 0
  for (const event of events) {
    if (!(await isNew(db, canal, event.chave))) continue
    taken += 1
    await takeEvent(db, canal, event)
  }
  return taken
}

async function takeEvent(db: Database, canal: Channel, event: ProviderEvent): Promise<void> {
  const { tipo, destino, referencia, id_provedor, texto } = event
  const named = referencia !== null || id_provedor !== null
  const sent = named ? ((await namedSend(db, canal, event)) ?? null) : null
  if (sent && tipo !== 'sair' && tipo !== 'resposta') await settleMessage(db, sent, event)
  if (tipo !== 'sair' && tipo !== 'devolvido' && tipo !== 'resposta') return
  const where = tipo === 'resposta' ? (destino ?? sent?.destino) : (sent?.destino ?? destino)
  if (!where) return
  if (tipo === 'resposta') return keepReply(db, { canal, contato: where, texto: texto ?? '', envio: sent })
  const origem = tipo === 'sair' ? 'sair' : 'devolucao'
  await restrictDestination(db, canal, where, origem, sent && { id_empresa: sent.id_empresa })
}
