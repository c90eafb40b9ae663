/**
 * The webhook reports of all providers in one form. Unknown kinds are ignored, since providers add new ones.
 * Each event is read separately; only a wrong id or kind makes it unreadable.
 */
import { communicationSend } from '@intranet/contract/messages/communication'
import type { Channel } from '@intranet/contract/marketing/communication-words'
import { asksOut } from '@intranet/contract/marketing/opt-out-words'
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { AppError } from '../../../../platform/errors.ts'

export interface ProviderEvent {
  /** Recognises an event that is reported twice. */
  chave: string
  tipo: 'enviado' | 'entregue' | 'lido' | 'falhou' | 'devolvido' | 'sair' | 'resposta'
  /** Our message, by our reference or by the provider's id. */
  referencia: number | null
  id_provedor: string | null
  /** Who answered, or whose mailbox does not exist: digits or an address. */
  destino: string | null
  motivo: string | null
  /** What was answered. */
  texto: string | null
}

export interface ReadEvents {
  events: ProviderEvent[]
  /** How many could not be read. */
  unreadable: number
}

const MAX_LENGTH = 300
/** No text of a provider's may fail the statement that stores it: a null character would. */
const written = z.union([z.string(), z.number()]).transform((value) => String(value).replaceAll('\0', ''))
const name = written.pipe(z.string().min(1))
const word = written
  .transform((value) => value.slice(0, MAX_LENGTH) || null)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)
const words = written
  .nullish()
  .catch(null)
  .transform((value) => value ?? '')
const reference = z
  .union([z.string(), z.number()])
  .transform((value) => (/^\d{1,15}$/.test(String(value)) ? Number(value) : null))
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)

/** If it were cut, two events could look the same. */
const keyOf = (id: string) => (id.length > MAX_LENGTH ? createHash('sha256').update(id).digest('hex') : id)

function readFrame<Frame>(frame: z.ZodType<Frame>, body: unknown): Frame {
  const parsed = frame.safeParse(body)
  if (!parsed.success) throw new AppError('unreadable', communicationSend.unreadableEvent)
  return parsed.data
}

/** Reads each of `raw` separately; `null` means readable but not relevant. */
function readEach<Event>(
  raw: unknown[],
  schema: z.ZodType<Event>,
  eventOf: (event: Event) => ProviderEvent | null,
): ReadEvents {
  const read: ReadEvents = { events: [], unreadable: 0 }
  for (const one of raw) {
    const parsed = schema.safeParse(one)
    if (!parsed.success) read.unreadable += 1
    const event = parsed.success ? eventOf(parsed.data) : null
    if (event) read.events.push(event)
  }
  return read
}

/**
 * Ours, for SMS gateways and mail relays: `{ eventos: [{ id, tipo, referencia?, mensagem?, de?, texto?, motivo? }] }`.
 */
const plainFrame = z.object({ eventos: z.array(z.unknown()).max(1000) })
const plainEvent = z.object({
  id: name,
  tipo: name,
  referencia: reference,
  mensagem: word,
  de: word,
  texto: words,
  motivo: word,
  // An unknown report does not restrict a customer.
  permanente: z.boolean().nullish().catch(false),
})

const plainKinds: Record<string, ProviderEvent['tipo']> = {
  enviado: 'enviado',
  entregue: 'entregue',
  lido: 'lido',
  falhou: 'falhou',
  reclamacao: 'sair',
}

function plainKind({ tipo, texto, permanente }: z.output<typeof plainEvent>): ProviderEvent['tipo'] | null {
  if (tipo === 'resposta') return asksOut(texto) ? 'sair' : 'resposta'
  // A full mailbox does not restrict a customer: only one that does not exist does.
  if (tipo === 'devolvido') return permanente === false ? 'falhou' : 'devolvido'
  return plainKinds[tipo] ?? null
}

const plainEvents = (body: unknown): ReadEvents =>
  readEach(readFrame(plainFrame, body).eventos, plainEvent, (event) => {
    const tipo = plainKind(event)
    const { referencia, mensagem, de, motivo, texto } = event
    const about = { referencia, id_provedor: mensagem, destino: de, motivo, texto }
    return tipo && { chave: keyOf(event.id), tipo, ...about }
  })

const whatsappFrame = z.object({ entry: z.array(z.unknown()) })
const whatsappStatus = z.object({
  id: name,
  status: name,
  biz_opaque_callback_data: reference,
  errors: z
    .array(z.object({ title: word }))
    .nullish()
    .catch(null),
})
const whatsappMessage = z.object({
  id: name,
  from: name,
  text: z.object({ body: words }).nullish().catch(null),
  button: z.object({ text: words }).nullish().catch(null),
  interactive: z
    .object({
      button_reply: z.object({ title: words }).nullish().catch(null),
      list_reply: z.object({ title: words }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
  reaction: z.object({ emoji: words }).nullish().catch(null),
  type: words,
  context: z.object({ id: word }).nullish().catch(null),
})

/** What was answered without words. */
const wordless: Record<string, string> = {
  image: '(imagem)',
  audio: '(áudio)',
  video: '(vídeo)',
  document: '(documento)',
  sticker: '(figurinha)',
  location: '(localização)',
  contacts: '(contato)',
}

const answerOf = ({ text, button, interactive, reaction, type }: z.output<typeof whatsappMessage>): string =>
  text?.body ||
  button?.text ||
  interactive?.button_reply?.title ||
  interactive?.list_reply?.title ||
  reaction?.emoji ||
  (wordless[type] ?? '')
const whatsappKinds: Record<string, ProviderEvent['tipo']> = {
  sent: 'enviado',
  delivered: 'entregue',
  read: 'lido',
  failed: 'falhou',
}

const listIn = (holder: unknown, key: string): unknown[] => {
  const list = (holder as Record<string, unknown> | null | undefined)?.[key]
  return Array.isArray(list) ? list : []
}

function whatsappEvents(body: unknown): ReadEvents {
  const { entry } = readFrame(whatsappFrame, body)
  const values = entry
    .flatMap((one) => listIn(one, 'changes'))
    .map((change) => (change as { value?: unknown } | null)?.value)
  const statuses = values.flatMap((value) => listIn(value, 'statuses'))
  const read = readEach(statuses, whatsappStatus, ({ id, status, biz_opaque_callback_data, errors }) => {
    const tipo = whatsappKinds[status]
    const motivo = errors?.[0]?.title ?? null
    const chave = keyOf(`${id}:${status}`)
    const id_provedor = id.slice(0, MAX_LENGTH)
    return tipo
      ? { chave, tipo, referencia: biz_opaque_callback_data, id_provedor, destino: null, motivo, texto: null }
      : null
  })
  const messages = values.flatMap((value) => listIn(value, 'messages'))
  const answers = readEach(messages, whatsappMessage, (message) => {
    const texto = answerOf(message)
    const isOut = asksOut(texto)
    return {
      chave: keyOf(message.id),
      tipo: isOut ? 'sair' : 'resposta',
      referencia: null,
      // Which message was answered says whose reply it is; who wants out, wants out of all of them.
      id_provedor: isOut ? null : (message.context?.id ?? null),
      destino: message.from.slice(0, MAX_LENGTH),
      motivo: null,
      texto,
    }
  })
  return {
    events: [...read.events, ...answers.events],
    unreadable: read.unreadable + answers.unreadable,
  }
}

/** Throws when the body around the events cannot be read: the provider then reports them again. */
export const providerEvents = (canal: Channel, body: unknown): ReadEvents =>
  canal === 'whatsapp' ? whatsappEvents(body) : plainEvents(body)
