/* oxlint-disable typescript/no-explicit-any -- answers are read as any documented client would */
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makePlace } from '../../../../test/factories/onboarding.ts'

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

describe('a script that speaks REST only', () => {
  it('makes contents, a trail and an onboarding, reads to the end, and finds 100 % in the report', async () => {
    const person = await as({ nome: 'Ana Leitora', ...place, empresas })
    const employee = clientOf(person.token)
    const contents: number[] = []
    for (const titulo of ['Bem-vindo', 'Segurança', 'Ferramentas']) {
      const made = ok(
        await hr.post('/v1/rh/conteudo', {
          object: { titulo, resumo: 'Resumo', texto: `<p>Texto de ${titulo}</p>`, imagem_capa_data: pixel },
        }),
      )
      expect(made).toEqual({
        insert_onboarding_conteudo: { returning: [expect.objectContaining({ id: expect.any(Number) })] },
      })
      contents.push(made.insert_onboarding_conteudo.returning[0].id)
    }
    const trailOf = async (nome: string, ids: number[]) => {
      const conteudos = ids.map((id_conteudo, index) => ({ id_conteudo, prioridade: index + 1 }))
      const made = ok(await hr.post('/v1/rh/trilha', { object: { nome, conteudos } }))
      return made.insert_onboarding_trilha.returning[0].id as number
    }
    const trails = [
      await trailOf('Primeira', contents.slice(0, 2)),
      await trailOf('Segunda', contents.slice(2)),
    ]
    const object = { titulo: 'Integração', status: true, ...place }
    const created = ok(await hr.post('/v1/rh/trilha/onboarding', { object }))
    const id = created.insert_onboarding_onboarding.returning[0].id as number
    const objects = trails.map((id_trilha, index) => ({
      id_onboarding: id,
      id_trilha,
      prioridade: index + 1,
    }))
    expect(ok(await hr.post('/v1/rh/company/onboarding/trilha', { objects }))).toEqual({
      insert_onboarding_onboarding_trilha: { affected_rows: 2, returning: objects },
    })

    const one = ok(await hr.post('/v1/rh/trilha/onboarding/filtrado', { filtro: { id: { _eq: id } } }))
    expect(one.onboarding_onboarding).toEqual([
      expect.objectContaining({
        id,
        ...object,
        created_at: expect.any(String),
        trilhas: [
          expect.objectContaining({ id_trilha: trails[0], nome: 'Primeira', prioridade: 1 }),
          expect.objectContaining({ id_trilha: trails[1], nome: 'Segunda', prioridade: 2 }),
        ],
      }),
    ])

    const counted = async () => ok(await hr.post('/v1/onboarding/relatorio/contador', { filtro: {} }))
    expect(await counted()).toEqual({ pendentes: 1, concluidos: 0 })
    const row = { funcionario: 'Ana Leitora', onboarding: 'Integração' }
    const report = async (concluido: boolean) =>
      ok(await hr.post('/v1/onboarding/relatorio', { filtro: { concluido, offset: 0, limit: 20 } }))
    expect(await report(false)).toEqual({
      total: 1,
      dados: [{ ...row, inicio: null, conclusao: null, status: 0, concluido: false }],
    })

    const id_funcionario = person.userId
    let trail: any = { id_trilha: trails[0], prioridade: 1 }
    let read = 0
    while (trail) {
      const of = { id_onboarding: id, id_trilha: trail.id_trilha, id_funcionario }
      const cards = ok(await employee.post('/v1/onboarding/trilha/conteudos/funcionario', of))
      let content: any = cards.onboarding_conteudo[0]
      expect(Object.keys(content)).toEqual(
        expect.arrayContaining([
          'id_conteudo',
          'titulo_conteudo',
          'resumo',
          'texto',
          'id_imagem_capa',
          'imagens_auxiliares',
          'tags',
          'data_inicio',
          'data_fim',
          'finalizado',
          'prioridade',
          'id_usuario_onboarding',
        ]),
      )
      while (content) {
        const { id_conteudo, id_usuario_onboarding } = content
        const filtro = {
          id_conteudo: { _eq: id_conteudo },
          id_trilha: { _eq: trail.id_trilha },
          id_onboarding: { _eq: id },
          id_funcionario: { _eq: id_funcionario },
        }
        const opened = ok(await employee.post('/v1/rh/onboarding/funcionario/conteudo', { filtro }))
        expect(opened.onboarding_conteudo).toEqual([content])
        const image = await app.inject({
          url: `/files/${content.id_imagem_capa}`,
          headers: { authorization: `Bearer ${person.token}` },
        })
        expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png'])
        const step = {
          id_conteudo,
          id_onboarding: id,
          id_trilha: trail.id_trilha,
          id_usuario_onboarding,
          data_inicio: '2001-01-01T00:00:00Z',
        }
        const started = ok(await employee.post('/v1/onboarding/conteudo/inicio', step))
        expect(started.insert_onboarding_progresso.returning[0].data_inicio).not.toContain('2001')
        const done = ok(
          await employee.post('/v1/onboarding/conteudo/concluir', {
            ...step,
            data_fim: '2001-01-02T00:00:00Z',
          }),
        )
        expect(done.update_onboarding_progresso.returning[0]).toMatchObject({ id_conteudo, finalizado: true })
        read += 1
        const next = { ...of, prioridade: content.prioridade }
        content = ok(await employee.post('/v1/onboarding/trilha/conteudos/funcionario/next', next))
          .onboarding_conteudo[0]
      }
      const next = { id_funcionario, id_onboarding: id, prioridade: trail.prioridade }
      trail = ok(await employee.post('/v1/onboarding/trilha/funcionario/next', next)).onboarding_trilha[0]
    }
    expect(read).toBe(3)
    expect(await counted()).toEqual({ pendentes: 0, concluidos: 1 })
    const { total, dados } = await report(true)
    expect([total, dados]).toEqual([
      1,
      [{ ...row, inicio: expect.any(String), conclusao: expect.any(String), status: 100, concluido: true }],
    ])
  })
})
