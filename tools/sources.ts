import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from './doc-references.ts'

const root = join(import.meta.dirname, '..')
const skipped = ['**/node_modules', '**/dist', '.git', '.data', '**/*.gen.ts']
const isRead = /\.(tsx?|sql|css|md|ya?ml|conf)$|(^|\/)Dockerfile$/
const notRead =
  /^(pnpm-lock\.yaml|packages\/db\/src\/(schema|constraints)\.ts|tools\/(doc-references|comments)\.test\.ts)$/

/** The paths of all files of the repository, from its root. */
export const allFiles = (): string[] =>
  globSync('**/*', { cwd: root, exclude: skipped, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )

/** Those that people write, with their text. */
export const readSources = (files: readonly string[]): Source[] =>
  files
    .filter((file) => isRead.test(file) && !notRead.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
