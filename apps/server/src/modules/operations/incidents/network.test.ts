/** The state of the network by city (docs/operations.md#the-state-of-the-network). */
import type { DB } from '@intranet/db/schema'
import { sql, type Insertable } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeIncident, makeIncidentCategory } from '../../../../test/factories/incidents.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'
import { makeUser } from '../../../../test/factories/users.ts'
import { findActor } from '../../../platform/session.ts'
import { readNetwork } from './network.service.ts'

const { db, as, app, deps } = await testWorld()
const rede = await makeIncidentCategory(db, { titulo: 'Rede' })
const planned = await makeIncidentCategory(db, { titulo: 'Janela', programada: true })
const pelotas = await cityNamed(db, 'Pelotas', 'RS')
const laguna = await cityNamed(db, 'Laguna', 'SC')
const author = await makeUser(db)
let ours = 0
let theirs = 0

const serve = (id_empresa: number, ...cities: [nome: string, uf: string][]) =>
  db
    .insertInto('rh_cidade_provedor')
    .values(cities.map(([nome, uf]) => ({ id_empresa, nome, uf })))
    .execute()
beforeEach(async () => {
  // What other tests left would be in the state of everybody.
  await sql`delete from incidente`.execute(db)
  await sql`delete from rh_cidade_provedor`.execute(db)
  ;[ours, theirs] = [await makeProvider(db), await makeProvider(db)]
  await serve(ours, ['Pelotas', 'RS'], ['Rio Grande', 'RS'])
  await serve(theirs, ['Laguna', 'SC'])
})

const hour = (n: number) => new Date(Date.now() + n * 3_600_000)
const open = (over: Partial<Insertable<DB['incidente']>> = {}, cities: number[] = []) =>
  makeIncident(
    db,
    { id_usuario: author, id_empresa: ours, id_categoria: rede, inicio: hour(-1), ...over },
    cities,
  )
const employee = (id_empresa = ours) => as({ roles: [], empresas: [id_empresa], id_empresa })
type Somebody = Awaited<ReturnType<typeof as>>
const states = async ({ call }: Somebody, input = {}) =>
  (await call.incidents.network(input)).cidades.map(({ cidade, situacao }) => `${cidade}: ${situacao}`)

