/** Changed rules that nobody could commit, because the type check refuses them. */
import { CONTRACT, SERVER, startTypeCheck } from '../web/type-check.ts'
import type { NumberedChange } from './rule-change.ts'

/** Those that are refused: in their own file when all are changed at once, anywhere when one is. */
export async function refusedByTypes(root: string, changes: readonly NumberedChange[]): Promise<Set<number>> {
  const refused = new Set<number>()
  for (const part of [SERVER, CONTRACT]) {
    const ofPart = changes.filter(({ file }) => file.startsWith(`${part.copied}/`))
    if (ofPart.length === 0) continue
    const check = await startTypeCheck(root, part)
    try {
      const together = new Set((await check.faults(ofPart)).map(({ file }) => file))
      for (const one of ofPart)
        if (together.has(one.file) || (await check.faults([one])).length > 0) refused.add(one.number)
    } finally {
      check.close()
    }
  }
  return refused
}
