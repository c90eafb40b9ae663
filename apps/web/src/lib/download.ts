/** Files that the browser saves as it does with a link. */
import { UNCONFIRMED } from '@intranet/contract/messages'
import { file } from '@intranet/contract/messages/files'
import { positionHeader } from './heard-position.ts'
import { askIdentity } from './identity.ts'
import { toast } from './toast.ts'

/** An address is let go once the slowest browser has taken its content. */
const KEPT_MS = 10_000

/** Says with the documented text that the browser got or saved nothing. */
function reportDenied(): void {
  toast.error(file.downloadDenied)
}

const fetchFile = (address: string) =>
  fetch(address, { credentials: 'same-origin', headers: positionHeader() }).catch(() => undefined)

/** Asks for password or factor again where the file wants it, and fetches once more. */
async function fetchConfirmed(address: string): Promise<Response | undefined> {
  const answer = await fetchFile(address)
  if (answer?.status !== 403) return answer
  const { codigo } = (await answer.json().catch(() => ({}))) as { codigo?: string }
  if (codigo !== UNCONFIRMED) return answer
  return (await askIdentity()) ? fetchFile(address) : answer
}

/** Saves a file of the server under its name there; says so when it cannot. */
export async function downloadFile(address: string, name?: string): Promise<boolean> {
  const answer = await fetchConfirmed(address)
  const content = answer?.ok ? await answer.blob().catch(() => undefined) : undefined
  if (!answer || !content) {
    reportDenied()
    return false
  }
  const given = /filename\*=UTF-8''([^;]+)/i.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  // A file of the build says its name only by its address.
  const own = /\/([^/?]+\.\w+)$/.exec(address)?.[1]
  return downloadBlob(content, name ?? (given ? decodeURIComponent(given) : (own ?? '')))
}

/** Saves the content of an address; without a name it keeps the one that the server gives it. */
export function download(address: string, name = ''): void {
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
}

/** Saves what was made here; says so, and answers false, when the browser refuses it. */
export function downloadBlob(content: Blob, name: string): boolean {
  try {
    const address = URL.createObjectURL(content)
    download(address, name)
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
    return true
  } catch {
    reportDenied()
    return false
  }
}
