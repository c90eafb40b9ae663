/** Says in which kinds of things two databases differ. */
import { differences, type Contents } from './compare.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Answers whether nothing differs, but for kinds that are left out. */
export function compared(original: Contents, copy: Contents, without: readonly string[] = []): boolean {
  const kinds: Record<string, [string[], string[]]> = { rows: [original.rows, copy.rows] }
  for (const kind of Object.keys(original.defined) as (keyof Contents['defined'])[])
    kinds[kind] = [original.defined[kind], copy.defined[kind]]
  let same = true
  for (const [kind, [here, there]] of Object.entries(kinds)) {
    if (without.includes(kind)) continue
    const different = differences(here, there)
    if (different.length > 0) same = false
    say(
      `${kind.padEnd(12)} ${String(here.length).padStart(5)} | ${String(there.length).padStart(5)} | ${different.length} differ`,
    )
    for (const line of different.slice(0, 20)) say(`  ${line.slice(0, 200)}`)
  }
  return same
}
