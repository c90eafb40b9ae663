/** Weighted words as an address holds them: `fibra:5;escada/altura:2`. */
export interface Term {
  termo: string
  sinonimos: string[]
  peso: number
}

const MOST = 20

function readOne(text: string): Term | undefined {
  const [, words = '', weight] = /^(.*?)(?::([1-5]))?$/.exec(text.trim()) ?? []
  const [termo, ...sinonimos] = words
    .split('/')
    .map((word) => word.trim().slice(0, 60))
    .filter((word) => word.length > 1)
  return termo === undefined
    ? undefined
    : { termo, sinonimos: sinonimos.slice(0, MOST), peso: Number(weight ?? 1) }
}

/** What is malformed is left out; at most twenty words. */
export const readTerms = (text: string | undefined): Term[] =>
  (text ?? '')
    .split(';')
    .flatMap((part) => readOne(part) ?? [])
    .slice(0, MOST)

const clean = (word: string) => word.replace(/[;/:]/g, ' ').trim()

export const writeTerms = (terms: readonly Term[]): string =>
  terms
    .map(
      ({ termo, sinonimos, peso }) =>
        `${[termo, ...sinonimos].map(clean).join('/')}${peso > 1 ? `:${peso}` : ''}`,
    )
    .join(';')
