/** Open event streams by person. Publishing to one person uses only their streams; one timer serves all. */
import { POSITION_EVENT, type LiveKind } from '@intranet/contract/content/live-kinds'
import type { ServerResponse } from 'node:http'
import type { Events, LiveEvent } from '../../platform/events.ts'

const HEARTBEAT_MS = 25_000
/**
 * After this many heartbeats the sessions of all streams are checked, so that no stream lasts longer than its session.
 */
const BEATS_PER_CHECK = 8
/** Bytes that may wait for a reader who does not read, before the stream is closed. */
const UNREAD_LIMIT = 64 * 1024
export const STREAMS_PER_PERSON = 20
/**
 * Reactions within this time are announced together: a popular item costs two messages per second, not one per reader.
 */
const REACTIONS_EVERY_MS = 500
/** More than a screen shows; the rest is seen at the next reading. */
const REACTIONS_TOLD = 200

/** An event for more people than this is sent in steps: otherwise all their browsers would ask at once. */
const MANY = 50
const STEPS = 20
const STEP_MS = 250

/** Kept small on purpose: there may be tens of thousands. */
export interface Stream {
  res: ServerResponse
  usuario: number
  /** Hash that the database knows the session by. */
  sessao: string
  /** Roles and providers at the time of opening, see `accessOf`. */
  acesso: string
}

/** What goes before an event: up to where a replica must be to show what it is about. */
export const positionText = (position: number | undefined): string =>
  position === undefined ? '' : `event: ${POSITION_EVENT}\ndata: ${position}\n\n`

/** What the session of a stream may do now; a session not among the answers has ended. */
export type CheckAccess = (usuarios: number[] | null) => Promise<Map<string, string>>

export function createStreamHub(events: Events, check: CheckAccess, onError: (error: unknown) => void) {
  const byPerson = new Map<number, Stream[]>()
  let beats = 0
  let timer: NodeJS.Timeout | undefined
  let unlisten: (() => void) | undefined
  const reacted = new Set<string>()
  let telling: NodeJS.Timeout | undefined
  let reactedAt: number | undefined
  const later = new Set<NodeJS.Timeout>()

  function* all(): Generator<Stream> {
    for (const streams of byPerson.values()) yield* streams
  }

  function send(stream: Stream, text: string): void {
    if (stream.res.writableLength > UNREAD_LIMIT) stream.res.destroy()
    else stream.res.write(text)
  }

  function publish(usuarios: readonly number[], text: string): void {
    for (const usuario of usuarios) for (const stream of byPerson.get(usuario) ?? []) send(stream, text)
  }

  /** Publishes at once to a few, to many over five seconds (docs/content.md#notices-to-many). */
  function spread(usuarios: readonly number[], many: boolean, text: string): void {
    const each = many ? Math.ceil(usuarios.length / STEPS) : usuarios.length
    publish(usuarios.slice(0, each), text)
    for (let step = 1; step * each < usuarios.length; step += 1) {
      const part = usuarios.slice(step * each, (step + 1) * each)
      const wait = setTimeout(() => {
        later.delete(wait)
        publish(part, text)
      }, step * STEP_MS)
      later.add(wait)
    }
  }

  function sendReactions(): void {
    telling = undefined
    const text = `${positionText(reactedAt)}event: reacao\ndata: ${[...reacted].join(',')}\n\n`
    reacted.clear()
    for (const stream of all()) send(stream, text)
  }

  /** Ends the streams whose session has ended, or whose roles have changed since they were opened. */
  async function recheck(usuarios: number[] | null): Promise<void> {
    const streams = usuarios ? usuarios.flatMap((usuario) => byPerson.get(usuario) ?? []) : [...all()]
    if (!streams.length) return
    const now = await check(usuarios)
    for (const stream of streams) {
      const acesso = now.get(stream.sessao)
      if (acesso === stream.acesso) continue
      stream.res.end(`event: acesso\ndata: ${acesso === undefined ? 'encerrado' : 'alterado'}\n\n`)
    }
  }

  function hear(event: LiveEvent | { tipo: 'perdidos' }, position: number | undefined): void {
    const before = positionText(position)
    if (event.tipo === 'perdidos') {
      const people = [...byPerson.keys()]
      const text = `${before}event: ${'perdidos' satisfies LiveKind}\ndata: 1\n\n`
      spread(people, people.length > MANY, text)
      recheck(null).catch(onError)
    } else if (event.tipo === 'reacao') {
      if (reacted.size < REACTIONS_TOLD) reacted.add(event.item)
      reactedAt = position
      telling ??= setTimeout(sendReactions, REACTIONS_EVERY_MS)
    } else if (event.tipo === 'acesso') {
      const here = event.usuarios.filter((usuario) => byPerson.has(usuario))
      if (here.length) recheck(here).catch(onError)
    } else {
      const id = event.mensagem === undefined ? '' : `id: ${event.mensagem}\n`
      const here = event.usuarios.filter((usuario) => byPerson.has(usuario))
      // Other servers have other people of the same event: all that are meant count.
      spread(
        here,
        event.usuarios.length > MANY,
        `${before}${id}event: ${event.tipo}\ndata: ${event.mensagem ?? 0}\n\n`,
      )
    }
  }

  function beat(): void {
    for (const stream of all()) send(stream, ':\n\n')
    beats += 1
    if (beats % BEATS_PER_CHECK === 0) recheck(null).catch(onError)
  }

  function leave(stream: Stream): void {
    const rest = (byPerson.get(stream.usuario) ?? []).filter((other) => other !== stream)
    if (rest.length) byPerson.set(stream.usuario, rest)
    else byPerson.delete(stream.usuario)
  }

  return {
    /** Whether a person may open one more. */
    hasRoom: (usuario: number) => (byPerson.get(usuario)?.length ?? 0) < STREAMS_PER_PERSON,
    /** Continues an answer whose headers were written. */
    join(stream: Stream): void {
      unlisten ??= events.listen(hear)
      timer ??= setInterval(beat, HEARTBEAT_MS).unref()
      byPerson.set(stream.usuario, [...(byPerson.get(stream.usuario) ?? []), stream])
      stream.res.once('close', () => leave(stream))
    },
    count: () => [...all()].length,
    recheck,
    /** Ends every stream when the server stops, so that browsers connect to another one. */
    close(): void {
      clearInterval(timer)
      clearTimeout(telling)
      for (const wait of later) clearTimeout(wait)
      unlisten?.()
      for (const stream of all()) stream.res.end()
    },
  }
}
