const MOST = 500
const HERE = 'https://intranet.invalid'

/** A path of ours as it was asked for, or null: an address from outside must not lead anywhere else. */
export function ownPath(asked: unknown): string | null {
  if (typeof asked !== 'string' || asked.length > MOST || !asked.startsWith('/')) return null
  if (!URL.canParse(asked, HERE)) return null
  const { origin, pathname, search, hash } = new URL(asked, HERE)
  if (origin !== HERE || pathname.startsWith('//')) return null
  // The sign-in pages would lead straight back here, and an API's answer is no page.
  if (/^\/(intranet|home\/login|reset-password|v1)(\/|$)/.test(pathname)) return null
  return pathname + search + hash
}
