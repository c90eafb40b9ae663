import type { Outgoing } from '../outgoing.ts'
import { post } from './http-sender.ts'
import type { Sender } from './sender.ts'

const idOf = (answer: unknown): string | null => {
  const { messages } = (answer ?? {}) as { messages?: { id?: unknown }[] }
  const id = messages?.[0]?.id
  return typeof id === 'string' ? id : null
}

/** Templates by the WhatsApp Business Cloud API; our id travels as `biz_opaque_callback_data`. */
export const whatsappSender = (outgoing: Outgoing, url: string, phoneId: string, token: string): Sender => ({
  local: false,
  parallel: 8,
  send: async ({ id, destino, template }) => {
    if (!template) return { situacao: 'falhou', motivo: 'template' }
    const parameters = template.parametros.map((text) => ({ type: 'text', text: text || '-' }))
    const body = {
      messaging_product: 'whatsapp',
      to: destino,
      type: 'template',
      template: {
        name: template.nome,
        language: { code: template.idioma },
        components: parameters.length ? [{ type: 'body', parameters }] : [],
      },
      biz_opaque_callback_data: String(id),
    }
    return post(outgoing, { url: `${url.replace(/\/+$/, '')}/${phoneId}/messages`, token, body, idOf })
  },
})
