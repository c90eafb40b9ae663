import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { makeProvider } from '../../test/factories/company.ts'
import { makeRoulette } from '../../test/factories/roulette.ts'
import { makeLink } from '../../test/factories/tracking.ts'
import { webDoor } from './web/plugin.ts'

const { db, deps } = await testWorld()
const root = await mkdtemp(join(tmpdir(), 'intranet-shared-'))
await writeFile(join(root, 'index.html'), '<!doctype html><head><title>Intranet</title></head><div></div>')
const app = Fastify()
await app.register(cookie)
await webDoor(app, deps, { root })
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})
const razao = await makeProvider(db, { sistema: 'razao', nome: 'Razão & Filhos' })

/** What a chat reads of an address before any script runs. */
async function readBy(url: string) {
  const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } })
  const metaOf = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(body)?.[1]
  return {
    status: statusCode,
    title: /<title>(.*?)<\/title>/.exec(body)?.[1],
    description: metaOf('description'),
    shared: metaOf('og:title'),
    picture: metaOf('og:image'),
    robots: metaOf('robots'),
  }
}

/** Every address of `urls` answers so. */
async function eachReads(urls: readonly string[], what: object): Promise<void> {
  for (const url of urls) expect(await readBy(url)).toMatchObject(what)
}

describe('a shared link, as a chat reads it without scripts', () => {
  it('of sales names the provider, and shows its picture', async () => {
    const { codigo } = await makeLink(db, razao)
    expect(await readBy(`/contratar/${codigo}`)).toEqual({
      status: 200,
      title: 'Intranet | Contrate a internet da Razão &amp; Filhos',
      description: 'Deixe seu contato e a Razão &amp; Filhos fala com você sobre os planos da sua cidade.',
      shared: 'Contrate a internet da Razão &amp; Filhos',
      picture: `${deps.publicUrl}/brand/share-razao.png`,
      robots: undefined,
    })
  })

  it('of sales that ended says so, names nobody, and no search engine keeps it', async () => {
    const { codigo, id_campanha } = await makeLink(db, razao)
    await db.updateTable('vendas_campanha').set({ ativo: false }).where('id', '=', id_campanha).execute()
    await eachReads([`/contratar/${codigo}`, '/contratar/Ninguem1'], {
      status: 404,
      title: 'Intranet | Link inválido',
      robots: 'noindex',
      picture: `${deps.publicUrl}/brand/share-intranet.png`,
    })
  })

  it('of a wheel says the campaign and its owner, of its draws too, also after its end', async () => {
    const { slug } = await makeRoulette(db, { id_empresa: razao, nome: 'Festa da Colheita' })
    await db
      .updateTable('site_roleta_campanhas')
      .set({ descricao: '<p>Gire e <b>ganhe</b> um ano de internet.</p>', data_fim_campanha: '2020-02-01' })
      .where('slug', '=', slug)
      .execute()
    await eachReads([`/roleta/${slug}`, `/roleta/${slug}/sorteios`], {
      status: 200,
      shared: 'Festa da Colheita · Razão &amp; Filhos',
      description: 'Gire e ganhe um ano de internet.',
      picture: `${deps.publicUrl}/brand/share-razao.png`,
    })
  })

  it('of a wheel that never was is 404', async () => {
    expect(await readBy('/roleta/nunca-existiu')).toMatchObject({ status: 404, robots: 'noindex' })
  })
})
