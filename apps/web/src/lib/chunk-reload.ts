import { common } from '@intranet/contract/messages'
import { reloadPage } from './page-reload.ts'
import { inTab } from './stored.ts'
import { toast } from './toast.ts'

const KEY = 'intranet:chunk-reload'
/** A chunk that is missing again so soon after a reload is missing for good. */
const AGAIN_MS = 60_000
const HEALTH_MS = 3_000

async function isServing(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(HEALTH_MS) })).ok
  } catch {
    return false
  }
}

/** Whether the page was loaded again for this chunk a moment ago; from now on it was. */
function wasReloaded(chunk: string): boolean {
  const [last, at] = (inTab.read(KEY) ?? '').split('\n')
  if (last === chunk && Date.now() - Number(at) < AGAIN_MS) return true
  // Where nothing is kept it would be loaded again without end.
  return !inTab.write(KEY, `${chunk}\n${Date.now()}`)
}

/** Why a missing chunk is not there: nobody answers, or the server has it no more. */
export type Missing = 'away' | 'gone'

/**
 * What a page does that needs a missing chunk: it loads itself again, once, when the server answers (a browser
 * remembers a failed import, so that asking again in the page cannot help). Else says why it did not.
 */
export async function reloadForChunk({ message }: Error): Promise<Missing> {
  if (!(await isServing())) return 'away'
  if (wasReloaded(message)) return 'gone'
  reloadPage()
  return new Promise(() => {})
}

/** "Tentar de novo": the address again, unless nobody would answer. */
export async function loadAgain(): Promise<void> {
  if (await isServing()) reloadPage()
  else toast.error(common.unreachable)
}

/** The title of the notice of a missing chunk, and the sentence below it. */
export function missingWords(why: Missing, { message }: Error): [title: string, text: string] {
  if (why === 'away') return [common.partFailed, common.unreachable]
  const file = /[^/\s]+\.(?:js|css)\b/.exec(message)?.[0] ?? message
  return [common.updated, `Falta um arquivo desta página: ${file}.`]
}

/** Loads the page again for what a click needs, or says why it does not come. */
export async function reportMissing(error: Error): Promise<void> {
  const why = await reloadForChunk(error)
  toast.error(why === 'away' ? common.unreachable : missingWords(why, error).join('. '))
}
