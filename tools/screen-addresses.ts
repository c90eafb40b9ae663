/** The addresses of the screens as types for the server, which names them in notices, tasks and search. */

/** Without its optional parameters, and with one, two or all of them. */
function variantsOf(path: string): string[] {
  const [, before, name, after] = /^(.*?)\/\{-\$(\w+)\}(.*)$/.exec(path) ?? []
  return before === undefined ? [path] : [before || '/', ...variantsOf(`${before}/$${name}${after}`)]
}

const valueOf = (name: string) =>
  name === 'door' ? "${'internal' | 'external'}" : name.startsWith('id') ? '${number}' : '${string}'

const typeOf = (path: string) => {
  const filled = path.replaceAll(/\$(\w+)/g, (_, name: string) => valueOf(name))
  return filled === path ? `'${path}'` : `\`${filled}\``
}

/** The text of that file of the contract, from the router's generated tree. Throws where it has no addresses. */
export function screenAddresses(tree: string): string {
  const [, block = ''] =
    /export interface FileRoutesByTo \{\n([^}]*(?:\{-\$\w+\}[^}]*)*)\n\}/.exec(tree) ?? []
  const paths = [...block.matchAll(/^ {2}'([^']+)'/gm)].map(([, path]) => path!)
  if (paths.length === 0) throw new Error('routeTree.gen.ts names no addresses')
  const types = [...new Set(paths.flatMap(variantsOf))].toSorted().map(typeOf)
  return [
    '/** Written by `pnpm routes` from the screens of the browser. */',
    'type Screen =',
    ...types.map((type) => `  | ${type}`),
    '',
    '/** An address of a screen as somebody opens it, with what it searches for. */',
    'export type ScreenAddress = Screen | `${Screen}?${string}` | `${Screen}#${string}`',
    '',
  ].join('\n')
}
