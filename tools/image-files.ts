/** Which files of the project the image is made of: .dockerignore, and what the last stage of the Dockerfile copies. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const patterns = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)

/** `**` is any number of folders, `*` a part of a name; what is below a folder goes with it. */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll('.', '\\.')
      .replaceAll('**/', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '(?:.*/)?')}(?:/|$)`,
  )
const rules = patterns.map((pattern) => ({
  keeps: pattern.startsWith('!'),
  fits: expressionOf(pattern.replace(/^!/, '')),
}))
/** Files that are kept within a folder that is left out. */
const keptPaths = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))

/** Whether a file is sent to what makes the image; a folder, where something within it is. */
export function isSent(path: string): boolean {
  if (keptPaths.some((kept) => kept.startsWith(`${path}/`))) return true
  return rules.reduce((sent, { keeps, fits }) => (fits.test(path) ? keeps : sent), true)
}

/** Folders and files of the project that the last stage copies. */
export const copiedFolders: string[] = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .split(/^FROM /m)
  .at(-1)!
  .split('\n')
  .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
  .map((line) => line.split(' ').at(-1)!)
