/* oxlint-disable typescript/no-explicit-any -- answers are read as any documented client would */
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeContent, makeOnboarding, makePlace, makeTrail } from '../../../../test/factories/onboarding.ts'

const { db, as, app } = await testWorld()
const place = await makePlace(db)
const empresas = [place.id_empresa]
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Calls a documented path; only 200 is success. */
const clientOf = (token: string) => {
  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    async (url: string, payload?: object): Promise<{ status: number; body: any }> => {
      const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, payload })
      return { status: answer.statusCode, body: answer.json() }
    }
  return { get: call('GET'), post: call('POST'), put: call('PUT'), del: call('DELETE') }
}

const ok = ({ status, body }: { status: number; body: any }) => {
  expect([status, body]).toEqual([200, body])
  return body
}

const hr = clientOf((await as({ roles: ['rh:gestor'], empresas })).token)

describe('the documented calls', () => {
  it('change, list and delete onboardings', async () => {
    const id = await makeOnboarding(db, place, [], { titulo: 'Antes' })
    const changed = ok(
      await hr.put(`/v1/rh/trilha/onboarding/${id}`, {
        object: { titulo: 'Depois', status: false, ...place },
      }),
    )
    expect(changed.update_onboarding_onboarding.returning[0].id).toBe(id)
    const list = ok(
      await hr.post('/v1/onboarding/trilha/filtro', { filtro: { titulo: { _ilike: 'DEPOIS' } } }),
    )
    expect(list).toMatchObject({ total: 1, onboarding_onboarding: [{ id, status: false }] })
    const denied = await hr.del(`/v1/onboarding/delete/${id}`)
    expect([denied.status, denied.body.codigo]).toEqual([403, 'forbidden'])
    const admin = clientOf((await as({ roles: ['users:superadmin'] })).token)
    expect(ok(await admin.del(`/v1/onboarding/delete/${id}`))).toEqual({
      delete_onboarding_onboarding: { affected_rows: 1 },
    })
    expect((await admin.del(`/v1/onboarding/delete/${id}`)).status).toBe(404)
  })

  it('say which fields an onboarding needs', async () => {
    const refused = await hr.post('/v1/rh/trilha/onboarding', {
      object: { titulo: 'Sem lugar', id_empresa: place.id_empresa },
    })
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        codigo: 'invalid',
        mensagem: 'Preencha todos os campos obrigatórios!',
        campos: { id_departamento: 'Campo obrigatório', id_cargo: 'Campo obrigatório' },
      },
    ])
  })

  it.each([
    '/v1/rh/onboarding/trilha/filtrado',
    '/v1/lista/onboarding/trilha',
    'api/rest/v1/lista/onboarding/trilha',
  ])('list trails by part of their name, whatever the case: %s', async (path) => {
    const nome = `Trilha ÚNICA de ${path}`
    const id = await makeTrail(db, [await makeContent(db)], { nome })
    const url = path.startsWith('/') ? path : `/${path}`
    const { onboarding_trilha, total } = ok(
      await hr.post(url, { filtro: { nome: { _ilike: `%única de ${path}%` } } }),
    )
    expect([total, onboarding_trilha[0]]).toMatchObject([1, { id, nome, total_conteudos: 1 }])
    const onboarding = await makeOnboarding(db, place, [id])
    const linked = ok(await hr.post(url, { filtro: { id_onboarding: { _eq: onboarding } } }))
    expect(linked.onboarding_trilha).toMatchObject([{ id, nome, prioridade: 1 }])
  })

  it.each([
    [
      '_and as a list',
      (o: number, t: number) => ({ _and: [{ id_onboarding: { _eq: o } }, { id_trilha: { _eq: t } }] }),
    ],
    [
      '_and as one',
      (o: number, t: number) => ({ _and: { id_onboarding: { _eq: o }, id_trilha: { _eq: t } } }),
    ],
    ['without _and', (o: number, t: number) => ({ id_onboarding: { _eq: o }, id_trilha: t })],
  ])('dissociate a trail: %s', async (_name, filter) => {
    const trail = await makeTrail(db, [])
    const id = await makeOnboarding(db, place, [trail])
    expect(ok(await hr.del('/v1/rh/onboarding/trilha', { object: filter(id, trail) }))).toEqual({
      delete_onboarding_onboarding_trilha: { affected_rows: 1 },
    })
  })

  it.each([
    {},
    { _and: [] },
    { id_onboarding: { _eq: 1 } },
    { id_trilha: 1 },
    { id_onboarding: { _neq: 1 }, id_trilha: 1 },
  ])('dissociate nothing for %j', async (object) => {
    expect((await hr.del('/v1/rh/onboarding/trilha', { object })).status).toBe(422)
  })

  it('keep onboarding:solicitante in their department, even if the body names another (docs/access.md#onboardings-roles)', async () => {
    const other = await makePlace(db, place.id_empresa)
    await makeOnboarding(db, other, [])
    await as({ ...other, empresas })
    const mine = await makePlace(db, place.id_empresa)
    await makeOnboarding(db, mine, [])
    const me = clientOf((await as({ roles: ['onboarding:solicitante'], ...mine, empresas })).token)
    for (const filtro of [{}, { id_departamento: other.id_departamento }, { id_departamento: null }]) {
      const { total, dados } = ok(
        await me.post('/v1/onboarding/relatorio', { filtro: { ...filtro, concluido: false } }),
      )
      const expected = filtro.id_departamento ? 0 : 1
      expect([total, dados.length]).toEqual([expected, expected])
      const count = ok(await me.post('/v1/onboarding/relatorio/contador', { filtro }))
      expect(count).toEqual({ pendentes: expected, concluidos: 0 })
      const sought = { filtro: { ...filtro, q: 'ninguém com este nome' } }
      expect(ok(await me.post('/v1/onboarding/relatorio/contador', sought))).toMatchObject({ pendentes: 0 })
    }
  })

  it.each([
    ['POST', '/v1/rh/trilha/onboarding/filtrado'],
    ['PUT', '/v1/rh/trilha/onboarding/1'],
    ['POST', '/v1/rh/trilha/onboarding'],
    ['POST', '/v1/onboarding/trilha/filtro'],
    ['DELETE', '/v1/rh/onboarding/trilha'],
    ['DELETE', '/v1/onboarding/delete/1'],
    ['POST', '/v1/rh/company/onboarding/trilha'],
    ['POST', '/v1/rh/onboarding/trilha/filtrado'],
    ['POST', '/v1/lista/onboarding/trilha'],
    ['POST', '/v1/onboarding/trilha/conteudos/funcionario'],
    ['POST', '/v1/rh/onboarding/funcionario/conteudo'],
    ['POST', '/v1/onboarding/conteudo/inicio'],
    ['POST', '/v1/onboarding/conteudo/concluir'],
    ['POST', '/v1/onboarding/trilha/conteudos/funcionario/next'],
    ['POST', '/v1/onboarding/trilha/funcionario/next'],
    ['POST', '/v1/onboarding/relatorio/contador'],
    ['POST', '/v1/onboarding/relatorio'],
    ['POST', '/v1/rh/conteudo'],
    ['POST', '/v1/rh/trilha'],
  ] as const)('%s %s refuses a guest with 401 and nonsense with 4xx', async (method, url) => {
    const object = { id_onboarding: 1, id_trilha: 1 }
    expect((await app.inject({ method, url, payload: { object } })).statusCode).toBe(401)
    const { token } = await as({ roles: ['rh:gestor'], empresas })
    const headers = { authorization: `Bearer ${token}` }
    const answer = await app.inject({
      method,
      url,
      headers,
      payload: { object: { sabor: 'x' }, filtro: { sabor: 'x' } },
    })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  })

  it('refuse to conclude what was not started, and a content of another trail', async () => {
    const [a, b] = [await makeContent(db), await makeContent(db)]
    const [first, second] = [await makeTrail(db, [a]), await makeTrail(db, [b])]
    const id_onboarding = await makeOnboarding(db, place, [first, second])
    const me = clientOf((await as({ ...place, empresas })).token)
    const text = 'A leitura do conteúdo não pode ser iniciada corretamente'
    const early = await me.post('/v1/onboarding/conteudo/concluir', {
      id_onboarding,
      id_trilha: first,
      id_conteudo: a,
    })
    expect([early.status, early.body.mensagem]).toEqual([409, text])
    const crossed = await me.post('/v1/onboarding/conteudo/inicio', {
      id_onboarding,
      id_trilha: first,
      id_conteudo: b,
    })
    expect([crossed.status, crossed.body.mensagem]).toEqual([422, text])
  })
})

