import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { careerWorld, openVacancy } from '../../test/factories/careers.ts'
import { webDoor } from './web/plugin.ts'

const { db, app, deps } = await testWorld()
const places = await careerWorld(db)

const root = await mkdtemp(join(tmpdir(), 'intranet-vacancies-'))
await writeFile(join(root, 'index.html'), '<!doctype html><head><title>Intranet</title></head><div></div>')
const web = Fastify()
await web.register(cookie)
await webDoor(web, deps, { root })
afterAll(async () => {
  await web.close()
  await rm(root, { recursive: true, force: true })
})

/** The page that is sent: no script runs. */
async function pageOf(url: string) {
  const { statusCode, body } = await web.inject({ url, headers: { accept: 'text/html' } })
  return { status: statusCode, html: body }
}
const structuredIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as Record<
    string,
    unknown
  > | null

describe('the page of a vacancy, as a crawler reads it', () => {
  it('has its own title, description and the required properties of a JobPosting', async () => {
    const id = await openVacancy(db, places, {
      titulo_vaga: 'Técnico </script> de Campo',
      faixa_min: '2000',
      exibir_faixa: true,
    })
    const page = await pageOf(`/careers/role/${id}/tecnico-de-campo`)
    expect(page.status).toBe(200)
    expect(page.html).toContain('property="og:title"')
    expect(page.html).toContain('content="Instalar redes."')
    expect(structuredIn(page.html)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Técnico </script> de Campo',
      description: '<p>Instalar redes.</p><p>Ensino médio.</p>',
      datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      hiringOrganization: { '@type': 'Organization', name: expect.any(String) },
      jobLocation: { address: { addressLocality: 'Pelotas', addressRegion: 'RS', addressCountry: 'BR' } },
      baseSalary: { currency: 'BRL', value: { minValue: 2000 } },
      url: `${deps.publicUrl}/careers/role/${id}/tecnico-de-campo`,
    })
    expect(page.html.length).toBeLessThan(30_000)
  })

  it.each(['clt', 'estagio', 'aprendiz', 'temporario', 'pj'] as const)(
    'names every property that search engines require of a JobPosting, of %s and wherever the work is',
    async (tipo_contrato) => {
      for (const modalidade of ['presencial', 'remoto'] as const) {
        const id = await openVacancy(db, places, { tipo_contrato, modalidade, data_fim: '2099-12-31' })
        const posting = structuredIn((await pageOf(`/careers/role/${id}`)).html)!
        expect(Object.entries(posting).filter(([, value]) => value === null || value === '')).toEqual([])
        expect(posting).toMatchObject({
          '@context': 'https://schema.org',
          '@type': 'JobPosting',
          title: expect.stringMatching(/\S/),
          description: expect.stringMatching(/\S/),
          datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          validThrough: '2099-12-31T23:59:59-03:00',
          hiringOrganization: { '@type': 'Organization', name: expect.stringMatching(/\S/) },
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: 'Pelotas',
              addressRegion: 'RS',
              addressCountry: 'BR',
            },
          },
          employmentType: expect.stringMatching(/^(FULL_TIME|INTERN|OTHER|TEMPORARY|CONTRACTOR)$/),
        })
        // Remote work needs both: where it is done from, and from which country one may apply.
        expect(posting.jobLocationType).toBe(modalidade === 'remoto' ? 'TELECOMMUTE' : undefined)
        expect('applicantLocationRequirements' in posting).toBe(modalidade === 'remoto')
      }
    },
  )

  it('has a picture that chats show: the provider’s logo, else its drawn one, and never an SVG', async () => {
    const id = await openVacancy(db, places)
    const pictureOf = async () =>
      /og:image" content="([^"]*)"/.exec((await pageOf(`/careers/role/${id}`)).html)?.[1]
    const { id_empresa } = await db
      .selectFrom('vagas_vaga')
      .where('id', '=', id)
      .select('id_empresa')
      .executeTakeFirstOrThrow()
    await db.updateTable('empresa').set({ sistema: 'razao' }).where('id', '=', id_empresa).execute()
    expect(await pictureOf()).toBe(`${deps.publicUrl}/brand/share-razao.png`)
    await db.updateTable('empresa').set({ sistema: 'outra' }).where('id', '=', id_empresa).execute()
    expect(await pictureOf()).toBe(`${deps.publicUrl}/brand/share-intranet.png`)
    for (const brand of ['intranet', 'produto', 'razao', 'vetorial']) {
      const file = readFileSync(new URL(`../../../web/public/brand/share-${brand}.png`, import.meta.url))
      expect(file.subarray(1, 4).toString()).toBe('PNG')
    }
  })

  it('is 410 once it is over, 404 for drafts and what is inside, and nothing of it is shown', async () => {
    const over = await openVacancy(db, places, { titulo_vaga: 'Segredo', situacao: 'encerrada' })
    const inside = await openVacancy(db, places, { titulo_vaga: 'Segredo', interna: true })
    const pages = await Promise.all([over, inside, 999_999].map((id) => pageOf(`/careers/role/${id}`)))
    expect(pages.map((page) => page.status)).toEqual([410, 404, 404])
    expect(pages[0]!.html).toContain('Esta vaga foi encerrada.')
    for (const page of pages) {
      expect(page.html).toContain('noindex')
      expect(page.html).not.toContain('Segredo')
    }
  })

  it.each([
    '/home/vacancy',
    '/careers/list',
    '/careers/list/vetorial',
    '/applicants/info',
    '/faq/search/noparms',
  ])('stands beside %s, which names itself too', async (address) => {
    expect((await pageOf(address)).html).toContain('name="description"')
  })
})

