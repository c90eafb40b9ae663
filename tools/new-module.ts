// Writes a plain entity, from its table to its screens: `pnpm new:module` says how it is asked.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { walks, wholeRecords } from './new-field/lines.ts'
import * as lines from './new-module/lines.ts'
import { namesOf, usage, type Names } from './new-module/names.ts'
import * as server from './new-module/server-files.ts'
import { serverTest } from './new-module/server-test.ts'
import * as web from './new-module/web-files.ts'

const root = process.cwd()
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** 0612 after 0611_….sql. */
function nextMigration(): string {
  const last = Math.max(
    ...readdirSync(join(root, 'migrations')).map((name) => Number.parseInt(name, 10) || 0),
  )
  return String(last + 1).padStart(4, '0')
}

function filesOf(names: Names): Record<string, string> {
  const { area, folder, entity, table, section } = names
  const [contract, modules, feature, routes] = [
    `packages/contract/src/${area}/${entity}`,
    `apps/server/src/modules/${area}/${folder}/`,
    `apps/web/src/features/${area}/${folder}/`,
    `apps/web/src/routes/_app/${folder}/`,
  ]
  const screens = globSync('apps/web/src/features/**/*.screens.ts', { cwd: root }).map(read)
  return {
    [`migrations/${nextMigration()}_${table}.sql`]: server.migration(names),
    [`${contract}.ts`]: server.contract(names),
    [`${contract}-sheet.ts`]: server.sheetWords(names),
    [`${modules}${entity}.queries.ts`]: server.queries(names),
    [`${modules}${entity}.service.ts`]: server.service(names),
    [`${modules}${entity}.router.ts`]: server.routerFile(names),
    [`${modules}${entity}.rest.ts`]: server.rest(names),
    [`${modules}${entity}.sheet.ts`]: server.sheet(names),
    [`${modules}${entity}.test.ts`]: serverTest(names),
    [`${modules}${folder}.module.ts`]: server.manifest(names),
    [`${feature}${entity}.entity.ts`]: web.entityFile(names),
    [`${feature}${entity}-list-page.tsx`]: web.listPage(names),
    [`${feature}${entity}-form-pages.tsx`]: web.formPages(names),
    [`${feature}${folder}.screens.ts`]: web.screensFile(names, lines.placeIn(section, screens)),
    [`${routes}list.tsx`]: web.listRoute(names),
    [`${routes}register.{-$id}.tsx`]: web.registerRoute(names),
    [`${routes}edit.$id.tsx`]: web.editRoute(names),
  }
}

function changedLists(names: Names): Record<string, string> {
  const [list, screens, sheets, histories] = [
    'apps/server/src/modules/module-list.ts',
    'apps/web/src/screens.ts',
    'packages/contract/src/sheet-list.ts',
    'packages/contract/src/history-tables.ts',
  ] as const
  return {
    [list]: lines.inModuleList(read(list), names),
    [screens]: lines.inScreens(read(screens), names),
    [sheets]: lines.inSheetList(read(sheets), names),
    [histories]: lines.inHistoryTables(read(histories), names),
  }
}

/** The commands of CONTRIBUTING.md#what-others-keep, for this entity. */
const recordings = (names: Names): string[] => [
  `npx --yes pnpm@12 examples apps/server/src/modules/${names.area}/${names.folder}`,
  ...wholeRecords(`${names.area}/${names.folder}`),
  `npx vitest run --project web src/screens.test screen-walk -t 'who sees|/${names.folder}/|${web.home(names)}' -u`,
  ...walks(names.many, names.folder),
]

function run(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${script} não terminou bem`)
}

try {
  const names = namesOf(process.argv.slice(2))
  const made = filesOf(names)
  const standing = Object.keys(made).filter((path) => existsSync(join(root, path)))
  if (standing.length) throw new Error(`Já existe:\n${standing.join('\n')}`)
  const changed = changedLists(names)
  for (const [path, text] of Object.entries({ ...made, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const format = join(root, 'node_modules/oxfmt/bin/oxfmt')
  const code = [...Object.keys(made), ...Object.keys(changed)].filter((path) => !path.endsWith('.sql'))
  run(format, ...code)
  run('tools/db-types.ts')
  run('tools/route-tree.ts')
  run('tools/openapi.ts')
  process.stdout.write(`Escrito:\n${[...Object.keys(made), ...Object.keys(changed)].join('\n')}\n`)
  process.stdout.write(`\nFalta gravar o que outros testes guardam:\n${recordings(names).join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : usage}\n`)
  process.exitCode = 1
}
