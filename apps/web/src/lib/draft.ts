import { DAY_MS } from '@intranet/contract/durations'
import { onDevice } from './stored.ts'

const PREFIX = 'intranet:draft:'
const KEEP_MS = 7 * DAY_MS
const LONGEST_TEXT = 100_000
/** How long a reloaded page waits until its former self has let go. */
const LET_GO_MS = 400

export interface DraftField {
  label: string
  /** The value in the words of the screen. */
  shown: string
  value: unknown
}

/** What a person typed into one form and did not save. */
export interface Draft {
  id: string
  /** Milliseconds since 1970. */
  savedAt: number
  /** The record's version on which it was typed. */
  version: string
  /** By the field's name. */
  fields: Record<string, DraftField>
}

// Signing out leaves nothing behind, not even what an open form was about to keep.
let signOuts = 0
window.addEventListener('storage', ({ key }) => {
  if (key === null) signOuts += 1
})

/** Forms that are open now keep nothing more: the person signs out on purpose. */
export function forgetDrafts(): void {
  signOuts += 1
}

/** Changes when somebody signs out on purpose, in any tab. */
export const draftEpoch = (): number => signOuts

/** Images and files are too large to keep, and cannot be put back into a file input. */
const keepable = ({ value }: DraftField) =>
  !(value instanceof Blob) && !(typeof value === 'string' && value.length > LONGEST_TEXT)

/** Where the drafts of one person for one form and record stand; each tab has its own below it. */
export const draftFolder = (user: number, form: string) => `${PREFIX}${user}:${form}:`

/** Writes a draft, in place of its earlier self; answers when, or null when the browser refused. */
export function keepDraft(folder: string, { id, version, fields }: Omit<Draft, 'savedAt'>): number | null {
  const savedAt = Date.now()
  const kept = Object.fromEntries(Object.entries(fields).filter(([, field]) => keepable(field)))
  return onDevice.writeJson(folder + id, { savedAt, version, fields: kept }) ? savedAt : null
}

export const dropDraft = (folder: string, id: string): void => onDevice.drop(folder + id)

function readDraft(key: string): Omit<Draft, 'id'> | null {
  const draft = onDevice.readJson<Partial<Draft>>(key)
  if (!draft?.fields || !(Date.now() - Number(draft.savedAt) < KEEP_MS)) return null
  return { savedAt: Number(draft.savedAt), version: String(draft.version), fields: draft.fields }
}

/** What is kept under a beginning. */
const keptUnder = (prefix: string) => onDevice.keys().filter((name) => name.startsWith(prefix))

/** Drops the drafts of a person, and lets open forms keep nothing more: their session was ended on purpose. */
export function dropDraftsOf(user: number): void {
  forgetDrafts()
  for (const key of keptUnder(`${PREFIX}${user}:`)) onDevice.drop(key)
}

/** The drafts of a folder, the newest first. Those older than 7 days, anybody's, are removed. */
export function draftsIn(folder: string): Draft[] {
  const found: Draft[] = []
  for (const key of keptUnder(PREFIX)) {
    const draft = readDraft(key)
    if (!draft) onDevice.drop(key)
    else if (key.startsWith(folder)) found.push({ id: key.slice(folder.length), ...draft })
  }
  return found.sort((one, other) => other.savedAt - one.savedAt)
}

/** How many texts and forms, anybody's, are kept in this browser. */
export function countDrafts(): number {
  draftsIn(PREFIX)
  return keptUnder(PREFIX).length
}

/**
 * Takes a draft until `until` aborts; false when another tab has it. Without the browser's locks (an address
 * without TLS) nobody has any.
 */
export function holdDraft(id: string, until: AbortSignal): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true)
  return new Promise((tell) => {
    const waiting = new AbortController()
    const giveUp = () => waiting.abort()
    window.setTimeout(giveUp, LET_GO_MS)
    until.addEventListener('abort', giveUp)
    const hold = async () => {
      tell(!until.aborted)
      if (!until.aborted) await new Promise((done) => until.addEventListener('abort', done))
    }
    navigator.locks.request(PREFIX + id, { signal: waiting.signal }, hold).catch(() => tell(false))
  })
}
