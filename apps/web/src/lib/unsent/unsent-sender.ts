/** Sends what waits: in the order in which it was typed, each once, one tab at a time. See docs/unsent.md#sent-once. */
import { KEY_IN_USE } from '@intranet/contract/messages'
import { KEY_HEADER, PERSON_HEADER } from '@intranet/contract/request-headers'
import { file as text } from '@intranet/contract/messages/files'
import type { AppRouter } from '@intranet/server/doors/trpc/app-router'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { fetchOwn } from '@/lib/api.ts'
import { keepWarnings } from '@/lib/keep-warnings-link.ts'
import { reportSignedOut } from '@/lib/query-client.ts'
import { randomName } from '@/lib/random-name.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { sendFile } from '@/lib/upload-file.ts'
import type { Refused, UnsentEntry } from './unsent-entry.ts'
import { kindOf, type Server } from './unsent-kinds.ts'
import { changeEntries, dropEntries, entriesOf } from './unsent-store.ts'
import { waitingPhoto } from './waiting-photos.ts'

/** A call that says nothing for so long counts as lost; the same key asks again. */
const SILENCE_MS = 30_000
/** A photo takes longer on a slow line. */
const PHOTO_MS = 120_000
/** So often the server may fail at one before the others go on without it. */
const MOST_FAILURES = 5

type Outcome =
  | { state: 'sent'; answer: unknown }
  | { state: 'refused'; refused: Refused }
  /** No network, no session, or the server is busy: everything waits. */
  | { state: 'later' }
  | { state: 'failed'; refused: Refused }

/** What became of entries, for the pages that show them. */
export interface Settled {
  entries: readonly UnsentEntry[]
  answer?: unknown
  refused?: Refused
}

const LATER = { state: 'later' } as const
const PHOTO_GONE = 'A foto não está mais neste aparelho. Tire outra.'

/** Nobody answered, nobody is signed in, or the server is busy. */
const isPassing = (status: number | undefined) => !status || [401, 429, 502, 503, 504].includes(status)

const refusal = (message: string, status: number, more?: Partial<Refused>): Outcome => ({
  state: status < 500 ? 'refused' : 'failed',
  refused: { campos: {}, ...more, message, status },
})

/** Each call goes alone, with its key and with its owner: as somebody else's it is refused. */
const server: Server = createTRPCClient<AppRouter>({
  links: [
    keepWarnings,
    httpBatchLink({
      url: '/trpc',
      maxItems: 1,
      headers: ({ opList: [{ context }] }) => ({
        [KEY_HEADER]: String(context.key),
        [PERSON_HEADER]: String(context.person),
      }),
      fetch: fetchOwn,
    }),
  ],
})

function outcomeOf(error: unknown): Outcome {
  const { message, status, name, fields, unreachable } = readRequestError(error)
  if (status === 401) reportSignedOut()
  if (unreachable || (status && isPassing(status)) || name === KEY_IN_USE) return LATER
  return refusal(message, status ?? 500, { codigo: name, campos: fields })
}

/** Sends the photos that the server does not have yet; answers their ids there, or why not. */
async function sendPhotos(
  entry: UnsentEntry,
): Promise<{ stored: Record<string, string>; failed?: undefined } | { failed: Outcome }> {
  const stored: Record<string, string> = { ...entry.stored }
  for (const id of entry.photos) {
    if (stored[id]) continue
    const photo = await waitingPhoto(id)
    if (!photo) return { failed: refusal(PHOTO_GONE, 422) }
    const sent = await sendFile(photo, 'imagens', {
      headers: { [PERSON_HEADER]: String(entry.person) },
      signal: AbortSignal.timeout(PHOTO_MS),
    })
    if ('status' in sent) {
      if (sent.status === 401) reportSignedOut()
      return { failed: isPassing(sent.status) ? LATER : refusal(sent.message, sent.status ?? 500) }
    }
    stored[id] = sent.id
    await changeEntries([entry.key], { stored })
  }
  return { stored }
}

