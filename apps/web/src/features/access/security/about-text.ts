import { readFieldLabels } from '@intranet/contract/people/personal-data-options'

interface Line {
  alvo: string | null
  pessoa: string | null
  detalhe: string | null
}

/** What a line is about: people by their name, not by the number that the log keeps. */
export function aboutText({ alvo, pessoa }: Pick<Line, 'alvo' | 'pessoa'>): string | null {
  if (!alvo || !pessoa) return alvo
  return alvo.replace(/(da )?pessoa \d+$/i, (_, of?: string) => (of ? `de ${pessoa}` : pessoa))
}

const labels: Readonly<Record<string, string>> = readFieldLabels

/** What was read, as the screens call it. */
export function detailText(detalhe: string | null): string | null {
  const words = detalhe
    ?.split(', ')
    .map((word) => labels[word] ?? word)
    .join(', ')
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : null
}
