import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenReferences, citationsOf } from './doc-references.ts'

// Every rule, path and link that documentation and comments name exists, and none leads out of the repository.
const root = join(import.meta.dirname, '..')
const skipped = ['**/node_modules', '**/dist', '.git', '.data', '**/*.gen.ts']
const all = globSync('**/*', { cwd: root, exclude: skipped, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(root.length + 1)
      .replaceAll('\\', '/'),
  )

const isRead = /\.(tsx?|sql|css|md|ya?ml|conf)$|(^|\/)Dockerfile$/
// Landed migrations are never edited, their comments neither: the migrator compares their hashes.
const landed = /^migrations\/(0200_sales|0215_sales_figures|0310_marketing_events)\.sql$/
const notRead =
  /^(pnpm-lock\.yaml|packages\/db\/src\/(schema|constraints)\.ts|tools\/(doc-references|comments)\.test\.ts)$/
const sources = all
  .filter((file) => isRead.test(file) && !notRead.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Citations that stand still, by folder: a number may only become smaller, until the list is empty. */
const allowed = JSON.parse(readFileSync(join(import.meta.dirname, 'old-citations.json'), 'utf8')) as Record<
  string,
  number
>
const folderOf = (file: string) => file.split('/').slice(0, -1).slice(0, 5).join('/')
const counted: Record<string, number> = {}
for (const source of sources.filter(({ file }) => !landed.test(file))) {
  const count = citationsOf(source)
  if (count) counted[folderOf(source.file)] = (counted[folderOf(source.file)] ?? 0) + count
}
if (process.argv.includes('--count')) process.stdout.write(`${JSON.stringify(counted, null, 2)}\n`)

const outside = Object.entries(counted)
  .filter(([folder, count]) => count > (allowed[folder] ?? 0))
  .map(
    ([folder, count]) =>
      `${folder}: ${count} references to documents that are not here, at most ${allowed[folder] ?? 0}`,
  )
const problems = [...brokenReferences(sources, all), ...outside]
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
