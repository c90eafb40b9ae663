/** The same client for every provider's ERP: JSON over HTTP; answers are validated before they are used. */
import { erp as text } from '@intranet/contract/messages/registries'
import { isRealDay } from '@intranet/contract/formats'
import * as z from 'zod'
import { OutgoingError, readText, type Outgoing } from '../../../platform/outgoing.ts'

export interface ErpTarget {
  url: string
  token: string | null
  /** Whether the connection says that http without TLS is wanted. */
  permite_http: boolean
}

/** What the ERP made of a lead. */
export interface ErpAnswer {
  cod_lead: string
  data_mk: string | null
  hora_mk: string | null
}

/** Why a sending did not work, in words without addresses, tokens or bodies. */
export class ErpError extends Error {
  override readonly name = 'ErpError'
}

/** An answer names one lead: a longer text is not an answer. */
const MAX_BYTES = 64 * 1024

const day = z
  .string()
  .transform((value) => value.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1'))
  .refine((value) => {
    const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
    return parts !== null && isRealDay(Number(parts[1]), Number(parts[2]), Number(parts[3]))
  })
const answer = z.object({
  cod_lead: z.union([z.string(), z.int()]).transform(String).pipe(z.string().trim().min(1).max(40)),
  data_mk: day.nullish().transform((value) => value ?? null),
  hora_mk: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)
    .nullish()
    .transform((value) => value ?? null),
})

async function readBody(response: Parameters<typeof readText>[0]): Promise<unknown> {
  try {
    return JSON.parse(await readText(response, MAX_BYTES))
  } catch (error) {
    // A connection that stalls or breaks meanwhile is not a bad answer.
    if (error instanceof SyntaxError || error instanceof OutgoingError) throw new ErpError(text.badAnswer)
    throw error
  }
}

/** Why a request did not come to an answer. */
function reasonOf(error: unknown): string {
  const root = error instanceof Error && error.cause instanceof OutgoingError ? error.cause : error
  if (root instanceof OutgoingError) return root.reason === 'plain' ? text.plainAddress : text.privateAddress
  return root instanceof Error && root.name === 'TimeoutError' ? text.stalled : text.unreachable
}

/** Sends one body. By the key the ERP recognises a repeated sending. Throws ErpError. */
export async function tellErp(
  outgoing: Outgoing,
  { url, token, permite_http }: ErpTarget,
  { chave, corpo }: { chave: string; corpo: unknown },
  timeout = 10_000,
): Promise<ErpAnswer> {
  try {
    const response = await outgoing.send(url, {
      method: 'POST',
      timeout,
      plainHttp: permite_http,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': chave,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(corpo),
    })
    if (response.status !== 200 && response.status !== 201) {
      await response.body?.cancel()
      throw new ErpError(text.status(response.status))
    }
    const parsed = answer.safeParse(await readBody(response))
    if (!parsed.success) throw new ErpError(text.badAnswer)
    return parsed.data
  } catch (error) {
    if (error instanceof ErpError) throw error
    throw new ErpError(reasonOf(error))
  }
}
