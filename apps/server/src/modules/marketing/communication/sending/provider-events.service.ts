import type { Channel, SendState } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import { isSameAddress, restrictDestination } from '../../restrictions/opt-out.queries.ts'
import type { ProviderEvent } from './provider-events.ts'
import { namedSend } from './reply.queries.ts'
import { keepReply } from './reply.service.ts'
import { isNewEvent, settleSend, type SettledSend } from './provider-events.queries.ts'

type Send = NonNullable<Awaited<ReturnType<typeof namedSend>>>

/** A message's state only moves forward: sent, delivered, read; an uncertain or abandoned one becomes certain. */
const before: Readonly<Record<SettledSend['situacao'], readonly SendState[]>> = {
  enviado: ['enviando', 'incerto'],
  entregue: ['enviando', 'incerto', 'enviado'],
  lido: ['enviando', 'incerto', 'enviado', 'entregue'],
  falhou: ['enviando', 'incerto', 'enviado'],
}

/** Takes what a provider reported, each event once: settles messages, restricts who asked for it, keeps other replies. */
export async function takeEvents(db: Database, canal: Channel, events: ProviderEvent[]): Promise<number> {
  let taken = 0
  for (const event of events) {
    if (!(await isNewEvent(db, canal, event.chave))) continue
    taken += 1
    await takeEvent(db, canal, event)
  }
  return taken
}

async function settle(db: Database, sent: Send, { tipo, id_provedor, motivo }: ProviderEvent): Promise<void> {
  const situacao = tipo === 'devolvido' ? 'falhou' : (tipo as keyof typeof before)
  const failed = situacao === 'falhou'
  await settleSend(db, sent, before[situacao], {
    situacao,
    motivo: failed ? (tipo === 'devolvido' ? 'devolvido' : 'recusado') : null,
    detalhe: failed ? (motivo?.slice(0, 200) ?? null) : null,
    id_provedor,
  })
}

async function takeEvent(db: Database, canal: Channel, event: ProviderEvent): Promise<void> {
  const { tipo, destino, referencia, id_provedor, texto } = event
  const named = referencia !== null || id_provedor !== null
  const sent = named ? ((await namedSend(db, canal, event)) ?? null) : null
  if (sent && tipo !== 'sair' && tipo !== 'resposta') await settle(db, sent, event)
  if (tipo !== 'sair' && tipo !== 'devolvido' && tipo !== 'resposta') return
  const where = tipo === 'devolvido' ? (sent?.destino ?? destino) : (destino ?? sent?.destino)
  const whose = sent && { id_empresa: sent.id_empresa }
  // Of a message whose address was forgotten, its customer says so all the same; not where somebody else says it.
  if (tipo === 'sair' && (where || sent)) {
    const theirs = !destino || !sent?.destino || isSameAddress(canal, destino, sent.destino)
    const customer = theirs ? sent?.id_pessoa : undefined
    await restrictDestination(db, canal, where ?? null, 'sair', whose, customer)
    // A customer may answer from another address of theirs: a person looks at it.
    if (!theirs) await keepReply(db, { canal, contato: destino, texto: texto ?? '', envio: sent })
    return
  }
  if (!where) return
  if (tipo === 'resposta') return keepReply(db, { canal, contato: where, texto: texto ?? '', envio: sent })
  // Of an address that does not exist the customer may have another one by now.
  await restrictDestination(db, canal, where, 'devolucao', whose)
}
