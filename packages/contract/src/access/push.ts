/** Notices on one's devices. See docs/push.md. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { noticeModules } from '../content/notice-kinds.ts'
import { push as text } from '../messages/push.ts'
import { format } from '../messages/formats.ts'
import { instantText } from '../moment-text.ts'
import { recordId } from '../record.ts'
import { hourSource } from '../time-patterns.ts'

/** How many devices of one person get notices. */
export const MOST_PUSH_DEVICES = 10

/** Longer than any push service makes them. */
const address = z.string().max(1000).refine(URL.canParse, text.address)

/** What the browser made: its address at a push service, and its keys (a point of P-256, and 16 bytes). */
export const pushDevice = z.strictObject({
  endereco: address,
  p256dh: z.string().regex(/^B[\w-]{86}$/, text.address),
  auth: z.string().regex(/^[\w-]{22}$/, text.address),
})
export type PushDevice = z.output<typeof pushDevice>

/** With the installation's key that the browser registered with; without it the newest. */
export const pushRegistration = pushDevice.extend({ chave: z.string().max(100).optional() })
export type PushRegistration = z.output<typeof pushRegistration>

export const pushAddressInput = z.strictObject({ endereco: address })

const hour = z.string().regex(new RegExp(`^${hourSource}$`), format.invalidTime)

/** Which notices come, and when none does. */
export const pushChoiceInput = z.strictObject({
  /** Kinds that do not come. */
  recusados: z
    .array(z.enum(noticeModules))
    .max(60)
    .transform((kinds) => [...new Set(kinds)].toSorted()),
  noite: z.boolean(),
  noite_inicio: hour,
  noite_fim: hour,
  fim_de_semana: z.boolean(),
  ausencia: z.boolean(),
  plantao_ate: instantText.nullable(),
})
export type PushChoiceInput = z.output<typeof pushChoiceInput>

/** The public key that a browser registers with. */
export const pushKey = z.strictObject({ chave: z.string() })

export const registeredPush = z.strictObject({ id: recordId })

export const ownPush = z.strictObject({
  /** False where the operator switched notices on devices off. */
  ligado: z.boolean(),
  aparelhos: z.array(
    z.strictObject({
      id: recordId,
      /** `Chrome no Android`. */
      aparelho: z.string(),
      /** The one that asks. */
      atual: z.boolean(),
      created_at: moment,
      enviado_em: moment.nullable(),
    }),
  ),
  escolha: z.strictObject({
    recusados: z.array(z.string()),
    noite: z.boolean(),
    noite_inicio: z.string(),
    noite_fim: z.string(),
    fim_de_semana: z.boolean(),
    ausencia: z.boolean(),
    plantao_ate: moment.nullable(),
  }),
})

export const ownedPush = z.strictObject({
  /** Whether the address is of the person who asks; otherwise the browser gives it up. */
  vale: z.boolean(),
  /** The new key to register with, where it was replaced since. */
  chave: z.string().nullable(),
})
