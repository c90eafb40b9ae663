/** What a public page is called outside of the browser: in the tab before any script runs, and where its address is shared. */
import { pageLook } from '@intranet/contract/page-look'
import type { Database } from '@intranet/db/connection'
import { escapeHtml } from '@intranet/contract/escape-html'
import { html, type Html } from './html.ts'

interface PageText {
  heading: string
  /** Below the heading, as `PublicHead` draws both: what is read first stays as large when the app takes over. */
  lead?: Html
  /** Instead of both, with the heading in it: a stage that the app draws as the same. */
  stage?: Html
  body: Html
}

export interface PageHead {
  title: string
  description: string
  /** A path of ours to a PNG, JPEG or WebP: chats show no SVG. The intranet's own picture when absent. */
  image?: string
  /** 410 for what is over; 200 when absent. Search engines keep no other page. */
  status?: number
  /** schema.org data of the page; `url` is its whole address. */
  structured?: (url: string) => object
  /** What the page says below its title, for readers without scripts (docs/screens.md#public-pages-without-scripts). */
  text?: PageText
}

/** Says the head of the pages of some addresses. */
export interface PageHeadSource {
  /** Matches a path without its query. */
  address: RegExp
  /** `undefined` leaves the page as all others are. */
  head: (db: Database, parts: RegExpExecArray, query: URLSearchParams) => Promise<PageHead | undefined>
}

/** Written by tools/share-pictures.ts. */
const pictureOf = (brand: string) => `/brand/share-${brand}.png`
const OWN_PICTURE = pictureOf('intranet')
const drawn = new Set(['produto', 'razao', 'vetorial'])

/** The picture beside a link of a provider: its uploaded logo, else its drawn one, else the intranet's. */
export function providerPicture({ id_logo, sistema }: { id_logo: string | null; sistema: string }): string {
  if (id_logo) return `/files/${id_logo}`
  return drawn.has(sistema) ? pictureOf(sistema) : OWN_PICTURE
}

/** Data for programs: no script runs in it, and without a `<` nothing in it can end it. */
const dataBlock = (value: object) =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** The elements of a head; texts are escaped here. `publicUrl` has no slash at its end. */
export function headElements(
  { title, description, image = OWN_PICTURE, status = 200, structured }: PageHead,
  address: string,
  publicUrl: string,
): string {
  const url = `${publicUrl}${address}`
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`
  return [
    `<title>${escapeHtml(`Intranet | ${title}`)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    property('type', 'website'),
    property('locale', 'pt_BR'),
    property('title', title),
    property('description', description),
    property('url', url),
    property('image', `${publicUrl}${image}`),
    status === 200
      ? `<link rel="canonical" href="${escapeHtml(url)}">`
      : '<meta name="robots" content="noindex">',
    ...(structured ? [dataBlock(structured(url))] : []),
  ].join('')
}

const frame = `${pageLook.page} ${pageLook.narrow}`

/** What the browser shows until the app has drawn its first screen: `lib/served-text.ts` takes it away. */
export const textElement = ({ heading, lead, stage, body }: PageText): string =>
  stage
    ? html`<main id="page-text" class="${frame}">
        <div class="grid gap-4">${stage} ${body}</div>
      </main>`.markup
    : lead
      ? html`<main id="page-text" class="${frame}">
          <div class="grid gap-4 pt-6">
            <header class="mb-5 grid gap-3">
              <h1 class="text-2xl font-semibold">${heading}</h1>
              <p class="text-muted-foreground">${lead}</p>
            </header>
            ${body}
          </div>
        </main>`.markup
      : html`<main id="page-text" class="${frame}">
          <div class="${pageLook.head}"><h1>${heading}</h1></div>
          <div class="grid gap-4">${body}</div>
        </main>`.markup

/** The head of an address without its query, as the first module that knows it says; undefined where none does. */
export async function findHead(
  db: Database,
  sources: readonly PageHeadSource[],
  address: string,
  query = new URLSearchParams(),
): Promise<PageHead | undefined> {
  for (const { address: fits, head } of sources) {
    const parts = fits.exec(address)
    const found = parts && (await head(db, parts, query))
    if (found) return found
  }
  return undefined
}
