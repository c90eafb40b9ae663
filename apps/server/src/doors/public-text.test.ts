import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, describe, expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { countStatements } from '../../test/count-statements.ts'
import { careerWorld, openVacancy } from '../../test/factories/careers.ts'
import { makeProvider } from '../../test/factories/company.ts'
import { webDoor } from './web/plugin.ts'

const { db, deps } = await testWorld()
const places = await careerWorld(db)
const PAST = { data_inicio: '2019-01-01', data_fim: '2020-01-01' }
const HOSTILE = '<script>alert(1)</script>" onload="alert(2)'
await makeProvider(db, { sistema: 'razao', nome: `Razão & Filhos ${HOSTILE}` })

const root = await mkdtemp(join(tmpdir(), 'intranet-text-'))
await writeFile(
  join(root, 'index.html'),
  `<!doctype html><html><head><title>Intranet</title><script type="module" src="/a.js"></script>
    <link rel="modulepreload" href="/b.js"></head><body><div id="root"></div></body></html>`,
)
const app = Fastify()
await app.register(cookie)
await webDoor(app, deps, { root })
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})

/** The page as it is before any script runs. */
async function pageOf(url: string) {
  const { body, statusCode } = await app.inject({ url, headers: { accept: 'text/html' } })
  const page = parseDocument(body)
  const named = (name: string) => DomUtils.getElementsByTagName(name, page)
  const text = DomUtils.getElementById('page-text', page)
  const within = text ? DomUtils.getElementsByTagName(() => true, text) : []
  const texts = (name: string) => within.filter((one) => one.name === name)
  const canonical = named('link').find(({ attribs }) => attribs.rel === 'canonical')
  return {
    status: statusCode,
    named,
    text,
    within,
    words: text && DomUtils.textContent(text).replace(/\s+/g, ' ').trim(),
    heading: texts('h1').map(DomUtils.textContent).join(),
    links: texts('a').map(({ attribs }) => attribs.href),
    items: texts('li').length,
    canonical: canonical?.attribs.href,
    place: text && DomUtils.prevElementSibling(text)?.attribs.id,
  }
}

