/** The only way in which text becomes markup or the address of a worker (docs/security.md#trusted-types). */

interface Rules {
  createHTML(text: string): string | null
  createScriptURL(address: string): string | null
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Rules): unknown }
  }
}

const forbiddenElement = /<\/?\s*(script|iframe|object|embed|base|meta|link|form|svg|math)\b/i
const handler = /<[^>]*[\s"'/]on[a-z]+\s*=/i
const scriptAddress = /<[^>]*[\s"'/][a-z:-]+\s*=\s*["']?\s*(javascript|vbscript|data:text)/i

/** Markup comes cleaned from the server: what could run is a fault, and is not shown. */
export const isCleanMarkup = (text: string): boolean =>
  !forbiddenElement.test(text) && !handler.test(text) && !scriptAddress.test(text)

/** A file of this origin's own build. */
export function isOwnScript(address: string, here: string): boolean {
  if (!URL.canParse(address, here)) return false
  const { origin, pathname } = new URL(address, here)
  return (
    origin === new URL(here).origin &&
    (pathname === '/app-worker.js' || /^\/(assets|src|node_modules|@fs)\//.test(pathname))
  )
}

/** Called before anything is drawn. Browsers that know no such policies go on without. */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (isCleanMarkup(text) ? text : null),
    createScriptURL: (address) => (isOwnScript(address, window.location.href) ? address : null),
  })
}
