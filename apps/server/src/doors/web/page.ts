/** The pages of the browser app: files named for the address, and who is signed in, before any script asks. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest, routeChunks, type Files } from './route-chunks.ts'

/** Read by the browser's lib/session.ts. */
const ID = 'sessao'

/** The title that the build writes. */
const TITLE = '<title>Intranet</title>'
/** What the app draws in. */
const ROOT = '<div id="root"></div>'

/** What an address has in its page, as HTML. */
export interface OwnParts {
  /** In place of the common title. */
  head?: string
  /** Behind the app's element. */
  text?: string
}

/** As a data block: no script runs in it, and without a `<` nothing in it can end it. */
const dataBlock = (value: unknown) =>
  `<script type="application/json" id="${ID}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

function linksOf({ scripts, styles }: Files, html: string): string {
  const missing = (file: string) => !html.includes(`"/${file}"`)
  const links = [
    ...styles.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
  return links.join('')
}

/** Text that is there already is shown before the scripts that take it over are fetched: on a slow line they would delay it. */
const behindText = (head: string) =>
  head.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')

function readHtml(root: string, name: string) {
  const html = readFileSync(join(root, name), 'utf8')
  const end = html.indexOf('</head>')
  return { html, head: html.slice(0, end), rest: html.slice(end) }
}

/** Puts the files of an address into a page of the build, once for each, and cuts it where a title and a session go. */
function cutter({ html, head, rest }: ReturnType<typeof readHtml>) {
  const [before = '', after] = head.split(TITLE)
  const title = after === undefined ? '' : TITLE
  const cut = (files: Files) => {
    const parts = (after ?? '') + linksOf(files, html)
    return { before, title, after: parts, afterText: behindText(parts), rest }
  }
  const cached = new Map<Files, ReturnType<typeof cut>>()
  return (files: Files) => {
    const found = cached.get(files) ?? cut(files)
    cached.set(files, found)
    return found
  }
}

/**
 * Writes the page of a path. `own.head` replaces the common title. `session` is the signed-in person, null for a guest,
 * undefined where nobody could say: the browser then asks by itself. A guest gets the small page of the screens that are
 * open. Reads the build once.
 */
export function pageWriter(
  root: string,
): (path: string, session: object | null | undefined, own?: OwnParts) => string {
  const whole = cutter(readHtml(root, 'index.html'))
  const guests = existsSync(join(root, 'public.html')) ? cutter(readHtml(root, 'public.html')) : whole
  const addressOf = routeChunks(readManifest(root))
  return (path, session, own = {}) => {
    const { files, forGuests } = addressOf(path)
    const { before, title, after, afterText, rest } = (forGuests && session === null ? guests : whole)(files)
    const body = own.text ? rest.replace(ROOT, () => ROOT + own.text) : rest
    const parts = own.text ? afterText : after
    return before + (own.head ?? title) + parts + (session === undefined ? '' : dataBlock(session)) + body
  }
}