describe('what programs read', () => {
  it('sitemap and feed hold open vacancies and nothing else; robots.txt names the sitemap', async () => {
    const open = await openVacancy(db, places, { titulo_vaga: 'Aberta & boa' })
    const inside = await openVacancy(db, places, { titulo_vaga: 'Interna', interna: true })
    const over = await openVacancy(db, places, { titulo_vaga: 'Passada', situacao: 'encerrada' })
    const [robots, sitemap, feed] = await Promise.all(
      ['/robots.txt', '/sitemap.xml', '/careers/vagas.xml'].map((url) => app.inject({ url })),
    )
    expect(robots!.body).toContain('/sitemap.xml')
    expect(sitemap!.headers['content-type']).toContain('application/xml')
    for (const { body } of [sitemap!, feed!]) {
      expect(body).toContain(`/careers/role/${open}/`)
      expect(body).not.toContain(`/careers/role/${inside}/`)
      expect(body).not.toContain(`/careers/role/${over}/`)
    }
    expect(feed!.body).toContain('<title>Aberta &amp; boa</title>')
  })

  it.each([
    '/home/vacancy',
    '/careers/list/vetorial',
    '/careers/role/1/tecnico',
    '/careers/vagas.xml',
    '/r/AAAAAAAAAAAA',
    '/contratar/AAAAAAAA',
    '/roleta/natal',
    '/patrocinios',
    '/faq/search/noparms',
    '/brand/share-intranet.png',
  ])('robots.txt lets programs read %s, which is public', async (address) => {
    const { body } = await app.inject({ url: '/robots.txt' })
    const allowed = [...body.matchAll(/^Allow: (\S+)$/gm)].map(([, path]) => path!)
    expect(allowed.some((path) => address.startsWith(path))).toBe(true)
  })

  it('/r/ of a source leads to its vacancy, and the visit is counted there', async () => {
    const id = await openVacancy(db, places)
    const { codigo, id: source } = await db
      .selectFrom('vaga_fonte')
      .where('id_vaga', '=', id)
      .select(['codigo', 'id'])
      .executeTakeFirstOrThrow()
    const answer = await app.inject({
      url: `/r/${codigo}`,
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' },
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      `/careers/role/${id}/tecnico-de-campo?fonte=${codigo}`,
    ])
    await expect
      .poll(
        async () =>
          (
            await db
              .selectFrom('vaga_fonte_clique')
              .where('id_fonte', '=', source)
              .select('cliques')
              .execute()
          )[0]?.cliques,
        { timeout: 5000 },
      )
      .toBe(1)
    expect((await app.inject({ url: '/r/AAAAAAAAAAAA' })).headers.location).toBe('/careers/list')
  })
})
