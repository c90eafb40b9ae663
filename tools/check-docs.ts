import { brokenReferences, citationsOf } from './doc-references.ts'
import { ruleIndex } from './rule-index.ts'
import { allFiles, readSources } from './sources.ts'

// Every rule, path and link that documentation and comments name exists, none leads out of the repository, and the
// index of rules is as the code cites them.
const all = allFiles()
const sources = readSources(all)
// Landed migrations are never edited, their comments neither: the migrator compares their hashes.
const landed = /^migrations\/(0200_sales|0215_sales_figures|0310_marketing_events)\.sql$/

const outside = sources
  .filter((source) => !landed.test(source.file) && citationsOf(source) > 0)
  .map(({ file }) => `${file}: cites a document that is not in the repository; say the rule, or cite docs/`)
const written = sources.find(({ file }) => file === 'docs/rules.md')?.text
const index =
  ruleIndex(sources) === written ? [] : ['docs/rules.md: is not as the code cites rules (`pnpm rules`)']
// A formatter turns the closing mark into nested quotations.
const unmerged = sources
  .filter(({ text }) => /^(<{7} |(> ?){7}\S|={7}$)/m.test(text))
  .map(({ file }) => `${file}: has marks of a merge that was not finished`)
const problems = [...unmerged, ...brokenReferences(sources, all), ...outside, ...index]
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
