/** Sends the readings of a count, each once: batches keep their key until the server has answered them. */
import { readRequestError } from '@/lib/request-error.ts'
import { dropReadings, keepReadings, unsentReadings, type UnsentReading } from '@/lib/unsent-readings.ts'
import type { Outputs } from '@/lib/trpc.ts'

const BATCH = 500

type Answer = Outputs['inventory']['send']

export interface Sent {
  answers: Answer[]
  /** What the server said no to; null where it was not reached, too: then the readings wait. */
  refused: string | null
}

/** Readings of one batch, which gets its key on the device before it is sent. */
async function nextBatch(waiting: readonly UnsentReading[]): Promise<UnsentReading[]> {
  const begun = waiting.find(({ lote }) => lote !== null)?.lote
  if (begun) return waiting.filter(({ lote }) => lote === begun)
  const lote = crypto.randomUUID()
  const batch = waiting.slice(0, BATCH).map((one) => ({ ...one, lote }))
  await keepReadings(batch)
  return batch
}

async function send(contagem: number, batch: readonly UnsentReading[]): Promise<Response> {
  return fetch('/trpc/inventory.send', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'idempotency-key': `leituras-${batch[0]!.lote}` },
    body: JSON.stringify({
      id: contagem,
      leituras: batch.map(({ chave, codigo, quantidade, local, lido_em }) => ({
        chave,
        codigo,
        quantidade,
        local,
        lido_em,
      })),
    }),
  })
}

interface TrpcAnswer {
  result?: { data: Answer }
  error?: { message: string }
}

async function sendAll(pessoa: number, contagem: number): Promise<Sent> {
  const answers: Answer[] = []
  for (;;) {
    const waiting = (await unsentReadings(pessoa)).filter((one) => one.contagem === contagem)
    if (waiting.length === 0) return { answers, refused: null }
    const batch = await nextBatch(waiting)
    const response = await send(contagem, batch)
    const answered = (await response.json()) as TrpcAnswer
    if (!answered.result) {
      // Signed out, too many calls, or the server is away: they wait. Anything else will not be taken later either.
      const later = response.status === 401 || response.status === 429 || response.status >= 500
      return { answers, refused: later ? null : (answered.error?.message ?? null) }
    }
    answers.push(answered.result.data)
    await dropReadings(batch.map(({ chave }) => chave))
  }
}

/** One tab sends at a time; without a network nothing happens, and what waits stays. */
export async function flushReadings(pessoa: number, contagem: number): Promise<Sent> {
  try {
    return await navigator.locks.request(`leituras-${contagem}`, () => sendAll(pessoa, contagem))
  } catch (error) {
    const { unreachable } = readRequestError(error)
    if (!unreachable && !(error instanceof TypeError)) throw error
    return { answers: [], refused: null }
  }
}
