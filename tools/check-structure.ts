import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { brokenRules, type Import } from './arrows.ts'
import { castProblems } from './casts.ts'
import { foundCircles } from './circles.ts'
import { listProblems } from './module-list.ts'
import { roleProblems, sqlProblems } from './server-roles.ts'
import { untestedFunctions } from './tested-functions.ts'

// Import directions and circles, file sizes, names and roles, where SQL is, the one place that reads the environment,
// casts, what no test calls.
const root = join(import.meta.dirname, '..')
const generated = /(\.gen\.ts|packages\/db\/src\/(schema|constraints)\.ts)$/
/** What packages without sub-paths offer. */
const entries = ['packages/client/src/client.ts']
const isTest = /(\.test\.tsx?|\.e2e\.ts|\/(test|e2e)\/.*)$/

function readImports(from: string, text: string): Import[] {
  const found = text.matchAll(
    /^\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm,
  )
  return [...found].map(([, type, fixed, dynamic]) => ({
    from,
    to: resolveImport(from, fixed ?? dynamic ?? ''),
    typeOnly: Boolean(type),
    dynamic: dynamic !== undefined,
  }))
}

function resolveImport(from: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  if (name.startsWith('@/')) return withExtension(`apps/web/src/${name.slice(2)}`)
  const [, part, path] = /^@intranet\/(contract|db|client|server|web)\/?(.*)$/.exec(name) ?? []
  if (!part) return name
  if (!path) return entries.find((entry) => entry.startsWith(`packages/${part}/`)) ?? name
  return withExtension(`${part === 'server' || part === 'web' ? 'apps' : 'packages'}/${part}/src/${path}`)
}

const withExtension = (path: string) =>
  ['', '.ts', '.tsx']
    .map((end) => path + end)
    .find((file) => /\.\w+$/.test(file) && existsSync(join(root, file))) ?? path

function checkSize(file: string, text: string): string[] {
  if (file.includes('/components/ui/')) return []
  const limit = file.startsWith('apps/web/src/routes/') ? 60 : 300
  const lines = text.split('\n').length - 1
  return lines > limit ? [`${file}: ${lines} lines, at most ${limit}`] : []
}

function checkName(file: string): string[] {
  if (file.startsWith('apps/web/src/routes/')) return []
  const name = file.split('/').at(-1) ?? ''
  if (/^(utils|helpers|common|types|index)\.tsx?$/.test(name)) return [`${file}: the name says nothing`]
  return /^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/.test(name) ? [] : [`${file}: kebab-case, please`]
}

function checkEnvironment(file: string, text: string): string[] {
  const reads =
    file.startsWith('apps/server/src/') && !file.endsWith('/env.ts') && /process\.env\b/.test(text)
  return reads ? [`${file}: only env.ts reads process.env`] : []
}

const files = globSync('{apps,packages,tools}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
})
  .filter((file) => !generated.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** What each file imports; tests and generated files apart. */
const imports = new Map(
  files.filter(({ file }) => !isTest.test(file)).map(({ file, text }) => [file, readImports(file, text)]),
)

function checkFile({ file, text }: (typeof files)[number]): string[] {
  const always = [...checkSize(file, text), ...checkName(file)]
  if (isTest.test(file)) return always
  return [...always, ...checkEnvironment(file, text), ...(imports.get(file) ?? []).flatMap(brokenRules)]
}

const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const ours = [...imports.values()].flat().filter(({ to }) => imports.has(to))
const problems = [
  ...files.flatMap(checkFile),
  ...foundCircles(ours),
  ...listProblems(files),
  ...roleProblems(files, contributing),
  ...sqlProblems(files, contributing),
  ...castProblems(files.filter(({ file }) => !isTest.test(file))),
  ...untestedFunctions(files, (file) => isTest.test(file), resolveImport, entries),
]
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