describe('a public page without scripts', () => {
  it('says a vacancy whole, with where to apply and the others', async () => {
    const id = await openVacancy(db, places, { titulo_vaga: 'Técnico de Campo', data_fim: '2099-12-31' })
    const page = await pageOf(`/careers/role/${id}/tecnico-de-campo?fonte=x`)
    expect(page.heading).toBe('Técnico de Campo')
    expect(page.words).toContain('O que você vai fazer')
    expect(page.words).toContain('Instalar redes.')
    expect(page.words).toContain('Pelotas/RS')
    expect(page.words).toContain('Inscrições até 31/12/2099')
    expect(page.links).toEqual([`/applicants/register?vaga=${id}`, '/careers/list'])
    expect(page.canonical).toBe(`${deps.publicUrl}/careers/role/${id}/tecnico-de-campo`)
    expect(page.place).toBe('root')
  })

  it('leads from the list to each open vacancy, of a provider alone where the address names it', async () => {
    const id = await openVacancy(db, places, { titulo_vaga: 'Rota & Fibra' })
    const over = await openVacancy(db, places, { titulo_vaga: 'Passou', ...PAST })
    for (const url of ['/careers/list', '/home/vacancy']) {
      const { links, heading } = await pageOf(url)
      expect([url, heading]).toEqual([url, 'Trabalhe conosco'])
      expect(links).toContain(`/careers/role/${id}/rota-fibra`)
      expect(links.join()).not.toContain(`/careers/role/${over}/`)
    }
    expect((await pageOf('/careers/list/razao')).links).toEqual([])
  })

  it('says that a vacancy is over, and leads to the others; nothing of one that never was', async () => {
    const id = await openVacancy(db, places, PAST)
    const over = await pageOf(`/careers/role/${id}`)
    expect([over.status, over.links, over.canonical]).toEqual([410, ['/careers/list'], undefined])
    const never = await pageOf('/careers/role/999999')
    expect([never.status, never.text]).toEqual([404, null])
  })

  it('says the privacy notice of a form, in the version that is asked for', async () => {
    await db
      .insertInto('aviso_privacidade')
      .columns(['formulario', 'versao', 'controlador', 'finalidade', 'retencao', 'direitos', 'contato'])
      .expression((eb) =>
        eb
          .selectFrom('aviso_privacidade')
          .where('formulario', '=', 'roleta')
          .where('versao', '=', 1)
          .select((one) => [
            'formulario',
            one.val(2).as('versao'),
            one.val(HOSTILE).as('controlador'),
            'finalidade',
            'retencao',
            'direitos',
            'contato',
          ]),
      )
      .execute()
    const newest = await pageOf('/privacidade/roleta')
    expect(newest.heading).toBe('Aviso de privacidade: Roletas e campanhas')
    expect(newest.words).toContain(`Quem é o controlador dos dados ${HOSTILE}`)
    expect(newest.words).toContain('Versão 2, de ')
    const first = await pageOf('/privacidade/roleta?versao=1')
    expect(first.words).toContain('Versão 1, de ')
    expect(first.words).not.toContain('alert')
    expect((await pageOf('/privacidade/nenhum')).text).toBeNull()
  })

  it('leads from the start of a sponsorship to the providers, the protocol and the notice', async () => {
    expect((await pageOf('/patrocinios')).links).toEqual(
      expect.arrayContaining(['/patrocinios/protocolo', '/patrocinios/razao']),
    )
    const { words, links } = await pageOf('/patrocinios/razao')
    expect(words).toContain(`A Razão & Filhos ${HOSTILE} responde em`)
    expect(links).toEqual(['/patrocinios/protocolo', '/privacidade/patrocinio', '/patrocinios'])
  })

  it('holds no markup of people, whatever they wrote', async () => {
    const id = await openVacancy(db, places, {
      titulo_vaga: HOSTILE,
      descricao: `<p onclick="alert(3)">Instalar</p><img src=x onerror=alert(4)>${HOSTILE}<a href="javascript:alert(5)">aqui</a></main>`,
    })
    for (const url of [`/careers/role/${id}`, '/careers/list', '/patrocinios', '/patrocinios/razao']) {
      const { within, named } = await pageOf(url)
      expect(named('main').length).toBe(1)
      expect(named('script').filter(({ attribs }) => !attribs.type)).toEqual([])
      const attributes = within.flatMap(({ attribs }) => Object.entries(attribs))
      expect(attributes.filter(([name, value]) => /^on|^src/.test(name) || /script:/.test(value))).toEqual([])
    }
  })

  it('costs at most two statements, however many vacancies there are', async () => {
    for (let more = 0; more < 21; more++) await openVacancy(db, places)
    const id = await openVacancy(db, places)
    const urls = [
      '/careers/list',
      `/careers/role/${id}`,
      '/privacidade/roleta',
      '/patrocinios',
      '/patrocinios/razao',
    ]
    for (const url of urls) {
      const { statements, answer } = await countStatements(deps, () => pageOf(url))
      expect([url, answer.text === null, statements <= 2]).toEqual([url, false, true])
    }
    expect((await pageOf('/careers/list')).items).toBe(20)
  })

  it('lists every open vacancy, by links from page to page (docs/careers.md#pages-of-vacancies)', async () => {
    const provider = await makeProvider(db, { sistema: 'paginas' })
    const ids = new Set<string>()
    for (let more = 0; more < 61; more++)
      ids.add(
        `/careers/role/${await openVacancy(db, { ...places, id_empresa: provider }, { titulo_vaga: 'Vaga' })}/vaga`,
      )
    const list = '/careers/list/paginas'
    const found: string[] = []
    const ways: string[][] = []
    for (let url: string | undefined = list; url; url = ways.at(-1)?.find((way) => way > url!)) {
      const { links } = await pageOf(url)
      found.push(...links.filter((link) => link!.startsWith('/careers/role/')).map((link) => link!))
      ways.push(links.filter((link) => link!.startsWith(list)).map((link) => link!))
    }
    expect(found.length).toBe(61)
    expect(new Set(found)).toEqual(ids)
    const at = (page: number) => `${list}?pagina=${page}`
    expect(ways).toEqual([[at(2)], [at(1), at(3)], [at(2), at(4)], [at(3)]])
    const past = await pageOf(at(9))
    expect([past.links, past.words]).toEqual([[at(4)], expect.stringContaining('Nenhuma vaga nesta página.')])
    for (const none of ['x', '0', '1.5', '502'])
      expect((await pageOf(`${list}?pagina=${none}`)).links).toContain(at(2))
  })

  it('is shown before its scripts are fetched, which come first where there is no text', async () => {
    const prioritiesOf = async (url: string) => {
      const { named } = await pageOf(url)
      const scripts = [...named('script'), ...named('link')].filter(({ attribs }) =>
        (attribs.type ?? attribs.rel ?? '').startsWith('module'),
      )
      return scripts.map(({ attribs }) => attribs.fetchpriority)
    }
    expect(await prioritiesOf('/careers/list')).toEqual(['low', 'low'])
    expect(await prioritiesOf('/departments/list')).toEqual([undefined, undefined])
  })
})
