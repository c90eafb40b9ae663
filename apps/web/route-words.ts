/**
 * What routes say of their screens in words (title, back target, area): in a build it leaves the route table, which
 * everybody downloads before anything shows. It comes with the screen's own chunk, and all of it with
 * `lib/all-screen-words.ts`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type Plugin } from 'vite'
import { generatedRows, source } from './route-tables.ts'

const WORDS = ['title', 'back', 'area', 'action']
const ALL_WORDS = join(import.meta.dirname, 'src/lib/all-screen-words.ts')

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
interface Property extends Node {
  key: Node & { name?: string; value?: string }
  value: Node & { properties?: Property[]; value?: unknown }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Every node below one, itself included; names of properties are none. */
function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const [name, value] of Object.entries(node)) {
    if (name === 'key') continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child)
  }
}

const propertyOf = (object: Node | undefined, name: string): Property | undefined =>
  (object?.properties as Property[] | undefined)?.find((one) => (one.key?.name ?? one.key?.value) === name)

interface ReadRoute {
  id: string
  /** Whether it draws something of its own, so that a chunk comes with it. */
  isScreen: boolean
  /** What may leave the table: whatever names nothing that stands elsewhere in the file. */
  words: Property[]
}

/** The call of `createFileRoute` in a route's file: null where a function writes what it says of itself. */
function routeIn(file: string, code: string): ReadRoute | null {
  for (const node of nodesOf({ ...parseSync(file, code).program })) {
    const callee = node.callee as (Node & { callee?: { name?: string }; arguments?: Node[] }) | undefined
    if (node.type !== 'CallExpression' || callee?.callee?.name !== 'createFileRoute') continue
    const [options] = node.arguments as Node[]
    const said = options && propertyOf(options, 'staticData')?.value
    if (!said?.properties) return null
    const words = said.properties.filter(
      ({ key, value }) =>
        WORDS.includes(key?.name ?? '') && ![...nodesOf(value)].some(({ type }) => type === 'Identifier'),
    )
    const isScreen = propertyOf(options, 'component') !== undefined
    return { id: String(callee.arguments?.[0]?.value), isScreen, words }
  }
  return null
}

/** `/news/list/{-$category}` is led to as `/news/list`. */
const addressOf = (id: string) => id.replace(/^\/_\w+/, '').replace(/\/\{-\$\w+\}|\/$/g, '') || '/'

interface RouteWords {
  id: string
  /** An object, as code. */
  text: string
}

/** The words of each route by its file; a back target that is not named gets the title of its screen. */
export function wordsByFile(): Map<string, RouteWords> {
  const read = generatedRows().flatMap((row) => {
    const file = source(row)
    const code = readFileSync(file, 'utf8')
    const route = routeIn(file, code)
    return route ? [{ ...route, code, file }] : []
  })
  const titles = new Map(
    read.map(({ id, words }) => [addressOf(id), words.find(({ key }) => key.name === 'title')?.value.value]),
  )
  const written = ({ key, value }: Property, code: string): string => {
    const text = code.slice(value.start, value.end)
    if (key.name !== 'back' || propertyOf(value, 'label')) return `${key.name}:${text}`
    const title = titles.get(addressOf(String((propertyOf(value, 'to')?.value ?? value).value)))
    const target = value.properties ? `...${text}` : `to:${text}`
    return `back:{${target}${title ? `,label:${JSON.stringify(title)}` : ''}}`
  }
  return new Map(
    read
      .filter(({ isScreen, words }) => isScreen && words.length > 0)
      .map(({ file, id, words, code }) => [
        file,
        { id, text: `{${words.map((word) => written(word, code)).join(',')}}` },
      ]),
  )
}

const ROUTE = /[\\/]src[\\/]routes[\\/][^?]*\.tsx$/
const SCREEN = /^([^?]*[\\/]src[\\/]routes[\\/][^?]*\.tsx)\?tsr-split=component$/
/** A screen asks its route for parameters and data: by its id, or the table would hand out every route by a name. */
const OWN_ROUTE = /import \{ Route \} from ["'][^"']+["'];?/

/** A route's file without the words that leave the table. */
export function withoutWords(file: string, code: string): string {
  const cut = (text: string, { start, end }: Node) =>
    text.slice(0, start) + text.slice(end).replace(/^\s*,/, '')
  const route = routeIn(file, code)
  return route?.isScreen ? route.words.toReversed().reduce(cut, code) : code
}

function toldBy({ id, text }: RouteWords, code: string): string {
  const name = JSON.stringify(id)
  const screen = code.replace(
    OWN_ROUTE,
    `import { getRouteApi } from '@tanstack/react-router'; const Route = getRouteApi(${name})`,
  )
  return `import { tellScreens } from '@/lib/screen-words.ts'\n${screen}\ntellScreens({ ${name}: ${text} })`
}

/** Moves the words of each route to its screen's chunk. Builds only: in development they stand where they are written. */
export function routeWords(): Plugin {
  let words = new Map<string, RouteWords>()
  return {
    name: 'route-words',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      words = wordsByFile()
    },
    load(id) {
      if (id !== ALL_WORDS) return null
      const all = [...words.values()].map(({ id: name, text }) => `${JSON.stringify(name)}:${text}`)
      return `import { tellScreens } from './screen-words.ts'\ntellScreens({${all.join(',')}})`
    },
    transform(code, id) {
      if (ROUTE.test(id)) return { code: withoutWords(id, code), map: null }
      const own = words.get(SCREEN.exec(id)?.[1] ?? '')
      return own ? { code: toldBy(own, code), map: null } : null
    },
  }
}
