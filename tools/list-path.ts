// Which files a plain list passes from the browser to SQL and back: `node tools/list-path.ts departments holidays`, by the
// address of the list; without one, how many each has. Counted is what its route and the `list` of its router reach by
// imports of values, name by name. Not counted are the parts of all lists: components, lib, platform, db, and what half of
// the plain lists reach. Its own are those that no other list reaches, plain or not.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { calledName, listed, part, partsOf, placesIn, type Node } from './mutate/syntax.ts'

interface Source {
  /** Local name → the file that exports it, and as what. */
  imports: Map<string, { file: string; name: string }>
  /** Names of the top level → where they are declared. */
  declared: Map<string, Node>
}

const root = process.cwd()
const PARTS = /^(apps\/web\/src\/(components|lib)|apps\/server\/src\/platform|packages\/db)\//
const names = (node: Node | undefined, key: string) => String(part(node, key)?.name ?? part(node, key)?.value)

function fileOf(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? join('apps/web/src', specifier.slice(2))
    : specifier.startsWith('@intranet/')
      ? specifier
          .replace(/^@intranet\/(server|web)\//, 'apps/$1/src/')
          .replace(/^@intranet\/(\w+)\//, 'packages/$1/src/')
      : specifier.startsWith('.')
        ? relative(root, join(root, dirname(from), specifier))
        : undefined
  return base && [base, `${base}.ts`, `${base}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file))
}

const sources = new Map<string, Source>()
function sourceOf(file: string): Source {
  const cached = sources.get(file)
  if (cached) return cached
  const source: Source = { imports: new Map(), declared: new Map() }
  sources.set(file, source)
  const program = placesIn(file, readFileSync(file, 'utf8'))[0]!.node
  for (const statement of listed(program, 'body')) {
    const from = part(statement, 'source') && fileOf(file, names(statement, 'source'))
    if (statement.type === 'ImportDeclaration' && from && statement.importKind !== 'type')
      for (const one of listed(statement, 'specifiers'))
        if (one.importKind !== 'type')
          source.imports.set(names(one, 'local'), {
            file: from,
            name:
              one.type === 'ImportSpecifier'
                ? names(one, 'imported')
                : one.type === 'ImportDefaultSpecifier'
                  ? 'default'
                  : '*',
          })
    const inner = part(statement, 'declaration') ?? statement
    for (const one of inner.type === 'VariableDeclaration' ? listed(inner, 'declarations') : [inner])
      if (part(one, 'id')) source.declared.set(names(one, 'id'), one)
    if (statement.type === 'ExportDefaultDeclaration') source.declared.set('default', inner)
    if (statement.type === 'ExpressionStatement') source.declared.set(`:${statement.start}`, statement)
  }
  return source
}

const TYPE = /^TS(?!NonNull|As|Satisfies|Instantiation)/

/** Values that a piece of code names; what is imported later, by a click, it does not pass. */
function namesIn(node: Node, found = new Set<string>()): Set<string> {
  if (TYPE.test(node.type) || node.type === 'ImportExpression') return found
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') found.add(String(node.name))
  for (const inner of partsOf(node)) namesIn(inner, found)
  return found
}

function reach(file: string, node: Node, reached: Set<string>, done: Set<Node>): void {
  if (done.has(node)) return
  done.add(node)
  reached.add(file)
  const { imports, declared } = sourceOf(file)
  for (const name of namesIn(node)) {
    const local = declared.get(name)
    if (local) reach(file, local, reached, done)
    const from = imports.get(name)
    if (!from) continue
    const target = sourceOf(from.file)
    reached.add(from.file)
    const all = from.name === '*' ? [...target.declared.values()] : [target.declared.get(from.name)]
    for (const one of all) if (one) reach(from.file, one, reached, done)
  }
}

/** `routers: { departments: departmentRouter }` of the manifests: name → file and variable. */
function routersOf(): Map<string, { file: string; name: string }> {
  const found = new Map<string, { file: string; name: string }>()
  for (const file of globSync('apps/server/src/modules/**/*.module.ts'))
    for (const { node } of placesIn(file, readFileSync(file, 'utf8'))) {
      if (node.type !== 'Property' || names(node, 'key') !== 'routers') continue
      for (const one of listed(part(node, 'value'), 'properties')) {
        const from = sourceOf(file).imports.get(names(one, 'value'))
        if (from) found.set(names(one, 'key'), from)
      }
    }
  return found
}

/** What a list takes and answers; the other shapes of a `crud` are passed by its other procedures. */
const ofList = (one: Node) => one.type === 'SpreadElement' || ['list', 'row'].includes(names(one, 'key'))
const shapesIn = (shapes: Node): Node[] =>
  shapes.type === 'ObjectExpression' ? listed(shapes, 'properties').filter(ofList) : [shapes]

/** The `list` of a router, and the schemas of it that its `crud` is given. */
function listOf({ file, name }: { file: string; name: string }): Node[] {
  const declared = sourceOf(file).declared.get(name)
  const places = declared ? [declared, ...below(declared)] : []
  const lists = places.filter((one) => one.type === 'Property' && names(one, 'key') === 'list')
  const shapes = places.filter((one) => one.type === 'CallExpression' && calledName(one) === 'crud')
  return [
    ...lists,
    ...shapes.flatMap((one) => [part(one, 'callee')!, ...shapesIn(listed(one, 'arguments')[0]!)]),
  ]
}
const below = (node: Node): Node[] => partsOf(node).flatMap((inner) => [inner, ...below(inner)])

const routers = routersOf()
const passed = new Map<string, Set<string>>()
const byOthers = new Set<string>()
for (const route of globSync('apps/web/src/routes/*/**/list?(.*).tsx')) {
  const page = [...sourceOf(route).imports.values()].find(({ file }) => file.endsWith('-list-page.tsx'))
  const text = page && readFileSync(page.file, 'utf8')
  const router = routers.get(/ListColumns<\w+, '(\w+)\.list'>/.exec(text ?? '')?.[1] ?? '')
  const procedures = router ? listOf(router) : []
  const isPlain = router && procedures.length > 0 && text?.includes('<RecordListPage')
  const reached = new Set<string>()
  const done = new Set<Node>()
  for (const one of sourceOf(route).declared.values()) reach(route, one, reached, done)
  for (const one of procedures) reach(router!.file, one, reached, done)
  if (isPlain) passed.set(route.replace(/^.*\/_\w+\/(.*)\/list(?:\..*)?\.tsx$/, '$1'), reached)
  else for (const file of reached) byOthers.add(file)
}
const users = new Map<string, number>()
for (const file of [...passed.values()].flatMap((files) => [...files]))
  users.set(file, (users.get(file) ?? 0) + 1)
const isPart = (file: string) => PARTS.test(file) || users.get(file)! > passed.size / 2

const asked = process.argv.slice(2)
const lines = (asked.length > 0 ? asked : [...passed.keys()].toSorted()).flatMap((list) => {
  const files = [...(passed.get(list) ?? [])].filter((file) => !isPart(file))
  const own = files.filter((file) => users.get(file) === 1 && !byOthers.has(file))
  return [
    `${list}: ${files.length} files, ${own.length} its own`,
    ...(asked.length > 0 ? files : [])
      .toSorted()
      .map((file) => `  ${own.includes(file) ? 'own' : '   '} ${file}`),
  ]
})
process.stdout.write([...lines, ''].join('\n'))
