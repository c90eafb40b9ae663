import type { SourceFile } from './tested-functions.ts'

/** Casts that turn the compiler off. Those that stay say in a comment why; a number is lowered when some go. */
const most: Record<string, number> = {
  'apps/web/src/': 1,
  'apps/server/src/': 5,
  'packages/client/src/': 1,
  'packages/contract/src/': 5,
  'packages/db/src/': 6,
}

const CAST = /\bas (?:never|any|unknown as)\b/g
const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm

/** The parts of the product that hold more casts than was agreed, with the files that hold them. */
export function castProblems(files: readonly SourceFile[], limits: Record<string, number> = most): string[] {
  return Object.entries(limits).flatMap(([part, limit]) => {
    const casts = files
      .filter(({ file }) => file.startsWith(part))
      .map(({ file, text }) => ({ file, count: text.replace(COMMENT, '').match(CAST)?.length ?? 0 }))
      .filter(({ count }) => count > 0)
    const all = casts.reduce((sum, { count }) => sum + count, 0)
    if (all <= limit) return []
    const where = casts.map(({ file, count }) => `${file.slice(part.length)} ${count}`).join(', ')
    return [`${part}: ${all} casts (as never, as unknown as, as any), at most ${limit}: ${where}`]
  })
}
