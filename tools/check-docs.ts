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

const outside = sources
  .filter((source) => !landed.test(source.file) && citationsOf(source) > 0)
  .map(({ file }) => `${file}: cites a document that is not in the repository; say the rule, or cite docs/`)
const problems = [...brokenReferences(sources, all), ...outside]
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
