/** The one page of the browser app: its files named for the address, and who is signed in, before any script asks. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest, routeChunks, type Files } from './route-chunks.ts'

/** Read by the browser's lib/session.ts. */
const ID = 'sessao'

/** As a data block: no script runs in it, and without a `<` nothing in it can end it. */
export const dataBlock = (value: unknown) =>
  `<script type="application/json" id="${ID}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

function linksOf({ scripts, styles }: Files, page: string): string {
  const missing = (file: string) => !page.includes(`"/${file}"`)
  const links = [
    ...styles.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
  return links.join('')
}

/**
 * Writes the page of a path. `session` is the signed-in person, null for a guest, undefined where nobody could say:
 * the browser then asks by itself. Reads the build once.
 */
export function pageWriter(root: string): (path: string, session: object | null | undefined) => string {
  const page = readFileSync(join(root, 'index.html'), 'utf8')
  const chunksOf = routeChunks(readManifest(root))
  const end = page.indexOf('</head>')
  const [head, rest] = end < 0 ? [page, ''] : [page.slice(0, end), page.slice(end)]
  return (path, session) =>
    head + linksOf(chunksOf(path), page) + (session === undefined ? '' : dataBlock(session)) + rest
}
