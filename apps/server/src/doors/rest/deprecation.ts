/** What answers of a replaced path say of it (RFC 9745, RFC 8594). */
import type { Replaced } from '../../platform/rest/route.ts'

/** Days begin at midnight UTC, as dates in headers are. */
export function deprecationHeaders({ on, ends }: Pick<Replaced, 'on' | 'ends'>): Record<string, string> {
  return {
    deprecation: `@${Date.parse(on) / 1000}`,
    ...(ends && { sunset: new Date(ends).toUTCString() }),
  }
}
