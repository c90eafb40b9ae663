/** What was typed goes to the server through here: kept on the device first, then sent. See docs/unsent.md. */
import { DAY_MS } from '@intranet/contract/durations'
import { TRPCClientError } from '@trpc/client'
import { randomName } from '@/lib/random-name.ts'
import { createSignal } from '@/lib/signal.ts'
import { carryReadings } from './carried-readings.ts'
import type { Refused, UnsentChange, UnsentEntry } from './unsent-entry.ts'
import type { AnswerOf, KindName, Kept } from './unsent-kinds.ts'
import { sendWaiting, type Settled } from './unsent-sender.ts'
import { unsentEntries } from './unsent-state.ts'
import {
  addEntry,
  allEntries,
  changeEntries,
  dropEntries,
  dropLoosePhotos,
  entriesOf,
} from './unsent-store.ts'

/** So long a form waits for the answer; what takes longer goes on without it. */
const PATIENCE_MS = 8000
/** Photos of a form that was left stay as long as its draft does. */
const LOOSE_PHOTO_MS = 8 * DAY_MS

const settling = createSignal<[settled: Settled]>()

/** What tabs of one browser say to each other: what became of entries, or that others wait now. */
type Said = Settled | { changedOf: number }
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('por-enviar')

/** Reads again what the pages of this tab show. */
export async function readUnsent(person: number): Promise<void> {
  const entries = await entriesOf(person)
  if (entries.length > 0 || unsentEntries.get().length > 0) unsentEntries.set(entries)
}

channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
  if ('changedOf' in data) return void readUnsent(data.changedOf)
  settling.report(data)
  const [first] = data.entries
  if (first) void readUnsent(first.person)
})

function report(settled: Settled): void {
  settling.report(settled)
  channel?.postMessage(settled)
}

/** Every tab shows what waits now. */
async function showChange(person: number): Promise<void> {
  await readUnsent(person)
  channel?.postMessage({ changedOf: person })
}

/** Calls back with what was sent or refused, by any tab; returns the way to stop. */
export const onSettled = settling.listen

let carried: Promise<void> | undefined

/** Sends what waits of a person, as far as the network lets it. */
export async function flushUnsent(person: number): Promise<void> {
  await (carried ??= carryReadings())
  await sendWaiting(person, report)
  await readUnsent(person)
}

/** How many wait, of anybody who uses this device. */
export async function countUnsent(): Promise<{ all: number; of: (person: number) => number }> {
  await carryReadings()
  const entries = await allEntries()
  return { all: entries.length, of: (person) => entries.filter((entry) => entry.person === person).length }
}

/** Removes photos of forms that were given up long ago; all of them when somebody signs out. */
export const forgetLoosePhotos = (all = false): Promise<void> =>
  dropLoosePhotos(all ? Infinity : Date.now() - LOOSE_PHOTO_MS)

/** As a call that was refused at once. */
const refusalOf = ({ message, status, codigo, campos }: Refused) =>
  TRPCClientError.from({ error: { message, code: -32000, data: { httpStatus: status, codigo, campos } } })

const patience = () => new Promise<null>((done) => setTimeout(() => done(null), PATIENCE_MS))

/** What became of an entry; null while it waits. */
async function settledSoon(person: number, key: string): Promise<Settled | null> {
  let stop = () => {}
  const settled = new Promise<Settled>((done) => {
    stop = onSettled((one) => one.entries.some((entry) => entry.key === key) && done(one))
  })
  const flushed = async () => {
    await flushUnsent(person)
    const waits = (await entriesOf(person)).some((entry) => entry.key === key && !entry.refused)
    // Another tab has settled it: what became of it is on its way.
    return waits ? null : settled
  }
  try {
    return await Promise.race([settled, flushed(), patience()])
  } finally {
    stop()
    await showChange(person)
  }
}

/** An answer, or that it waits; `lasting` is false where it is lost with the tab. */
export type Sent<Answer> = { state: 'sent'; answer: Answer } | { state: 'waits'; lasting: boolean }

export interface Typed<K extends KindName> {
  input: Kept<K>
  /** What the page of unsent work calls it. */
  title: string
  /** The photos in its input. */
  photos?: readonly string[]
}

/** Keeps what was typed; it is sent by `flushUnsent`. Answers the entry, and whether it outlives the tab. */
export async function keepTyped<K extends KindName>(
  person: number,
  kind: K,
  { input, title, photos = [] }: Typed<K>,
): Promise<{ entry: UnsentEntry; lasting: boolean }> {
  const waiting = { stored: {}, batch: null, refused: null, failures: 0 }
  const when = { key: randomName(), typedAt: Date.now() }
  const entry = { ...when, person, kind, input, title, photos, ...waiting } as UnsentEntry
  return { entry, lasting: await addEntry(entry) }
}

/**
 * Keeps what was typed and sends it. Resolves with the answer, or once it waits; throws what the server refused it with
 * at once, and then nothing is kept: the form still has it.
 */
export async function sendTyped<K extends KindName>(
  person: number,
  kind: K,
  typed: Typed<K>,
): Promise<Sent<AnswerOf<K>>> {
  const { entry, lasting } = await keepTyped(person, kind, typed)
  const settled = await settledSoon(person, entry.key)
  if (settled?.refused) {
    // The photos stay: the form still shows them and sends them with what it sends next.
    await discardUnsent(person, [{ ...entry, photos: [] }])
    throw refusalOf(settled.refused)
  }
  if (settled) return { state: 'sent', answer: settled.answer as AnswerOf<K> }
  return { state: 'waits', lasting }
}

/** Sends a refused entry again, as it is or put right. Throws what it is refused with now; it stays then. */
export async function sendAgain<K extends KindName>(
  entry: UnsentEntry<K>,
  typed?: Typed<K>,
): Promise<Sent<AnswerOf<K>>> {
  const { person, key } = entry
  const change: UnsentChange = { ...typed, refused: null }
  await changeEntries([key], change)
  const settled = await settledSoon(person, key)
  if (settled?.refused) throw refusalOf(settled.refused)
  return settled
    ? { state: 'sent', answer: settled.answer as AnswerOf<K> }
    : { state: 'waits', lasting: true }
}

/** Lets refused entries go out once more. */
export async function retryUnsent(person: number, entries: readonly UnsentEntry[]): Promise<void> {
  await changeEntries(
    entries.map(({ key }) => key),
    { refused: null },
  )
  await flushUnsent(person)
}

/** Gives entries up, with their photos. */
export async function discardUnsent(person: number, entries: readonly UnsentEntry[]): Promise<void> {
  await dropEntries(entries)
  await showChange(person)
}
