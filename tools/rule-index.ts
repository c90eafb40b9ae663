/** Which code keeps each rule of the documentation, and which tests ask for it. */
import { anchorOf, type Source } from './doc-references.ts'

const CITED = /\bdocs\/([\w-]+\.md)#([\p{L}\p{N}_-]+)/gu
const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file)

/** Where a file is found by its name and the folders that tell it from others. */
const shortPath = (file: string) =>
  file.replace(/^(?:apps\/server\/src\/(?:modules\/)?|apps\/web\/(?:src\/(?:features\/)?)?|packages\/)/, '')

interface Citing {
  code: Set<string>
  tests: Set<string>
}

/** Rule ("desk.md#refunds") → files that cite it. */
function citations(sources: readonly Source[]): Map<string, Citing> {
  const found = new Map<string, Citing>()
  for (const { file, text } of sources) {
    if (!/^(apps|packages)\//.test(file)) continue
    for (const [, page, anchor] of text.matchAll(CITED)) {
      const rule = `${page}#${anchor}`
      const citing = found.get(rule) ?? { code: new Set(), tests: new Set() }
      found.set(rule, citing)
      citing[isTest(file) ? 'tests' : 'code'].add(shortPath(file))
    }
  }
  return found
}

const cell = (files: ReadonlySet<string>) =>
  [...files]
    .toSorted()
    .map((file) => `\`${file}\``)
    .join(', ') || '–'

/** The page `docs/rules.md`: each rule that code or tests cite, in the order of the pages. */
export function ruleIndex(sources: readonly Source[]): string {
  const cited = citations(sources)
  const pages = sources
    .filter(({ file }) => /^docs\/[\w-]+\.md$/.test(file) && file !== 'docs/rules.md')
    .toSorted((one, other) => one.file.localeCompare(other.file))
  const sections = pages.flatMap(({ file, text }) => {
    const page = file.slice('docs/'.length)
    const lines = [...text.matchAll(/^#{2,6} (.+)$/gm)].flatMap(([, heading]) => {
      const rule = `${page}#${anchorOf(heading!)}`
      const citing = cited.get(rule)
      return citing ? [`| [${heading}](${rule}) | ${cell(citing.code)} | ${cell(citing.tests)} |`] : []
    })
    if (lines.length === 0) return []
    const title = /^# (.+)$/m.exec(text)?.[1] ?? page
    return [`## ${title}\n\n| rule | code | tests |\n| --- | --- | --- |\n${lines.join('\n')}`]
  })
  const head =
    '# Rules\n\nEach rule that code or tests cite: where it is kept, and which tests have it in their names. Made by `pnpm rules`;\n`pnpm verify` compares it.'
  return `${[head, ...sections].join('\n\n')}\n`
}
