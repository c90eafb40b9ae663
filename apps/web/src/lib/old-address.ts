/** "#/news/list?x=1" in an old bookmark becomes "/news/list?x=1"; null when there is nothing to rewrite. */
export function plainAddress(hash: string): string | null {
  return hash.startsWith('#/') ? hash.slice(1) : null
}
