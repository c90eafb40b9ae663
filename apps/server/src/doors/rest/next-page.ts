/** `Link: <…>; rel="next"`: the address of the page after this one (docs/rest.md#paging-and-limits). */

/** The header of a page that was asked for at `url`; undefined where it is the last one. */
export function nextPage(url: string, answer: unknown): string | undefined {
  const { depois, alteracoes } = answer as { depois?: unknown; alteracoes?: unknown }
  if (typeof depois !== 'string') return undefined
  // A query may contain further question marks.
  const [path, ...query] = url.split('?')
  const asked = new URLSearchParams(query.join('?'))
  asked.delete('offset')
  // Changes continue after their own mark, and have one where nothing is left too.
  const name = Array.isArray(alteracoes) ? 'desde' : 'depois'
  if (Array.isArray(alteracoes) && alteracoes.length === 0) return undefined
  asked.set(name, depois)
  return `<${path}?${asked.toString()}>; rel="next"`
}
