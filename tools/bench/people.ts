/** As many people sign in as the benches open connections: one person has a third of the server's at most. */
import type { Call } from './call.ts'

export const PEOPLE = 8

const TOKEN = 'bench-session-of-the-manager-of-people'

/** The session token of the n-th of them. */
export const tokenOf = (n: number): string => (n % PEOPLE === 0 ? TOKEN : `${TOKEN}-${n % PEOPLE}`)

/** The call as the n-th person sends it; one without a session of theirs stays as it is. */
export function asPerson(call: Call, n: number): Call {
  if (!call.headers) return call
  const headers = Object.entries(call.headers).map(([name, value]) => [
    name,
    value.replace(TOKEN, tokenOf(n)),
  ])
  return { ...call, headers: Object.fromEntries(headers) as Record<string, string> }
}
