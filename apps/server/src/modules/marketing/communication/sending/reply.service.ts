import { communicationReply } from '@intranet/contract/messages/communication'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../../platform/actor.ts'
import { AppError } from '../../../../platform/errors.ts'
import { notify } from '../../../../platform/notify.ts'
import { assertAllFound, found } from '../../../../platform/records.ts'
import { restrictDestination } from '../../restrictions/opt-out.queries.ts'
import { communicationManagers } from './execution-end.queries.ts'
import { clockOf } from '../audience/forecast.service.ts'
import { holdReply, insertReply, settleReplies, type Reply } from './reply.queries.ts'

/** Ends the reply's channel for who sent it, as if they had answered SAIR. */
export async function restrictReply(db: Database, actor: Actor, id: number) {
  const { canal, contato, id_empresa, id_pessoa } = found(await holdReply(db, actor, id))
  if (id_empresa === null || id_pessoa === null) throw new AppError('conflict', communicationReply.nobody)
  await restrictDestination(db, canal, contato, 'sair', { id_empresa }, id_pessoa)
  await settleReplies(db, actor, [id], 'restrita')
  return { id, situacao: 'restrita' as const }
}

/** Replies that a person has read and that ask for nothing. */
export async function dismissReplies(db: Database, actor: Actor, ids: readonly number[]) {
  const settled = await settleReplies(db, actor, ids, 'vista')
  assertAllFound(ids, settled)
  return { alterados: settled.length }
}

const LONGEST = 1000

/** Keeps a reply that no program understood, and notifies the managers of its provider once a day. */
export async function keepReply(db: Database, reply: Reply): Promise<void> {
  const texto = reply.texto.trim().slice(0, LONGEST) || communicationReply.wordless
  const { id_empresa } = await insertReply(db, { ...reply, texto })
  const { dia } = clockOf(new Date())
  await notify(db, {
    remetente: null,
    usuarios: await communicationManagers(db, id_empresa),
    data: {
      modulo: 'regua_comunicacao',
      msg: communicationReply.arrived,
      rota: '/marketing/communication-replies/list',
    },
    chave: `comunicacao-respostas:${id_empresa ?? 0}:${dia}`,
  })
}
