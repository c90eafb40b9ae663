/** The same client for every provider's ERP: JSON over HTTP; answers are validated before they are used. */
import { erp as text } from '@intranet/contract/messages/registries'
import { isRealDay } from '@intranet/contract/formats'
import * as z from 'zod'

export interface ErpTarget {
  url: string
  token: string | null
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

async function readBody(body: ReadableStream<Uint8Array> | null): Promise<unknown> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > MAX_BYTES) throw new ErpError(text.badAnswer)
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    throw new ErpError(text.badAnswer)
  }
}

/** Sends one body. By the key the ERP recognises a repeated sending. Throws ErpError. */
export async function tellErp(
  { url, token }: ErpTarget,
  { chave, corpo }: { chave: string; corpo: unknown },
  timeout = 10_000,
): Promise<ErpAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      // Where an address leads to is not what a superadmin wrote.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
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
    const parsed = answer.safeParse(await readBody(response.body))
    if (!parsed.success) throw new ErpError(text.badAnswer)
    return parsed.data
  } catch (error) {
    if (error instanceof ErpError) throw error
    const stalled = error instanceof Error && error.name === 'TimeoutError'
    throw new ErpError(stalled ? text.stalled : text.unreachable)
  }
}
