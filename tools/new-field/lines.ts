/** The lines of one more field in the files of its entity. Each takes the file's text and answers the new one. */
import { linesOf, type Asked } from './kinds.ts'

class NoPlace extends Error {}

/** What `write` makes; undefined where the text has no place for it. */
export function orNothing(write: () => string): string | undefined {
  try {
    return write()
  } catch (error) {
    if (error instanceof NoPlace) return undefined
    throw error
  }
}

/** `line` before the first of the places that the text has. Throws where it has none. */
function before(text: string, line: string, ...places: RegExp[]): string {
  const place = places.map((one) => one.exec(text)).find((one) => one !== null)
  if (!place) throw new NoPlace(`Sem lugar para ${line.trim()}: escreva a linha à mão (CONTRIBUTING.md).`)
  return text.slice(0, place.index) + line + text.slice(place.index)
}

export function migration(table: string, asked: Asked): string {
  const { column, check } = linesOf(asked)
  const constraint = check ? `\n  constraint ${table}_${asked.name}_valido check (${check(asked)})` : ''
  return `alter table ${table} add column ${asked.name} ${column(asked)}${constraint};\n`
}

/** The table of a declaration. */
export function tableOf(contract: string): string {
  const table = /entity\(\s*'(\w+)'/.exec(contract)?.[1]
  if (!table) throw new Error('O contrato não declara a entidade com entity(…).')
  return table
}

export const inDeclaration = (text: string, asked: Asked) =>
  before(
    text,
    `    ${asked.name}: ${linesOf(asked).declared(asked)},\n`,
    /^ {4}ativo: /m,
    /^ {2}\},\n {2}\{/m,
  )

export function inQueries(text: string, table: string, { name }: Asked): string {
  const alias = new RegExp(`selectFrom\\('${table} as (\\w+)'\\)`).exec(text)?.[1]
  if (!alias) throw new Error(`Nenhuma consulta lê ${table} com um nome curto.`)
  const [ativo, made] = ['ativo', 'created_at'].map((one) => new RegExp(`'${alias}\\.${one}'`))
  return before(text, `'${alias}.${name}',\n`, ativo!, made!)
}

export const inListPage = (text: string, { name }: Asked) =>
  before(text, `  column('${name}'),\n`, /^ {2}column\('ativo'/m, /^ {2}createdColumn\(/m)

export function inForm(text: string, asked: Asked): string {
  const field = `    <Field name="${asked.name}" />\n`
  const shown = before(text, field, /^ {4}<Field name="ativo"/m, /^ {2}<\/FormPanel>/m)
  return before(
    shown,
    `${asked.name}: ${linesOf(asked).blank}, `,
    /(?<=blank=\{\{[^}]*)ativo: /,
    /(?<=blank=\{\{\s)(?=\w)/,
  )
}

/** The last column of its sheet. */
export function inSheet(text: string, asked: Asked): string {
  const { cell } = linesOf(asked)
  return cell ? before(text, `, ${asked.name}: '${cell(asked)}'`, /,?\s*\}\),/) : text
}

/** That it is kept, and what a record without it holds. Only where the test makes records by `make`. */
export function inTest(text: string, many: string, asked: Asked): string {
  if (!text.includes('const make = ')) return text
  const { sample, blank } = linesOf(asked)
  const { name } = asked
  return `${text}
it('${name} is kept as it was sent', async () => {
  const id = await make('Com ${name}', ours)
  expect((await admin.call.${many}.get({ id })).${name}).toBe(${blank})
  await admin.call.${many}.update({ id, ${name}: ${sample(asked)} })
  expect((await admin.call.${many}.get({ id })).${name}).toBe(${sample(asked)})
})
`
}

/** Records the limits of fields, the rights and what queries ask. */
export const wholeRecords = (folder: string): string[] => [
  'npx vitest run --project server input-limits access-table -u',
  `npx vitest run --project server apps/server/test/asked-conditions -t '${folder.split('/').slice(-2).join('/')}/' -u`,
]

/** What records the field again where other tests keep it (CONTRIBUTING.md#what-others-keep). */
export function recordings(folder: string, entity: string, many: string): string[] {
  const base = /base: '([^']+)'/.exec(entity)?.[1] ?? ''
  return [
    `npx --yes pnpm@12 examples ${folder}`,
    ...wholeRecords(folder),
    `npx vitest run --project web screen-walk -t '${base}/' -u`,
    ...walks(many, folder.split('/').at(-1)!),
  ]
}

/** What has to pass afterwards: the walks' rows, of the router and of the folder, and the examples of REST. */
export const walks = (many: string, folder: string): string[] => [
  `npx vitest run --project server scope-walk write-walk access-walk bulk-walk query-walk -t '${many}|/${folder}/'`,
  'npx vitest run --project server documented',
]
