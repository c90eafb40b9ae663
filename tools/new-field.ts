// Writes the lines of one more field of a declared entity: `pnpm new:field` says how it is asked.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { kindNames, type Asked } from './new-field/kinds.ts'
import * as lines from './new-field/lines.ts'

const usage = `pnpm new:field ENTITY NAME KIND --label "Validade" [--max 160] [--range 1-400]
KIND: ${kindNames.join(', ')}. It may be empty; one of a few and another record: CONTRIBUTING.md.`
const root = process.cwd()

function askedIn(args: string[]): Asked {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      label: { type: 'string' },
      max: { type: 'string' },
      range: { type: 'string', default: '1-1000' },
    },
  })
  const [entity = '', name = '', said] = positionals
  const kind = kindNames.find((one) => one === said)
  const [least = 1, greatest = 1000] = values.range.split('-').map(Number)
  if (!/^[a-z-]+$/.test(entity) || !/^[a-z_]+$/.test(name) || !kind || !values.label) throw new Error(usage)
  const max = Number(values.max ?? (kind === 'longText' ? 2000 : 160))
  return { entity, name, kind, label: values.label, max, range: [least, greatest] }
}

/** The one file that fits. */
function fileAt(pattern: string): string {
  const [path, ...others] = globSync(pattern, { cwd: root })
  if (!path || others.length) throw new Error(`${path ? 'Mais de um' : 'Nenhum'} arquivo: ${pattern}`)
  return path.replaceAll('\\', '/')
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
  const contract = fileAt(`packages/contract/src/*/${entity}.ts`)
  const server = 'apps/server/src/modules/*/**'
  const paths = {
    queries: fileAt(`${server}/${entity}.queries.ts`),
    test: fileAt(`${server}/${entity}.test.ts`),
    page: fileAt(`apps/web/src/features/*/**/${entity}-list-page.tsx`),
    form: fileAt(`apps/web/src/features/*/**/${entity}-form-pages.tsx`),
    entity: fileAt(`apps/web/src/features/*/**/${entity}.entity.ts`),
  }
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const table = lines.tableOf(read(contract))
  const many = /defineEntity\(trpc\.(\w+)/.exec(read(paths.entity))?.[1] ?? ''
  const [sheet] = globSync(`packages/contract/src/*/${entity}-sheet.ts`, { cwd: root })
  // All texts are made before the first is written: one that has no place leaves the others as they are.
  const changed = {
    [contract]: lines.inDeclaration(read(contract), asked),
    [paths.queries]: lines.inQueries(read(paths.queries), table, asked),
    [paths.page]: lines.inListPage(read(paths.page), asked),
    [paths.form]: lines.inForm(read(paths.form), asked),
    [paths.test]: lines.inTest(read(paths.test), many, asked),
    ...(sheet && { [sheet]: lines.inSheet(read(sheet), asked) }),
    [`migrations/${nextMigration()}_${table}_${name}.sql`]: lines.migration(table, asked),
  }
  for (const [path, text] of Object.entries(changed)) writeFileSync(join(root, path), text)
  const code = Object.keys(changed).filter((path) => !path.endsWith('.sql'))
  run(join(root, 'node_modules/oxfmt/bin/oxfmt'), ...code)
  run('tools/db-types.ts')
  run('tools/openapi.ts')
  process.stdout.write(`Escrito:\n${Object.keys(changed).join('\n')}\n`)
  process.stdout.write('\nFalta, onde cabe: filtro da lista, texto de ajuda.\n')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : usage}\n`)
  process.exitCode = 1
}
