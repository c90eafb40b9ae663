/**
 * Fails when the built app is heavier than promised. Reads the manifest of the build in dist, or in the folder that is its
 * argument; sizes are gzip.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { FILES, LIMITS, LIST_ROUTE, ROUTE_KB } from './budget.ts'

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

const KB = 1024
/** Addresses and who may: each screen adds some 60 bytes to what everybody downloads. */
const TABLE_KB = 30
const neverInitial = ['drawn-chart', 'rich-text-editor']

const dist = process.argv[2] ?? join(import.meta.dirname, 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest

const sizes = new Map<string, number>()
function gzipped(file: string): number {
  // As hard as `precompress` packs what the server sends.
  const cached = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  sizes.set(file, cached)
  return cached
}

/** The chunks that a browser must have before the given ones run. */
function needed(keys: string[]): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    for (const other of manifest[key]?.imports ?? []) visit(other)
  }
  for (const key of keys) visit(key)
  return found
}

const weigh = (keys: Iterable<string>) =>
  [...keys].reduce((sum, key) => sum + gzipped(manifest[key]?.file ?? ''), 0) / KB

const [whole, guests] = ['index.html', 'public.html']
const table = Object.keys(manifest).find((key) => manifest[key]?.name === 'routes')
if (!manifest[whole] || !manifest[guests] || !table) throw new Error('no entries: was the app built?')
const routeKeys = Object.keys(manifest).filter(
  (key) => key.startsWith('src/routes/') && key.includes('?tsr-'),
)
const layoutOf = (key: string) =>
  routeKeys.filter((other) => other.startsWith(`src/routes/${key.split('/')[2]}.tsx`))

const problems: string[] = []
const tableKb = weigh([table])
if (tableKb > TABLE_KB) problems.push(`the route table: ${tableKb.toFixed(1)} KB, at most ${TABLE_KB}`)
// The entry would not have run when that chunk does: "… is not a function", and an empty page.
for (const entry of [whole, guests])
  for (const key of needed([entry]))
    if (manifest[key]?.imports?.includes(entry))
      problems.push(`${manifest[key].name} imports ${entry}, which imports it`)
for (const name of neverInitial)
  if (!Object.values(manifest).some((chunk) => chunk.name === name))
    problems.push(`no chunk has the name ${name}`)
const report: string[] = []
for (const key of routeKeys) {
  const kind = /login.enter|_open\/intranet/.test(key) ? 'sign-in' : LIST_ROUTE.test(key) ? 'list' : 'form'
  const page = needed([kind === 'sign-in' ? guests : whole, ...layoutOf(key), key])
  const limit = LIMITS[kind]
  const initial = weigh(page)
  const own = weigh([key])
  report.push(
    `${initial.toFixed(1).padStart(7)} KB  ${own.toFixed(1).padStart(5)} KB own  ${kind.padEnd(7)}  ${key.replace('src/routes/', '')}`,
  )
  if (page.size > FILES[kind]) problems.push(`${key}: ${page.size} files, at most ${FILES[kind]}`)
  if (initial > limit) problems.push(`${key}: ${initial.toFixed(1)} KB before it shows, at most ${limit}`)
  if (own > ROUTE_KB) problems.push(`${key}: its chunk has ${own.toFixed(1)} KB, at most ${ROUTE_KB}`)
  for (const name of neverInitial) {
    if ([...page].some((chunk) => manifest[chunk]?.name === name)) problems.push(`${key}: waits for ${name}`)
  }
}
process.stdout.write(`${report.sort().join('\n')}\n${tableKb.toFixed(1).padStart(7)} KB  route table\n`)
if (problems.length > 0) {
  process.stderr.write(`\n${problems.join('\n')}\n`)
  process.exit(1)
}
