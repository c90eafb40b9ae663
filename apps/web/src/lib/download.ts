/** Files that the browser saves as it does with a link. */

/** An address is let go once the slowest browser has taken what stands behind it. */
const KEPT_MS = 10_000

/** Saves what stands at an address; without a name it keeps the one that the server gives it. */
export function download(address: string, name = ''): void {
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
}

/** Saves what was made here. */
export function downloadBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  download(address, name)
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
