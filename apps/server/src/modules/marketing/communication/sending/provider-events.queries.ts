import type { Channel, SendState } from '@intranet/contract/marketing/communication-words'
import type { SendReason } from '@intranet/contract/marketing/send-reasons'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { hasEnded } from './execution-end.queries.ts'

/** Stores an event; false when it was reported before. */
export async function isNewEvent(db: Database, canal: Channel, evento: string): Promise<boolean> {
  const row = await db
    .insertInto('campanha_webhook')
    .values({ canal, evento })
    .onConflict((conflict) => conflict.doNothing())
    .returning('evento')
    .executeTakeFirst()
  return row !== undefined
}

/** What a provider reported of a message. */
export interface SettledSend {
  situacao: 'enviado' | 'entregue' | 'lido' | 'falhou'
  motivo: SendReason | null
  detalhe: string | null
  id_provedor: string | null
}

/** Moves a message from some states; an execution that has ended is judged again where that changes its end. */
export async function settleSend(
  db: Database,
  { id, data_referencia }: { id: number; data_referencia: string },
  from: readonly SendState[],
  { situacao, motivo, detalhe, id_provedor }: SettledSend,
): Promise<void> {
  const failed = situacao === 'falhou'
  // Abandoned by a person, although it had arrived.
  const givenUp = failed ? sql`false` : sql`v.situacao = 'falhou' and v.motivo = 'perdido'`
  await sql`
    with mudado as (
      update campanha_envio v set situacao = ${situacao}, updated_at = now(), motivo = ${motivo}, detalhe = ${detalhe},
        id_provedor_mensagem = coalesce(v.id_provedor_mensagem, ${id_provedor}),
        enviado_em = case when ${failed} then v.enviado_em else coalesce(v.enviado_em, now()) end,
        entregue_em = case when ${situacao} in ('entregue', 'lido') then coalesce(v.entregue_em, now()) end,
        lido_em = case when ${situacao} = 'lido' then now() end,
        dia_envio = case when not ${failed} then coalesce(v.dia_envio,
          (v.updated_at at time zone 'America/Sao_Paulo')::date) end
      from campanha_envio a
      where v.id = ${id} and v.data_referencia = ${data_referencia}::date
        and a.id = v.id and a.data_referencia = v.data_referencia and (v.situacao = any(${[...from]}::text[]) or ${givenUp})
      returning v.id, v.id_execucao, a.situacao as antes
    ), revista as (
      update campanha_execucao x set reavaliar = true from mudado m
      where x.id = m.id_execucao and ${hasEnded} and not x.reavaliar and (${failed} or m.antes in ('incerto', 'falhou'))
    )
    select from mudado`.execute(db)
}