describe('the state of the network', () => {
  it('is that of every city of the active providers, the hit ones first', async () => {
    const who = await employee(theirs)
    expect(await states(who)).toEqual(['Laguna: normal', 'Pelotas: normal', 'Rio Grande: normal'])
    await open({}, [pelotas])
    await open({ id_empresa: theirs, id_categoria: planned, previsao: hour(1) }, [laguna])
    expect(await states(who)).toEqual(['Pelotas: incidente', 'Laguna: manutencao', 'Rio Grande: normal'])
    await db.updateTable('empresa').set({ ativo: false }).where('id', '=', ours).execute()
    expect(await states(who)).toEqual(['Laguna: manutencao'])
  })

  it('is that of all cities of a provider whose incident names none, and of no other provider', async () => {
    await serve(theirs, ['Pelotas', 'RS'])
    await open()
    const { cidades } = await (await employee()).call.incidents.network({})
    expect(cidades.map((one) => [one.cidade, one.id_empresa, one.situacao])).toEqual([
      ['Pelotas', ours, 'incidente'],
      ['Rio Grande', ours, 'incidente'],
      ['Laguna', theirs, 'normal'],
      ['Pelotas', theirs, 'normal'],
    ])
  })

  it('of an incident of a department is that of the cities it names: of the whole group, of all who serve them', async () => {
    const who = await employee()
    await open({ id_empresa: null, id_departamento: await makeDepartment(db, ours) })
    expect(await states(who)).not.toContain('Pelotas: incidente')
    await serve(theirs, ['Pelotas', 'RS'])
    await open({ id_empresa: null, id_departamento: await makeDepartment(db, null) }, [pelotas])
    expect((await states(who)).filter((line) => line === 'Pelotas: incidente')).toHaveLength(2)
  })

  it('has a city that the provider’s list lacks', async () => {
    await open({ id_empresa: ours }, [laguna])
    const { cidades } = await (await employee()).call.incidents.network({ id_empresa: ours })
    expect(cidades[0]).toMatchObject({ cidade: 'Laguna', uf: 'SC', id_empresa: ours, situacao: 'incidente' })
  })

  it('is not changed by what has not begun, is over, was switched off, or stops nobody', async () => {
    const normal = await states(await employee())
    await open({ inicio: hour(1) }, [pelotas])
    await open({ situacao: 'resolvido', solucao: 'Feito', fim: new Date() }, [pelotas])
    await open({ situacao: 'cancelado', motivo: 'Engano', fim: new Date() }, [pelotas])
    await open({ ativo: false }, [pelotas])
    await open({ id_categoria: await makeIncidentCategory(db, { afeta_rede: false }) }, [pelotas])
    expect(await states(await employee())).toEqual(normal)
  })

  it('says the gravest first, five of a city at most', async () => {
    for (const prioridade of ['baixa', 'critica', 'media', 'alta', 'baixa', 'baixa'])
      await open({ prioridade }, [pelotas])
    await open({ id_categoria: planned, prioridade: 'critica', previsao: hour(1) }, [pelotas])
    const [city] = (await (await employee()).call.incidents.network({})).cidades
    expect(city).toMatchObject({ cidade: 'Pelotas', situacao: 'incidente' })
    expect(city!.ocorrencias.map(({ prioridade }) => prioridade)).toEqual([
      'critica',
      'alta',
      'media',
      'baixa',
      'baixa',
    ])
  })

  it('shows titles and districts to who may read the incident, and to nobody else', async () => {
    const id = await open({ titulo: 'Fibra na BR', bairros: ['Centro'], previsao: hour(2) }, [pelotas])
    const seen = async (who: Somebody) => (await who.call.incidents.network({})).cidades[0]!.ocorrencias[0]
    expect(await seen(await employee())).toMatchObject({ id, titulo: 'Fibra na BR', bairros: ['Centro'] })
    const stranger = await as({ roles: ['incidentes:gestor'], empresas: [theirs], id_empresa: theirs })
    const other = await seen(stranger)
    expect(other).toMatchObject({
      id: null,
      titulo: null,
      bairros: [],
      categoria: 'Rede',
      prioridade: 'media',
    })
    expect(JSON.stringify(other)).not.toMatch(/Fibra|Centro/)
  })

  it('is found by city, by provider and by its number, whatever the accents', async () => {
    const who = await employee()
    expect(await states(who, { q: 'rio GRÁNDE' })).toEqual(['Rio Grande: normal'])
    expect(await states(who, { id_empresa: theirs })).toEqual(['Laguna: normal'])
    const { nome } = await db
      .selectFrom('empresa')
      .where('id', '=', theirs)
      .select('nome')
      .executeTakeFirstOrThrow()
    expect(await states(who, { q: nome })).toEqual(['Laguna: normal'])
    expect(await who.call.incidents.network({ q: '%' })).toEqual({ total: 0, cidades: [] })
  })

  it('is of at most a thousand cities, the hit ones among them, in one statement', async () => {
    await sql`insert into rh_cidade_provedor (nome, uf, id_empresa)
      select 'Cidade ' || n, 'PR', ${theirs} from generate_series(1, 1000) n`.execute(db)
    await open({}, [pelotas])
    const who = await employee()
    const { actor } = (await findActor(deps.auth, who.token))!
    const { answer, statements } = await countStatements(deps, () => readNetwork(db, actor, {}))
    expect([answer.total, answer.cidades.length, statements]).toEqual([1003, 1000, 1])
    expect(answer.cidades[0]!.cidade).toBe('Pelotas')
  })

  it('is for employees', async () => {
    const candidate = await as({ employee: false })
    await expect(candidate.call.incidents.network({})).rejects.toThrow('Você não tem permissão')
  })
})

describe('the state of the network for everybody', () => {
  const ask = () => app.inject({ url: '/v1/rede' })
  const publish = async (rede_publica: boolean) => {
    const admin = await as({ roles: ['users:superadmin'] })
    await admin.call.parameters.update({ rede_publica })
  }

  it('is 404 until a setting publishes it, and again once it does not', async () => {
    expect((await ask()).statusCode).toBe(404)
    await publish(true)
    expect((await ask()).statusCode).toBe(200)
    await publish(false)
    expect((await ask()).statusCode).toBe(404)
  })

  it('names cities, states, categories and moments, nothing else, and is the same for 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    try {
      await publish(true)
      await serve(theirs, ['Pelotas', 'RS'])
      const [inicio, previsao] = [hour(-2), hour(2)]
      await open({ titulo: 'Fibra na BR', bairros: ['Centro'], inicio, previsao }, [pelotas])
      const first = await ask()
      expect(first.json()).toEqual({
        cidades: [
          {
            cidade: 'Pelotas',
            uf: 'RS',
            situacao: 'incidente',
            ocorrencias: [{ categoria: 'Rede', desde: expect.any(String), previsao: expect.any(String) }],
          },
          { cidade: 'Laguna', uf: 'SC', situacao: 'normal', ocorrencias: [] },
          { cidade: 'Rio Grande', uf: 'RS', situacao: 'normal', ocorrencias: [] },
        ],
      })
      const [{ desde }] = first.json().cidades[0].ocorrencias
      expect(new Date(desde)).toEqual(inicio)
      await open({ id_empresa: theirs })
      vi.advanceTimersByTime(29_000)
      expect((await ask()).json()).toEqual(first.json())
      vi.advanceTimersByTime(2000)
      expect((await ask()).json().cidades[0]).toMatchObject({ cidade: 'Laguna', situacao: 'incidente' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('counts an incident of the whole group once in a city of two providers', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 180_000 })
    try {
      await publish(true)
      await serve(theirs, ['Pelotas', 'RS'])
      await open({ id_empresa: null, id_departamento: await makeDepartment(db, null) }, [pelotas])
      expect((await ask()).json().cidades[0].ocorrencias).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })
})
