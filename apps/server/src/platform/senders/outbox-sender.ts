import type { Channel } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import { rawText, type Sender } from './sender.ts'

/** Messages that do not leave: superadmins read them on the outbox page. */
export function outboxSender(db: Database, canal: Channel): Sender {
  return {
    local: true,
    parallel: 4,
    async send({ destino, titulo, texto, simples }) {
      try {
        await db
          .insertInto('mensagem_saida')
          .values({
            canal,
            destino,
            assunto: titulo,
            texto: simples,
            html: canal === 'email' ? texto : null,
            situacao: 'local',
          })
          .execute()
        return { situacao: 'enviado' }
      } catch (error) {
        return { situacao: 'incerto', motivo: 'erro_interno', detalhe: rawText(error) }
      }
    },
  }
}

/** In production no message lands in the outbox by mistake: a channel without settings refuses. */
export const unsetSender = (setting: string): Sender => ({
  local: false,
  unset: true,
  parallel: 4,
  send: async () => ({ situacao: 'falhou', motivo: 'nao_configurado', detalhe: setting }),
})
