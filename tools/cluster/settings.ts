/** The files of `deploy/cluster`, with the names, folders and passwords of a throw-away cluster in them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const deploy = join(import.meta.dirname, '../../deploy/cluster')

const read = (name: string) => readFileSync(join(deploy, name), 'utf8')

/** Replaces each of `words`, which has to be there: a file that changed is noticed. */
function replaced(name: string, words: Record<string, string>): string {
  let text = read(name)
  for (const [word, by] of Object.entries(words)) {
    if (!text.includes(word)) throw new Error(`deploy/cluster/${name}: no "${word}"`)
    text = text.replaceAll(word, by)
  }
  return text
}

/** The variables of an `.env` file of `deploy/cluster`. */
export const envOf = (name: string, words: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    replaced(name, words)
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

/** Writes a file of `deploy/cluster` to `path`. */
export function placeFile(name: string, path: string, words: Record<string, string>): void {
  writeFileSync(path, replaced(name, words), { mode: 0o644 })
}
