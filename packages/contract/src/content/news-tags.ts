/** Hashtags of news, apart from the schemas so that screens can read them without zod. */

/** "Segurança; #frota;frota" as the list that is stored: trimmed, without #, each once. */
export function splitTags(tags: string | readonly string[] | null | undefined): string[] {
  const words = (typeof tags === 'string' ? [tags] : (tags ?? []))
    .flatMap((word) => word.split(/[;,]/))
    .map((word) => word.trim().replace(/^#+/, '').trim())
    .filter(Boolean)
  const seen = new Map(words.map((word) => [word.toLocaleLowerCase('pt-BR'), word]))
  return [...seen.values()]
}
