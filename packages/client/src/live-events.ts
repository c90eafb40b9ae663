/** Server-sent events of the person who signed in. They carry ids only: what they are about is then read. */
import { setTimeout as sleep } from 'node:timers/promises'
import { AwayError, readJson } from './refusals.ts'
import type { Send } from './transport.ts'

export type LiveKind = 'pronto' | 'perdidos' | 'notificacao' | 'leitura' | 'incidente' | 'acesso' | 'reacao'

export interface LiveEvent {
  /** `pronto` after each connection (load what is unread), then what happens; `perdidos` where something may be missing. */
  tipo: LiveKind
  dados: string
  id?: string
}

/** The server sends a sign of life every 25 seconds. */
const SILENCE = 60_000
const RECONNECT = 2000

/** Which replica shows an event is for browsers to say. */
const POSITION = 'posicao'

interface Block extends Partial<LiveEvent> {
  retry?: number
}

const names: Record<string, keyof Block> = { event: 'tipo', data: 'dados', id: 'id' }

function readBlock(text: string): Block {
  const block: Block = {}
  for (const line of text.split('\n')) {
    const [, field = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    const name = names[field]
    if (field === 'retry') block.retry = Number(value)
    else if (name) Object.assign(block, { [name]: value })
  }
  return block
}

/** The blocks of one answer until it ends or falls silent. */
async function* blocksOf(body: ReadableStream<Uint8Array>, alive: () => void): AsyncGenerator<Block> {
  const decoder = new TextDecoder()
  let left = ''
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    alive()
    left += decoder.decode(chunk, { stream: true })
    const parts = left.split('\n\n')
    left = parts.pop() ?? ''
    yield* parts.map(readBlock)
  }
}

/** Events until `signal` ends it or the session does; a connection that was lost is opened again, however long that takes. */
export async function* listenTo(send: Send, signal?: AbortSignal): AsyncGenerator<LiveEvent> {
  let last: string | undefined
  let wait = RECONNECT
  let wasOpen = false
  const isOver = () => signal?.aborted === true
  while (!isOver()) {
    const silent = new AbortController()
    const both = signal ? AbortSignal.any([signal, silent.signal]) : silent.signal
    const headers = { accept: 'text/event-stream', ...(last && { 'last-event-id': last }) }
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      const response = await send('/events', { headers, signal: both, timeout: 0 })
      // A refusal is thrown: another attempt would be answered the same.
      if (!response.ok || !response.body) await readJson(response)
      wasOpen = true
      timer = setTimeout(() => silent.abort(), SILENCE)
      for await (const { tipo, dados, id, retry } of blocksOf(response.body!, () => timer?.refresh())) {
        wait = retry ?? wait
        last = id ?? last
        if ((tipo as string) === POSITION) continue
        if (tipo !== undefined && dados !== undefined) yield { tipo, dados, ...(id && { id }) }
      }
    } catch (error) {
      if (isOver()) return
      if (error instanceof AwayError ? !wasOpen : !both.aborted && !(error instanceof TypeError)) throw error
    } finally {
      clearTimeout(timer)
      silent.abort()
    }
    await sleep(wait, undefined, { signal }).catch(() => {})
  }
}
