import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { testWorld } from '../../test/app.ts'
import { makeProvider } from '../../test/factories/company.ts'
import { makeDestination, makeLink } from '../../test/factories/tracking.ts'

const { db, deps, app } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao' })
const chrome =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const click = (codigo: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: `/r/${codigo}`, headers: { 'user-agent': chrome, ...headers } })
const counted = async (id: number) =>
  (
    await sql<{ cliques: number; robos: number }>`
      select cliques, robos from vendas_tracking_clique where id_tracking = ${id}`.execute(db)
  ).rows

describe('a link', () => {
  it('leads to its destination, telling it channel, campaign, destination and provider', async () => {
    const dst = await makeDestination(db, { url: 'https://site.example/planos?origem=qr&chn=velho#topo' })
    const link = await makeLink(db, razao, { id_destino: dst })
    const answer = await click(`${link.codigo}?url=https://mal.example&chn=9`)
    expect(answer.statusCode).toBe(302)
    const to = new URL(answer.headers.location!)
    expect([to.origin, to.pathname, to.hash]).toEqual(['https://site.example', '/planos', '#topo'])
    expect(Object.fromEntries(to.searchParams)).toEqual({
      origem: 'qr',
      chn: String(link.id_canal),
      cmp: String(link.id_campanha),
      dst: String(dst),
      provedor: 'razao',
      trk: link.codigo,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is neither logged nor measured as other answers are', async () => {
    const link = await makeLink(db, razao)
    const answered = vi.spyOn(deps.metrics, 'answered')
    await click(link.codigo)
    await app.inject('/livez')
    expect(answered.mock.calls.map(([answer]) => answer.name)).toEqual(['/livez'])
    answered.mockRestore()
  })

  it('without a destination leads to our form, as a wrong and a switched-off one does', async () => {
    const link = await makeLink(db, razao)
    const off = await makeLink(db, razao, { id_destino: await makeDestination(db) })
    await db.updateTable('vendas_campanha').set({ ativo: false }).where('id', '=', off.id_campanha).execute()
    for (const codigo of [link.codigo, off.codigo, 'naoExiste'])
      expect((await click(codigo)).headers.location).toBe(`/contratar/${codigo}`)
    for (const codigo of ['x', '%2F%2Fmal.example', '..%2f..', 'a%0d%0ab'])
      expect((await click(codigo)).headers.location).toBe('/contratar/link')
  })

  it('leads elsewhere within a second of an edit, on every server', async () => {
    const link = await makeLink(db, razao)
    const other = await buildApp(deps)
    afterAll(() => other.close())
    const here = () => app.inject({ url: `/r/${link.codigo}` })
    const there = () => other.inject({ url: `/r/${link.codigo}` })
    await Promise.all([here(), there()])
    const dst = await makeDestination(db, { url: 'https://novo.example/' })
    await db.updateTable('vendas_tracking_url').set({ id_destino: dst }).where('id', '=', link.id).execute()
    for (const ask of [here, there])
      await expect
        .poll(async () => (await ask()).headers.location, { timeout: 10_000, interval: 200 })
        .toMatch(/^https:\/\/novo\.example/)
  })
})

describe('clicks', () => {
  it('are counted by day: people and programs apart, looks ahead not at all', async () => {
    const link = await makeLink(db, razao)
    const browsers: Record<string, string>[] = [
      {},
      {},
      { 'user-agent': 'WhatsApp/2.23.20.0' },
      { 'user-agent': 'facebookexternalhit/1.1' },
      { 'user-agent': 'curl/8.5.0' },
      { 'user-agent': '' },
      { 'sec-purpose': 'prefetch' },
      { purpose: 'prefetch' },
    ]
    for (const headers of browsers) await click(link.codigo, headers)
    await click(link.codigo, {}, 'HEAD')
    await expect.poll(() => counted(link.id), { timeout: 10_000 }).toEqual([{ cliques: 2, robos: 4 }])
    await click(link.codigo)
    await expect.poll(() => counted(link.id), { timeout: 10_000 }).toEqual([{ cliques: 3, robos: 4 }])
  })

  it('that were counted are written when the server closes, and again after the database was unavailable', async () => {
    const link = await makeLink(db, razao)
    const other = await buildApp(deps)
    await sql`alter table vendas_tracking_clique rename to fora`.execute(db)
    await other.inject({ url: `/r/${link.codigo}`, headers: { 'user-agent': chrome } })
    const closed = other.close()
    await sql`alter table fora rename to vendas_tracking_clique`.execute(db)
    await closed
    expect(await counted(link.id)).toEqual([{ cliques: 1, robos: 0 }])
  })
})
