import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, deps, as, app } = await testWorld()
const admin = await as(superadmin)

it('cities of other providers are not offered, to guests none but those of nobody', async () => {
  const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
  await admin.call.cities.create({ objects: [{ nome: 'Cidade alheia', uf: 'PR', id_empresa: theirs }] })
  const offered = async (who: Parameters<typeof as>[0]) =>
    (await (await as(who)).call.cities.options({ q: 'Cidade alheia' })).length
  expect(await offered({ empresas: [theirs] })).toBe(1)
  expect([await offered({ empresas: [ours] }), await offered(null)]).toEqual([0, 0])
})

it('cities that records hold are named by their ids, inactive ones too, and no others', async () => {
  const ids = (await admin.call.cities.options({ uf: 'SP', todas: true })).slice(-3).map(({ id }) => id)
  await admin.call.cities.setActive({ ids: ids.slice(0, 1), ativo: false })
  const named = await admin.call.cities.options({ ids })
  expect(named.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
  await admin.call.cities.setActive({ ids: ids.slice(0, 1), ativo: true })
})

let answer: RequestListener
const asked: string[] = []
const service = createServer((request, response) => {
  asked.push(request.url ?? '')
  void answer(request, response)
})
await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

async function setParameter(chave: string, valor: unknown) {
  await db
    .insertInto('parametro')
    .values({ chave, valor: JSON.stringify(valor) })
    .onConflict((conflict) => conflict.column('chave').doUpdateSet({ valor: JSON.stringify(valor) }))
    .execute()
  deps.parameters.forget()
}
await setParameter('cep_endereco', address)
await setParameter('distritos_endereco', `${address}/`)
await setParameter('cep_por_endereco_minuto', 3)

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const place = {
  cep: '80020-310',
  logradouro: 'Rua XV de Novembro',
  bairro: 'Centro',
  localidade: 'Curitiba',
  uf: 'PR',
  ibge: '4106902',
}

beforeEach(async () => {
  asked.length = 0
  await db.deleteFrom('cep_cache').execute()
  await db.deleteFrom('distrito_cache').execute()
})

const lookUp = (cep: unknown, token = admin.token) =>
  app.inject({
    method: 'POST',
    url: '/v1/createCity',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload: { cep },
  })

describe('POST /v1/createCity', () => {
  it.each(['80020-310', '80020310'])('answers the address of %s', async (cep) => {
    answer = json(place)
    const found = await lookUp(cep)
    expect(found.statusCode).toBe(200)
    expect(found.json()).toEqual({
      criaCidade: {
        address: 'Rua XV de Novembro',
        code: '80020-310',
        district: 'Centro',
        state: 'PR',
        city: 'Curitiba',
        city_id: expect.any(Number),
      },
    })
    expect(asked).toEqual(['/ws/80020310/json/'])
  })

  it('asks the service once and then answers from the cache until it expires', async () => {
    answer = json(place)
    await lookUp('80020310')
    answer = json({}, 500)
    expect((await lookUp('80020310')).statusCode).toBe(200)
    expect(asked).toHaveLength(1)
    await db
      .updateTable('cep_cache')
      .set({ consultado_em: new Date('2020-01-01') })
      .execute()
    expect((await lookUp('80020310')).statusCode).toBe(502)
  })

  it('creates the city when it is missing, once', async () => {
    answer = json({ ...place, localidade: 'Nova Esperança do Leste', uf: 'MT', ibge: '5199999' })
    const first = (await lookUp('78000-100')).json().criaCidade
    const second = (await lookUp('78000-200')).json().criaCidade
    expect(second.city_id).toBe(first.city_id)
    const city = await db.selectFrom('cidade').where('id', '=', first.city_id).selectAll().executeTakeFirst()
    expect(city).toMatchObject({ nome: 'Nova Esperança do Leste', uf: 'MT', id_ibge: 5199999, ativo: true })
  })

  it.each([{ erro: true }, { erro: 'true' }])('says that there is no such CEP (%j)', async (body) => {
    answer = json(body)
    const missing = await lookUp('99999-999')
    expect(missing.statusCode).toBe(404)
    expect(missing.json().mensagem).toBe('CEP não encontrado, tente novamente')
    expect(await db.selectFrom('cep_cache').selectAll().execute()).toEqual([])
  })

  it.each<[string, RequestListener]>([
    ['fails', json({}, 500)],
    ['answers no JSON', (_request, response) => void response.end('<html>')],
    ['answers an address of nowhere', json({ ...place, uf: 'XX' })],
    ['hangs up', (request) => void request.socket.destroy()],
    [
      'sends us elsewhere',
      (_request, response) => void response.writeHead(302, { location: `${address}/x` }).end(),
    ],
    [
      'never ends',
      (_request, response) => void setInterval(() => response.write('x'.repeat(1e6)), 1).unref(),
    ],
  ])('is unavailable when the service %s', async (_case, listener) => {
    answer = listener
    const away = await lookUp('80020310')
    expect(away.statusCode).toBe(502)
    expect(away.json().mensagem).toMatch(/indisponível/)
    expect(asked).toHaveLength(1)
  })

  it('does not wait for a service that stalls', { timeout: 15_000 }, async () => {
    answer = () => {}
    const begin = Date.now()
    expect((await lookUp('80020310')).statusCode).toBe(502)
    expect(Date.now() - begin).toBeLessThan(8000)
  })

  it('is switched off by an empty address', async () => {
    await setParameter('cep_endereco', '')
    expect((await lookUp('80020310')).statusCode).toBe(502)
    expect(asked).toEqual([])
    await setParameter('cep_endereco', address)
  })

  it.each(['8002031', '80020-31a', '', 80020310, `80020310' or`, '../../../x', undefined])(
    'refuses the CEP %j',
    async (cep) => {
      expect((await lookUp(cep)).statusCode).toBe(422)
      expect(asked).toEqual([])
    },
  )

  it('lets a guest look up addresses, with a rate limit', async () => {
    answer = json(place)
    for (let count = 0; count < 3; count += 1) expect((await lookUp('80020310', '')).statusCode).toBe(200)
    const tooMany = await lookUp('80020310', '')
    expect(tooMany.statusCode).toBe(429)
    expect(tooMany.headers['retry-after']).toMatch(/^\d+$/)
    expect(tooMany.json().mensagem).toBe('Foram realizadas muitas solicitações.')
    expect((await lookUp('80020310')).statusCode).toBe(200)
  })
})

describe('the districts of a state', () => {
  const districts = [{ id: 1, nome: 'Bateias', municipio: { id: 2, nome: 'Campo Largo' } }]

  it('are asked once', async () => {
    answer = json(districts)
    expect(await admin.call.cities.districts({ uf: 'PR' })).toEqual([
      { nome: 'Bateias', cidade: 'Campo Largo' },
    ])
    await admin.call.cities.districts({ uf: 'PR' })
    expect(asked).toEqual(['/api/v1/localidades/estados/PR/distritos'])
  })

  it('are the old ones, or the municipalities’ seats, while the service is away', async () => {
    answer = json({}, 500)
    const seats = await admin.call.cities.districts({ uf: 'PR' })
    expect(seats).toHaveLength(399)
    expect(seats).toContainEqual({ nome: 'Curitiba', cidade: 'Curitiba' })
    answer = json(districts)
    await admin.call.cities.districts({ uf: 'PR' })
    await db
      .updateTable('distrito_cache')
      .set({ consultado_em: new Date('2020-01-01') })
      .execute()
    answer = json({}, 500)
    expect(await admin.call.cities.districts({ uf: 'PR' })).toHaveLength(1)
  })
})

describe('cities', () => {
  it('are found without accents and case, those that begin with the word first', async () => {
    const { dados } = await admin.call.cities.list({ q: 'SAO JOSE dos pinhais' })
    expect(dados).toMatchObject([{ nome: 'São José dos Pinhais', uf: 'PR' }])
    const guest = await as(null)
    const options = await guest.call.cities.options({ q: 'londri' })
    expect(options[0]).toMatchObject({ nome: 'Londrina', uf: 'PR' })
    expect(await guest.call.cities.options({ q: '%' })).toEqual([])
    expect(await guest.call.cities.options({ uf: 'SP', todas: true })).toHaveLength(645)
  })

  it('have the static texts that REST clients know, grouped by state in their order', async () => {
    const reference = await admin.call.cities.reference()
    const first = reference[0]!
    expect(first).toEqual({ ID: '1', label: 'Acrelândia', Estado: '1' })
    const order = [...new Set(reference.slice(1769, 4435).map(({ Estado }) => Estado))]
    expect(order.slice(0, 3)).toEqual(['11', '14', '15'])
    expect([...new Set(reference.slice(0, 5571).map(({ Estado }) => Estado))].slice(-4)).toEqual([
      '24',
      '26',
      '25',
      '27',
    ])
  })
})
