/** What programs read of the vacancies: sitemap.xml, robots.txt and a feed as job sites take it. Only what is public. */
import { dayInBrazil } from '@intranet/contract/today'
import type { FastifyInstance } from 'fastify'
import { contractTypeLabels } from '@intranet/contract/careers/career-options'
import { slugify } from '@intranet/contract/formats'
import type { Deps } from '../platform/deps.ts'
import { escapeHtml } from '@intranet/contract/escape-html'
import {
  listIndexedVacancies,
  type IndexedVacancy,
} from '../modules/careers/vacancies/public-vacancy.queries.ts'
import { cleanedWords } from '../platform/rich-text.ts'

/** What is open to everybody beside the vacancies. */
const pages = ['/home/vacancy', '/careers/list', '/applicants/info', '/faq/search/noparms']
const KEPT = 'public, max-age=300'

const roleOf = (publicUrl: string, { id, titulo_vaga }: Pick<IndexedVacancy, 'id' | 'titulo_vaga'>) =>
  `${publicUrl}/careers/role/${id}/${slugify(titulo_vaga)}`
const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`

const robots = (publicUrl: string) =>
  `User-agent: *
Allow: /home/vacancy
Allow: /careers/list
Allow: /careers/role/
Allow: /careers/vagas.xml
Allow: /applicants/info
Allow: /r/
Allow: /contratar/
Allow: /roleta/
Allow: /patrocinios
Allow: /faq/
Allow: /brand/
Allow: /assets/
Allow: /files/
Disallow: /
Sitemap: ${publicUrl}/sitemap.xml
`

const sitemap = (publicUrl: string, vacancies: readonly IndexedVacancy[]) => {
  const fixed = pages.map((path) => `<url>${tag('loc', publicUrl + path)}</url>`)
  const own = vacancies.map(
    (one) => `<url>${tag('loc', roleOf(publicUrl, one))}${tag('lastmod', dayInBrazil(one.updated_at))}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...fixed, ...own].join('')}</urlset>
`
}

function job(publicUrl: string, one: IndexedVacancy): string {
  const parts = [
    tag('title', one.titulo_vaga),
    tag('date', one.publicada_em.toISOString()),
    tag('referencenumber', String(one.id)),
    tag('url', roleOf(publicUrl, one)),
    tag('company', one.empresa),
    tag('city', one.cidade),
    tag('state', one.uf),
    tag('country', 'BR'),
    tag('description', cleanedWords(`${one.descricao} ${one.requisitos}`)),
    tag('jobtype', contractTypeLabels[one.tipo_contrato]),
    ...(one.data_fim ? [tag('expirationdate', one.data_fim)] : []),
  ]
  return `<job>${parts.join('')}</job>`
}

const feed = (publicUrl: string, vacancies: readonly IndexedVacancy[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<source>${tag('publisher', 'Intranet')}${tag('publisherurl', publicUrl)}${vacancies.map((one) => job(publicUrl, one)).join('')}</source>
`

export async function publicHeadDoor(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps.connection
  const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': KEPT }
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': KEPT })
      .send(robots(deps.publicUrl)),
  )
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.headers(xml).send(sitemap(deps.publicUrl, await listIndexedVacancies(db))),
  )
  app.get('/careers/vagas.xml', async (_request, reply) =>
    reply.headers(xml).send(feed(deps.publicUrl, await listIndexedVacancies(db))),
  )
}
