const PREFIX = 'intranet:draft:'
const KEEP_MS = 7 * 24 * 60 * 60 * 1000
const LONGEST_TEXT = 100_000

export interface Draft {
  savedAt: number
  values: Record<string, unknown>
}

const draftKey = (user: number, address: string) => `${PREFIX}${user}:${address}`

/** Images and files are too large to keep, and cannot be put back into a file input. */
const keepable = (value: unknown) =>
  !(value instanceof Blob) && !(typeof value === 'string' && value.length > LONGEST_TEXT)

/** Keeps what was typed; answers when it was, or null when the browser refused. */
export function saveDraft(user: number, address: string, values: Record<string, unknown>): number | null {
  const kept = Object.fromEntries(Object.entries(values).filter(([, value]) => keepable(value)))
  const draft: Draft = { savedAt: Date.now(), values: kept }
  try {
    localStorage.setItem(draftKey(user, address), JSON.stringify(draft))
    return draft.savedAt
  } catch {
    return null
  }
}

/** The draft of this person and address, when it is not older than 7 days. */
export function readDraft(user: number, address: string): Draft | null {
  try {
    const stored = localStorage.getItem(draftKey(user, address))
    const draft = stored ? (JSON.parse(stored) as Draft) : null
    return draft && Date.now() - draft.savedAt < KEEP_MS ? draft : null
  } catch {
    return null
  }
}

export function removeDraft(user: number, address: string): void {
  localStorage.removeItem(draftKey(user, address))
}
