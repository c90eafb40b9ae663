import { markTerms, type SoughtTerm } from '@intranet/contract/careers/marked-text'

/** A text as it was written, with the words that are looked for marked. */
export function MarkedText({ text, terms }: { text: string; terms: readonly SoughtTerm[] }) {
  return markTerms(text, terms).map(({ texto, termo, inicio }) =>
    termo === undefined ? (
      texto
    ) : (
      <mark key={inicio} className="rounded bg-(--warning-soft) px-0.5 text-(--warning)" title={termo}>
        {texto}
      </mark>
    ),
  )
}