/** The input as the server takes it: with its own ids of the photos. */
const withPhotos = (input: unknown, stored: Record<string, string>): unknown =>
  JSON.parse(JSON.stringify(input), (_name, part: unknown) =>
    typeof part === 'string' && Object.hasOwn(stored, part) ? stored[part] : part,
  )

async function call(entries: readonly UnsentEntry[]): Promise<Outcome> {
  const [first] = entries as readonly [UnsentEntry, ...UnsentEntry[]]
  const photos = await sendPhotos(first)
  if (photos.failed) return photos.failed
  const inputs = entries.map(({ input }) => withPhotos(input, photos.stored))
  const signal = AbortSignal.timeout(SILENCE_MS)
  const context = { key: first.batch ?? first.key, person: first.person }
  try {
    return { state: 'sent', answer: await kindOf(first.kind).send(server, inputs, { context, signal }) }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** The entries of one call. What goes together gets its key on the device before it is sent. */
async function nextCall(waiting: readonly UnsentEntry[]): Promise<UnsentEntry[]> {
  const [first] = waiting as readonly [UnsentEntry, ...UnsentEntry[]]
  const { together } = kindOf(first.kind)
  if (!together) return [first]
  if (first.batch) return waiting.filter(({ batch }) => batch === first.batch)
  const group = together.of(first.input)
  const batch = first.key
  const entries = waiting
    .filter((entry) => entry.kind === first.kind && !entry.batch && together.of(entry.input) === group)
    .slice(0, together.most)
    .map((entry) => ({ ...entry, batch }))
  const keys = entries.map(({ key }) => key)
  await changeEntries(keys, { batch })
  return entries
}

/** Photos that nobody attached are deleted after a day, as they may be after an outage: they go out again, once. */
const lostPhotos = (outcome: Outcome, { stored }: UnsentEntry) =>
  outcome.state === 'refused' &&
  outcome.refused.message === text.alreadyAttached &&
  Object.keys(stored).length > 0

async function settle(entries: UnsentEntry[], outcome: Outcome, report: (settled: Settled) => void) {
  const keys = entries.map(({ key }) => key)
  const [{ failures }] = entries as [UnsentEntry, ...UnsentEntry[]]
  if (outcome.state === 'sent') {
    await dropEntries(entries)
    report({ entries, answer: outcome.answer })
    return true
  }
  if (outcome.state === 'later') return false
  const { refused } = outcome
  if (outcome.state === 'failed' && failures + 1 < MOST_FAILURES) {
    await changeEntries(keys, { failures: failures + 1 })
    return false
  }
  await changeEntries(keys, { refused, failures: 0 })
  report({ entries, refused })
  return true
}

/** What is next of a person; refused entries wait for them, and the others pass. */
const waitingOf = async (person: number) => (await entriesOf(person)).filter(({ refused }) => !refused)

async function sendAll(person: number, report: (settled: Settled) => void): Promise<void> {
  const again = new Set<string>()
  for (;;) {
    const waiting = await waitingOf(person)
    if (waiting.length === 0 || !navigator.onLine) return
    const entries = await nextCall(waiting)
    const [first] = entries as [UnsentEntry, ...UnsentEntry[]]
    const outcome = await call(entries)
    const [now] = (await entriesOf(person)).filter(({ key }) => key === first.key)
    if (now && lostPhotos(outcome, now) && !again.has(first.key)) {
      again.add(first.key)
      await changeEntries([first.key], { stored: {}, batch: randomName() })
    } else if (!(await settle(entries, outcome, report))) return
  }
}

let turn: Promise<void> = Promise.resolve()

/** Sends what waits of a person; without a network nothing happens. Runs one after the other, also over several tabs. */
export function sendWaiting(person: number, report: (settled: Settled) => void): Promise<void> {
  const work = () => sendAll(person, report)
  turn = turn
    .catch(() => {})
    .then(() => (navigator.locks ? navigator.locks.request(`por-enviar-${person}`, work) : work()))
  return turn
}
