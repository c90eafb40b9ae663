import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeApplication, makeVacancy } from '../../../../test/factories/hiring.ts'
import { storeUpload } from '../../../platform/uploads.ts'
import { findActor } from '../../../platform/session.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let sequence = 0
/** Somebody hired, with the papers asked for. */
async function admitted(etapa: 'contratado' | 'proposta' = 'contratado', opens = true) {
  const email = `admitida${(sequence += 1)}@exemplo.com`
  const person = await as({ employee: false, nome: 'Nina Alves', email })
  const vacancy = await makeVacancy(db, ours)
  const application = await makeApplication(db, vacancy.id, person.userId, etapa)
  const id = opens ? (await hr.call.firstDays.open({ id_candidatura: application })).id : 0
  return { email, person, vacancy, application, id }
}
async function upload(token: string) {
  const { actor } = (await findActor(deps.auth, token))!
  return (await storeUpload(deps, actor, { bucket: 'documentos', nome: 'papel.png', content: PNG })).id
}

describe('the first day by REST', () => {
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, token = hr.token) =>
    app.inject({ method, url, payload, headers: { authorization: `Bearer ${token}` } })

  it('answers in the documented shapes', async () => {
    const { application, person } = await admitted('contratado', false)
    expect((await ask('GET', `/v1/candidatura/${application}/pre-admissao`)).json()).toMatchObject({
      pode_abrir: true,
    })
    const made = await ask('POST', '/v1/rh/pre-admissao', { object: { id_candidatura: application } })
    const { id } = made.json().insert_pre_admissao.returning[0]
    expect((await ask('POST', '/v1/rh/pre-admissao/filtro', { filtro: {} })).json().total).toBeGreaterThan(0)
    expect((await ask('GET', `/v1/rh/pre-admissao/${id}`)).json()).toMatchObject({
      pre_admissao_by_pk: { id },
    })
    const own = (await ask('GET', '/v1/rh/pre-admissao/minha', undefined, person.token)).json()
    const papers: { id: number; obrigatorio: boolean }[] = own.admissoes[0].papeis
    const paper = papers[0]!.id
    const send = async (one = paper) =>
      ask(
        'POST',
        `/v1/rh/pre-admissao/minha/papel/${one}`,
        { object: { id_arquivo: await upload(person.token) } },
        person.token,
      )
    const validate = (one: number) => ask('POST', `/v1/rh/pre-admissao/papel/${one}/validar`, {})
    expect((await send()).statusCode).toBe(200)
    const back = await ask('POST', `/v1/rh/pre-admissao/papel/${paper}/devolver`, {
      object: { devolucao: 'Ilegível.' },
    })
    expect(back.json()).toMatchObject({ update_pre_admissao_papel: { returning: [{ id: paper }] } })
    await send()
    expect((await validate(paper)).statusCode).toBe(200)
    const sizes = await ask(
      'PUT',
      `/v1/rh/pre-admissao/minha/${id}`,
      { object: { calcado: '41' } },
      person.token,
    )
    expect(sizes.statusCode).toBe(200)
    const fit = await ask('POST', `/v1/rh/pre-admissao/${id}/aptidao`, { object: { aptidao: 'apto' } })
    expect(fit.json()).toMatchObject({ update_pre_admissao: { returning: [{ id }] } })
    const finish = () => ask('POST', `/v1/rh/pre-admissao/${id}/concluir`, {})
    expect((await finish()).statusCode).toBe(409)
    for (const { id: one, obrigatorio } of papers) {
      if (!obrigatorio || one === paper) continue
      await send(one)
      await validate(one)
    }
    const bank = { banco: 'Banco do Sul', agencia: '0001', conta: '12345-6', tipo_conta: 'corrente' } as const
    await person.call.ownFirstDay.saveBank({ id, ...bank })
    expect((await finish()).json()).toMatchObject({ update_pre_admissao: { returning: [{ id }] } })
  })

  it('keeps papers and readings as other entities', async () => {
    for (const [path, table, object, change] of [
      [
        'papel',
        'admissao_papel',
        { nome: 'Carteira de trabalho', finalidade: 'Anotar o contrato.' },
        { obrigatorio: false },
      ],
      ['leitura', 'admissao_leitura', { titulo: 'Onde estacionar', texto: 'Na entrada.' }, { ativo: false }],
    ] as const) {
      const base = `/v1/rh/admissao/${path}`
      const made = await ask('POST', base, { objects: [object] })
      const { id } = made.json()[`insert_${table}`].returning[0]
      expect((await ask('GET', `${base}/${id}`)).json()).toMatchObject({ [`${table}_by_pk`]: { id } })
      expect((await ask('GET', base)).json().total).toBeGreaterThan(0)
      expect((await ask('PUT', `${base}/${id}`, { object: change })).statusCode).toBe(200)
      expect((await ask('DELETE', `${base}/${id}`)).statusCode).toBe(200)
    }
  })
})
