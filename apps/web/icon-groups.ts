/** Which chunk an icon travels in, by who imports it: alone, each would be a request and 150 bytes more. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const web = import.meta.dirname
const lucide = join(web, 'node_modules/lucide-react/dist/esm')

/** The file of each exported name: `TriangleAlert` stands in triangle-exclamation-point.mjs. */
function filesByName(): Map<string, string> {
  const files = new Map<string, string>()
  const code = readFileSync(join(lucide, 'lucide-react.mjs'), 'utf8')
  for (const [, names = '', file = ''] of code.matchAll(
    /export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  return files
}

const IMPORT = /import \{([^}]+)\} from 'lucide-react'/g

/** The source files that import each icon's file. */
function usersByFile(): Map<string, string[]> {
  const files = filesByName()
  const users = new Map<string, string[]>()
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: web, exclude: ['**/*.test.*'] }))
    for (const [, names = ''] of readFileSync(join(web, path), 'utf8').matchAll(IMPORT))
      for (const name of names.split(',')) {
        const file = files.get(name.trim().split(' ')[0]!)
        if (file) users.set(file, [...(users.get(file) ?? []), path])
      }
  return users
}

const isChoice = (path: string) => path.endsWith('icon-grid.tsx')
const isRoute = (path: string) => path.includes('src/routes/')
const isHome = (path: string) => path.includes('features/home/')
const isHub = (path: string) => path.endsWith('.screens.ts')
const isFrame = (path: string) => path.includes('components/shell/')
/** Of many forms and lists; what only the chosen icons hold is not. */
const isPiece = (path: string) => path.includes('components/') && !path.endsWith('icon-set.ts')
/** Parts of every page and single features; a feature of many files counts once. */
const placeOf = (path: string) => /features\/[^/]+\/[^/]+|components\/[^/]+/.exec(path)?.[0] ?? path
/** An icon of so many places stands on any page. */
const EVERYWHERE = 3

/**
 * `icons` for what stands on any page, `choices` for the icon field's alone, `home` and `hub` for what the home page and the hubs show, `hub-and-others` for what
 * a single feature shows too, null for one place's own.
 */
export function iconGroups(): (id: string) => 'icons' | 'choices' | 'home' | 'hub' | 'hub-and-others' | null {
  const users = usersByFile()
  return (id) => {
    const file = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]([\w-]+)\.mjs$/.exec(id)?.[1]
    const all = users.get(file ?? '') ?? []
    const paths = all.filter((path) => !isChoice(path))
    // The top menu's: the routes name them, and bring them along.
    if (paths.some(isRoute)) return null
    if (all.length > 0 && paths.length === 0) return 'choices'
    const others = paths.filter((path) => !isHub(path) && !isHome(path))
    if (others.some(isFrame) || new Set(others.map(placeOf)).size >= EVERYWHERE) return 'icons'
    if (paths.some(isHome)) return 'home'
    if (!paths.some(isHub)) return null
    if (others.some(isPiece)) return 'icons'
    return others.length > 0 ? 'hub-and-others' : 'hub'
  }
}