describe('a content', () => {
  it('is stored without scripts, with an estimate of the minutes', async () => {
    const texto = `<p onclick="x()">${'palavra '.repeat(450)}</p><script>alert(1)</script><span class="rt-size-7">A</span>`
    const made = ok(await hr.post('/v1/rh/conteudo', { object: { titulo: 'Longo', texto } }))
    const { id } = made.insert_onboarding_conteudo.returning[0]
    const row = ok(await hr.get(`/v1/rh/conteudo/${id}`)).onboarding_conteudo_by_pk
    expect(row.texto).not.toMatch(/script|onclick/)
    expect(row.texto).toContain('rt-size-7')
    expect(row.minutos).toBe(3)
  })

  it('with a cover that is not an image is refused with the documented text', async () => {
    const imagem_capa_data = Buffer.from('isto não é uma imagem').toString('base64')
    const refused = await hr.post('/v1/rh/conteudo', { object: { titulo: 'Ruim', imagem_capa_data } })
    expect([refused.status, refused.body.mensagem]).toEqual([422, 'A imagem não atende aos paramêtros'])
  })

  it('shows its images to the people of its onboardings and to HR of its place, to nobody else', async () => {
    const made = ok(
      await hr.post('/v1/rh/conteudo', {
        object: { titulo: 'Com capa', imagem_capa_data: pixel, id_empresa: place.id_empresa },
      }),
    )
    const { id } = made.insert_onboarding_conteudo.returning[0]
    const { id_imagem_capa } = ok(await hr.get(`/v1/rh/conteudo/${id}`)).onboarding_conteudo_by_pk
    const status = async (token: string) =>
      (await app.inject({ url: `/files/${id_imagem_capa}`, headers: { authorization: `Bearer ${token}` } }))
        .statusCode
    const reader = await as({ ...place, empresas })
    expect(await status(reader.token)).toBe(404)
    await makeOnboarding(db, place, [await makeTrail(db, [id])])
    expect(await status(reader.token)).toBe(200)
    const foreign = await makePlace(db)
    const foreignHr = await as({ roles: ['rh:gestor'], empresas: [foreign.id_empresa] })
    expect(await status(foreignHr.token)).toBe(404)
  })
})
