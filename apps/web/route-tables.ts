/**
 * The route tables of the two entries, from the router's generated tree: written as rows, its address once each, and for
 * guests those that guests see alone. As generated, 371 addresses would add 5 KB to every first download.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const generated = join(import.meta.dirname, 'src/routeTree.gen.ts')
const OPEN_TABLE = 'virtual:open-routes'
/** Resolved as if it stood beside the generated tree, whose paths it uses. */
const openTable = join(import.meta.dirname, 'src/open-routes.gen.ts')

/** A route of the generated tree. */
export interface Row {
  name: string
  file: string
  id: string
  path: string | undefined
  parent: string
}

const IMPORT = /import \{ Route as (\w+)Import \} from '([^']+)'/g
const ROUTE =
  /const (\w+) =\s*\w+\s*\.update\(\s*\{\s*id:\s*'([^']*)',\s*(?:path:\s*'([^']*)',\s*)?getParentRoute: \(\) => (\w+)/g

/** Where each route of the generated tree is. Fails when the generator writes otherwise than it is read here. */
export function rowsOf(code: string): Row[] {
  const files = new Map([...code.matchAll(IMPORT)].map(([, name = '', file = '']) => [name, file]))
  const rows = [...code.matchAll(ROUTE)].map(([, name = '', id = '', path, parent = '']): Row => {
    return { name, file: files.get(name) ?? '', id, path, parent }
  })
  // The root is imported and never placed.
  if (rows.length !== files.size - 1 || rows.some(({ file }) => !file))
    throw new Error('routeTree.gen.ts is written otherwise than route-tables.ts reads it')
  return rows
}

const ROOT = 'rootRouteImport'

/** `[route]` for a layout, `[route, address]`, or `[route, id, address]` where they differ. */
function written({ name, id, path }: Row): string {
  if (path === undefined) return `[${name},${JSON.stringify(id)},0]`
  return `[${name},${JSON.stringify(id)}${path === id ? '' : `,${JSON.stringify(path)}`}]`
}

/** Neighbours share the beginning of their addresses, and most of their words: sorted by file they pack better. */
function tableOf(unsorted: Row[]): string {
  const rows = unsorted.toSorted((one, other) => (one.file < other.file ? -1 : 1))
  const imports = rows.map(({ name, file }) => `import { Route as ${name} } from '${file}'`)
  const parents = [...new Set(rows.map(({ parent }) => parent))]
  const places = parents.map((parent) => {
    const children = rows.filter((row) => row.parent === parent)
    return `place(${parent}, [${children.map(written).join(',')}])`
  })
  return [
    `import { Route as ${ROOT} } from './routes/__root'`,
    ...imports,
    `const place = (parent, rows) => parent._addFileChildren(rows.map(([route, id, path = id]) =>`,
    `  route.update({ id, ...(path !== 0 && { path }), getParentRoute: () => parent })))`,
    ...places,
    `export const routeTree = ${ROOT}`,
  ].join('\n')
}

/** The file that a route is written in. */
export const source = ({ file }: Row) => join(import.meta.dirname, 'src', `${file}.tsx`)

/** A screen that guests see, and what is around it; an open address that refuses them is no use to them. */
const isForGuests = (row: Row) =>
  /^\.\/routes\/(?:_open|roleta)(?:\/|$)/.test(row.file) &&
  /needs: 'open'|noScreen|leadsTo\(/.test(readFileSync(source(row), 'utf8'))

/** Every route of the app. */
export const generatedRows = () => rowsOf(readFileSync(generated, 'utf8'))
const guestRows = () => generatedRows().filter(isForGuests)

/** Whether a module is of the guests' route table. */
export function ofGuestTable(): (id: string) => boolean {
  const root = join(import.meta.dirname, 'src/routes/__root.tsx')
  const files = new Set([openTable, root, ...guestRows().map(source)])
  return (id) => files.has(id)
}

/** The address that a route names itself by, for the compiler alone: its row in the table holds it. */
const OWN_ADDRESS = /createFileRoute\((?:'[^']*'|"[^"]*")\)/

/** Takes those addresses out of the build, where each would be written twice in everybody's first download. */
export function routesWithoutAddress(): Plugin {
  return {
    name: 'routes-without-address',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/[\\/]src[\\/]routes[\\/][^?]*\.tsx$/.test(id)) return null
      return { code: code.replace(OWN_ADDRESS, "createFileRoute('')"), map: null }
    },
  }
}

/** Both tables in the build; in development the whole generated tree, and the guests' where it is asked for. */
export function routeTables(): Plugin {
  let building = false
  return {
    name: 'route-tables',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build'
    },
    resolveId: (id) => (id === OPEN_TABLE ? openTable : null),
    load(id) {
      if (id === openTable) return tableOf(guestRows())
      if (!building || id !== generated) return null
      return tableOf(rowsOf(readFileSync(generated, 'utf8')))
    },
  }
}
