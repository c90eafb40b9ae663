/** What providers tell by webhook, in one shape whatever they are. Unknown kinds are ignored: providers add new ones. */
import type { Channel } from '@intranet/contract/marketing/communication-words'
import * as z from 'zod'

export interface ProviderEvent {
  /** Makes a repeated telling known. */
  chave: string
  tipo: 'enviado' | 'entregue' | 'lido' | 'falhou' | 'devolvido' | 'sair'
  /** Our message, by our reference or by the provider's id. */
  referencia: number | null
  id_provedor: string | null
  /** Who answered SAIR, or whose mailbox does not exist: digits or an address. */
  destino: string | null
  motivo: string | null
}

const text = z.coerce.string().max(300)
const reference = z
  .union([z.string(), z.number()])
  .transform((value) => (/^\d{1,15}$/.test(String(value)) ? Number(value) : null))
  .nullish()
  .transform((value) => value ?? null)

const isOptOut = (words: string) => /^\s*(sair|parar|pare|stop|cancelar|descadastrar)[\s.!]*$/i.test(words)

/** Ours, for SMS gateways and mail relays: `{ eventos: [{ id, tipo, referencia?, mensagem?, de?, texto?, motivo? }] }`. */
const plainBody = z.object({
  eventos: z
    .array(
      z.object({
        id: text,
        tipo: text,
        referencia: reference,
        mensagem: text.nullish(),
        de: text.nullish(),
        texto: text.nullish(),
        motivo: text.nullish(),
        permanente: z.boolean().optional(),
      }),
    )
    .max(1000),
})

const plainKinds: Record<string, ProviderEvent['tipo']> = {
  enviado: 'enviado',
  entregue: 'entregue',
  lido: 'lido',
  falhou: 'falhou',
  reclamacao: 'sair',
}

function plainEvents(body: unknown): ProviderEvent[] {
  const parsed = plainBody.safeParse(body)
  if (!parsed.success) return []
  return parsed.data.eventos.flatMap((event): ProviderEvent[] => {
    const { id, tipo, referencia, mensagem, de, texto, motivo, permanente } = event
    const base = {
      chave: id,
      referencia,
      id_provedor: mensagem ?? null,
      destino: de ?? null,
      motivo: motivo ?? null,
    }
    if (tipo === 'resposta') return isOptOut(texto ?? '') ? [{ ...base, tipo: 'sair' }] : []
    // A full mailbox is no reason to give a customer up: only what does not exist is.
    if (tipo === 'devolvido') return [{ ...base, tipo: permanente === false ? 'falhou' : 'devolvido' }]
    const known = plainKinds[tipo]
    return known ? [{ ...base, tipo: known }] : []
  })
}

const whatsappStatus = z.object({
  id: text,
  status: text,
  recipient_id: text.nullish(),
  biz_opaque_callback_data: reference,
  errors: z.array(z.object({ title: text.nullish(), code: z.number().nullish() })).nullish(),
})
const whatsappMessage = z.object({
  id: text,
  from: text,
  text: z.object({ body: z.string() }).nullish(),
  button: z.object({ text: z.string() }).nullish(),
})
const whatsappBody = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z.array(whatsappStatus).nullish(),
            messages: z.array(z.unknown()).nullish(),
          }),
        }),
      ),
    }),
  ),
})
const whatsappKinds: Record<string, ProviderEvent['tipo']> = {
  sent: 'enviado',
  delivered: 'entregue',
  read: 'lido',
  failed: 'falhou',
}

function whatsappEvents(body: unknown): ProviderEvent[] {
  const parsed = whatsappBody.safeParse(body)
  if (!parsed.success) return []
  const values = parsed.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value))
  const told = values.flatMap(({ statuses }) =>
    (statuses ?? []).flatMap((status): ProviderEvent[] => {
      const tipo = whatsappKinds[status.status]
      const motivo = status.errors?.[0]?.title ?? null
      const referencia = status.biz_opaque_callback_data
      return tipo
        ? [
            {
              chave: `${status.id}:${status.status}`,
              tipo,
              referencia,
              id_provedor: status.id,
              destino: null,
              motivo,
            },
          ]
        : []
    }),
  )
  const answers = values.flatMap(({ messages }) =>
    (messages ?? []).flatMap((raw): ProviderEvent[] => {
      const message = whatsappMessage.safeParse(raw)
      if (!message.success) return []
      const { id, from } = message.data
      const words = message.data.text?.body ?? message.data.button?.text ?? ''
      return isOptOut(words)
        ? [{ chave: id, tipo: 'sair', referencia: null, id_provedor: null, destino: from, motivo: null }]
        : []
    }),
  )
  return [...told, ...answers]
}

export const providerEvents = (canal: Channel, body: unknown): ProviderEvent[] =>
  canal === 'whatsapp' ? whatsappEvents(body) : plainEvents(body)
