/** Builds the service worker after the screens: it is given the list of the built files, and the screens that it answers. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { generatedRows, type Row } from './route-tables.ts'

/** What a browser keeps of the build; pictures for shared links, the guests' page and the template stay on the server. */
const kept = /^(?:assets\/.+\.(?:js|css|woff2)|brand\/(?:mark\.svg|app-192\.png)|index\.html|theme\.js)$/

/** Their names hold a hash of the content. */
const hashed = /^assets\//

/** The page of this address has a policy that lets it run WASM and use the camera. */
const OTHER_POLICY = '/squads/scan/$id'

/** Every file to keep, with the hash of those whose name stays when their content changes. */
function builtFiles(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => kept.test(name))
    .toSorted()
    .map((name) => ({
      url: `/${name}`,
      revision: hashed.test(name)
        ? null
        : createHash('sha256')
            .update(readFileSync(join(folder, name)))
            .digest('hex')
            .slice(0, 16),
    }))
}

/** A part of an address as an expression, with the slash before it. */
function partOf(part: string): string {
  if (part.startsWith('{-')) return '(?:/[^/]+)?'
  if (part === '$') return '/.*'
  return part.startsWith('$') ? '/[^/]+' : `/${part.replaceAll('.', '\\.')}`
}

/** An expression for the paths of the screens that need a sign-in. */
export function screensOf(rows: readonly Row[]): string {
  const paths = rows
    .filter(({ file, id }) => file.startsWith('./routes/_app/') && id !== OTHER_POLICY)
    .map(({ id }) => id.split('/').filter(Boolean).map(partOf).join(''))
  return `^(?:${paths.join('|')})/?(?:\\?|$)`
}

/** Writes `/app-worker.js` into the built folder. */
export function appWorker(): Plugin {
  let folder = ''
  return {
    name: 'app-worker',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => void (folder = join(root, outDir)),
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: async () => {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: {
            BUILT_FILES: JSON.stringify(builtFiles(folder)),
            SCREENS: JSON.stringify(screensOf(generatedRows())),
            'process.env.NODE_ENV': JSON.stringify('production'),
          },
          build: {
            outDir: folder,
            emptyOutDir: false,
            target: 'es2023',
            rolldownOptions: {
              input: join(import.meta.dirname, 'src/app-worker.ts'),
              output: { format: 'iife', entryFileNames: 'app-worker.js' },
            },
          },
        })
      },
    },
  }
}
