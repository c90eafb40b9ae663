// Writes the lines of one more field of a declared entity: `pnpm new:field` says how it is asked.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { kindNames, type Asked } from './new-field/kinds.ts'
import * as lines from './new-field/lines.ts'

const usage = `pnpm new:field ENTITY NAME KIND --label "Validade" [--max 160] [--range 1-400] [--more]
--more: others follow, and the generated files are made after the last.
KIND: ${kindNames.join(', ')}. It may be empty; one of a few and another record: CONTRIBUTING.md.`
const root = process.cwd()
/** Not every entity has one. */
const SHEET = 'coluna da planilha'

function askedIn(args: string[]): Asked & { more: boolean } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      label: { type: 'string' },
      max: { type: 'string' },
      range: { type: 'string', default: '1-1000' },
      more: { type: 'boolean', default: false },
    },
  })
  const [entity = '', name = '', said] = positionals
  const kind = kindNames.find((one) => one === said)
  const [least = 1, greatest = 1000] = values.range.split('-').map(Number)
  if (!/^[a-z-]+$/.test(entity) || !/^[a-z_]+$/.test(name) || !kind || !values.label) throw new Error(usage)
  const max = Number(values.max ?? (kind === 'longText' ? 2000 : 160))
  return { entity, name, kind, label: values.label, max, range: [least, greatest], more: values.more }
}

/** The one file that fits; undefined where there is none. */
function fileAt(pattern: string): string | undefined {
  const [path, ...others] = globSync(pattern, { cwd: root })
  if (others.length) throw new Error(`Mais de um arquivo: ${pattern}`)
  return path?.replaceAll('\\', '/')
}

function neededAt(pattern: string): string {
  const path = fileAt(pattern)
  if (!path)
    throw new Error(
      `Não há ${pattern.split('/').at(-1)} (em ${dirname(pattern)}): pnpm new:field não sabe mudar esta entidade. Escreva as linhas à mão: CONTRIBUTING.md, "Add a module", a tabela "where | what".`,
    )
  return path
}

function nextMigration(): string {
  const numbers = readdirSync(join(root, 'migrations')).map((name) => Number.parseInt(name, 10) || 0)
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}

function run(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${script} não terminou bem`)
}

try {
  const asked = askedIn(process.argv.slice(2))
  const { entity, name } = asked
  const contract = neededAt(`packages/contract/src/*/${entity}.ts`)
  const server = 'apps/server/src/modules/*/**'
  const web = 'apps/web/src/features/*/**'
  const queries = neededAt(`${server}/${entity}.queries.ts`)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const table = lines.tableOf(read(contract))
  const shown = read(neededAt(`${web}/${entity}.entity.ts`))
  const many = /defineEntity\(trpc\.(\w+)/.exec(shown)?.[1] ?? ''
  // All texts are made before the first is written: a declaration or a query without a place leaves the others as they are.
  const changed = {
    [contract]: lines.inDeclaration(read(contract), asked),
    [queries]: lines.inQueries(read(queries), table, asked),
    [`migrations/${nextMigration()}_${table}_${name}.sql`]: lines.migration(table, asked),
  }
  const left: string[] = []
  const others = {
    'coluna da lista': [`${web}/${entity}-list-page.tsx`, (text: string) => lines.inListPage(text, asked)],
    'campo do formulário': [`${web}/${entity}-form-pages.tsx`, (text: string) => lines.inForm(text, asked)],
    teste: [`${server}/${entity}.test.ts`, (text: string) => lines.inTest(text, many, asked)],
    [SHEET]: [`packages/contract/src/*/${entity}-sheet.ts`, (text: string) => lines.inSheet(text, asked)],
  } as const
  for (const [what, [pattern, write]] of Object.entries(others)) {
    const path = fileAt(pattern)
    const text = path && read(path)
    const next = text && lines.orNothing(() => write(text))
    if (path && next && next !== text) changed[path] = next
    else if (path) left.push(`${what} (${path})`)
    else if (what !== SHEET) left.push(`${what} (não há ${pattern.split('/').at(-1)})`)
  }
  for (const [path, text] of Object.entries(changed)) writeFileSync(join(root, path), text)
  const code = Object.keys(changed).filter((path) => !path.endsWith('.sql'))
  run(join(root, 'node_modules/oxfmt/bin/oxfmt'), ...code)
  if (!asked.more) {
    run('tools/db-types.ts')
    run('tools/openapi.ts')
  }
  process.stdout.write(`Escrito:\n${Object.keys(changed).join('\n')}\n`)
  process.stdout.write(
    `\nFalta, onde cabe: ${[...left, 'filtro da lista (se alguém procura por ele)', 'texto de ajuda (se o nome não basta)'].join(', ')}.\n`,
  )
  const records = lines.recordings(dirname(queries), shown, many)
  process.stdout.write(`\nFalta gravar o que outros testes guardam:\n${records.join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : usage}\n`)
  process.exitCode = 1
}
