import { isCandidate, type AccessHolder } from '@intranet/contract/access'

/** Addresses that would lead straight back here. */
const signInPaths = /^\/(intranet|home\/login|reset-password)(\/|$)/

/** The asked page as a path of this origin, or null: an address from outside must not lead anywhere else. */
export function safeReturn(asked: string | undefined, origin = window.location.origin): string | null {
  if (!asked || !URL.canParse(asked, origin)) return null
  const url = new URL(asked, origin)
  // "/.//host" is a path of ours that, written out, is another host's.
  const leadsAway = url.origin !== origin || url.pathname.startsWith('//')
  if (!asked.startsWith('/') || leadsAway || signInPaths.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/** Where a person's day begins: candidates with the vacancies, everybody else with the internal home. */
export const homeOf = (holder: AccessHolder) => (isCandidate(holder) ? '/home/vacancy' : '/')
