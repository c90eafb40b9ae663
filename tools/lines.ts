// How much of each kind of code there is: `node tools/lines.ts` prints files, lines and statements (no bound), and how many
// plain procedures routers write by hand, beside `crud`; `--by-hand` prints where these are.
import { globSync, readFileSync } from 'node:fs'
import { recordedFiles } from './test/recorded-files.ts'
import { calledName, listed, part, placesIn, type Node } from './mutate/syntax.ts'
import { writesPastSave } from './writes-past-save.ts'

const server = 'apps/server/src/modules/**/*'
const features = 'apps/web/src/features/**/*'
/** Each file counts for the first kind that has it. */
const kinds: readonly (readonly [kind: string, ...globs: string[]])[] = [
  ['tests', '{apps,packages,tools}/**/*.{test,test-d,e2e}.{ts,tsx}', 'apps/*/{test,src/test}/**/*.{ts,tsx}'],
  ['contract: schemas and answers', 'packages/contract/src/**/*-{schemas,answers}.ts'],
  ['contract: all else', 'packages/contract/src/**/*.ts'],
  ['server: routers', `${server}.router.ts`],
  ['server: queries', `${server}.queries.ts`],
  ['server: services', `${server}.service.ts`],
  ['server: REST', `${server}.rest.ts`],
  ['server: all else', 'apps/server/src/**/*.ts'],
  ['web: entities', `${features}.entity.ts`],
  ['web: columns', `${features}-columns.tsx`],
  ['web: list pages', `${features}-list-page.tsx`],
  ['web: forms', `${features}-form{,-page,-pages}.tsx`],
  ['web: other screens', `${features}.{ts,tsx}`],
  ['web: routes', 'apps/web/src/routes/**/*.tsx'],
  ['web: parts', 'apps/web/src/{components,lib}/**/*.{ts,tsx}'],
  ['database', 'packages/db/src/**/*.ts'],
  ['tools', 'tools/**/*.ts'],
]

const STATEMENT = /Statement$|^VariableDeclaration$|^(Function|Class|TSInterface|TSTypeAlias)Declaration$/

const statementsIn = (file: string, text: string): number =>
  placesIn(file, text).filter(({ node }) => STATEMENT.test(node.type)).length

const counted = new Set<string>()
const rows = kinds.map(([kind, ...globs]) => {
  const files = globSync(globs, { exclude: ['**/node_modules', '**/dist', '**/*.gen.ts'] })
  const mine = files.filter((file) => !counted.has(file))
  const sum = { kind, files: mine.length, lines: 0, statements: 0 }
  for (const file of mine) {
    counted.add(file)
    const text = readFileSync(file, 'utf8')
    sum.lines += text.split('\n').length - 1
    sum.statements += statementsIn(file, text)
  }
  return sum
})
const all = (key: 'files' | 'lines' | 'statements') => rows.reduce((sum, row) => sum + row[key], 0)
process.stdout.write(
  [...rows, { kind: 'all', files: all('files'), lines: all('lines'), statements: all('statements') }]
    .map(({ kind, files, lines, statements }) =>
      [kind.padEnd(32), ...[files, lines, statements].map((count) => String(count).padStart(8))].join(''),
    )
    .join('\n') + '\n',
)

// A write of a screen is react-query's mutation by `useSave`: how many are not.
const screens = globSync('apps/web/src/{components,features,lib,routes}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.{ts,tsx}'],
})
const past = screens.flatMap((file) => writesPastSave(file, readFileSync(file, 'utf8')))
process.stdout.write(`writes past useSave: ${past.length}\n`)

const PLAIN = /^(list|get|options|create|update|changeMany|setActive|remove|history|export)$/

/** `procedure(…).input(…).query(…)`: a call that ends in one of the two. */
const isProcedure = (value: Node | undefined): boolean =>
  value?.type === 'CallExpression' && /^(query|mutation)$/.test(calledName(value))

const byHand = globSync(`${server}.router.ts`).flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  return placesIn(file, text)
    .flatMap(({ node }) => (node.type === 'ObjectExpression' ? listed(node, 'properties') : []))
    .filter((one) => PLAIN.test(String(part(one, 'key')?.name)) && isProcedure(part(one, 'value')))
    .map(({ start }) => `${file}:${text.slice(0, start).split('\n').length}`)
})
if (process.argv.includes('--by-hand')) process.stdout.write(byHand.join('\n') + '\n')
process.stdout.write(`plain procedures by hand: ${byHand.length}\n`)

/** Pages that put their table into the page by hand, not through `ListPage`, `RecordPage` or `RecordListPage`. */
const drawing = globSync('apps/web/src/features/**/*-{page,pages}.tsx').filter((file) =>
  /<(DataTable|ListTable|RecordTable)\b/.test(readFileSync(file, 'utf8')),
)
process.stdout.write(`list pages that draw a table themselves: ${drawing.length}\n`)

const recorded = recordedFiles().reduce(
  (sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1,
  0,
)
process.stdout.write(`lines that tests record: ${recorded}\n`)
