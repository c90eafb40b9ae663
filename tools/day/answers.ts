/** What came of an action: its kind, when, and how it was answered. */
import type { Answered } from '../cluster/post.ts'

export interface Done {
  kind: string
  name: string
  /** In milliseconds of this process. */
  asked: number
  done: number
  /** 200; else of the part of a batch that was answered worst. 0: no answer came. */
  status: number
  /** The text of a refusal. */
  words: string
}

interface Part {
  result?: { data?: unknown }
  error?: { message?: string; data?: { httpStatus?: number } }
}

const textOf = (said: string): string => {
  try {
    return String((JSON.parse(said) as { mensagem?: unknown }).mensagem ?? said)
  } catch {
    return said
  }
}

/** The answers of a batch of `paths`, with the worst status and its words. */
export function readBatch(
  { status, said }: Pick<Answered, 'status' | 'said'>,
  paths: readonly string[],
): { status: number; words: string; data: unknown[] } {
  let parts: Part[]
  try {
    parts = JSON.parse(said) as Part[]
  } catch {
    return { status: status === 200 ? 0 : status, words: said, data: [] }
  }
  // The door itself refused: no part was asked.
  if (!Array.isArray(parts)) return { status, words: textOf(said), data: [] }
  const refused = parts
    .flatMap(({ error }, place) => (error ? { ...error, path: paths[place] } : []))
    .toSorted((one, other) => (other.data?.httpStatus ?? 0) - (one.data?.httpStatus ?? 0))[0]
  const data = parts.map(({ result }) => result?.data)
  if (!refused) return { status: status === 207 ? 200 : status, words: '', data }
  return {
    status: refused.data?.httpStatus ?? status,
    words: refused.message ? `${refused.path}: ${refused.message}` : '',
    data,
  }
}

/** An action that was answered by one request. */
export function doneOf(
  kind: string,
  name: string,
  { status, said, milliseconds }: Answered,
  text = status === 200 ? '' : textOf(said),
): Done {
  const done = performance.now()
  return { kind, name, asked: done - milliseconds, done, status, words: text }
}
