/** A walk through marketing by the documented REST calls alone. */
import { expect, it } from 'vitest'
import { dayFromNow } from '@intranet/contract/today'
import { superadmin, testWorld } from './app.ts'
import { makeProvider } from './factories/company.ts'

const { db, as, app } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const manager = await as({ roles: ['regua_comunicacao:gestor'], empresas: [razao] })
const admin = await as(superadmin)
const data = dayFromNow(1)

/** A call that has to succeed. */
async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, { token } = manager) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method, url, headers, payload })
  expect([url, answer.statusCode, answer.body]).toEqual([url, 200, answer.body])
  return answer.json()
}

it('a campaign is written, forecast, switched on, sent and opted out of: the next shift leaves that customer out', async () => {
  const person = (codpessoa: string, nome_razaosocial: string, email: string) => ({
    sistema: 'razao',
    codpessoa,
    nome_razaosocial,
    email,
    contratos: [{ contrato: codpessoa, produto: 'Fibra 500', situacao: 'ativo' }],
  })
  const objects = [
    person('1', 'Joana Avisada', 'joana@exemplo.com.br'),
    person('2', 'Otto Fiel', 'otto@exemplo.com.br'),
  ]
  await call('POST', '/v1/relacionamento/clientes/sincronizar', { objects }, admin)

  const created = await call('POST', '/v1/campanha/agendamento', {
    sistema: 'razao',
    nome: 'Novidades',
    ativo: true,
  })
  const campanha_id: number = created.insert_campanha_comunicacao.returning[0].id
  const makeRule = async (turno: string) => {
    const rule = {
      campanha_id,
      turno,
      criterio: 'data_especifica',
      data_especifica: data,
      email: true,
      mensagem_email: '<p>Olá, {{primeiro_nome}}</p>',
    }
    const made = await call('POST', '/v1/campanha/regras', { objects: rule })
    return made.insert_campanha_regras.returning[0].id as number
  }
  const setActive = (id: number, ativo: boolean) =>
    call('PUT', `/v1/campanha/regras/${id}`, { object: { ativo } })
  const run = async (id: number, turno: string) =>
    (await call('POST', `/v1/campanha/regras/${id}/executar`, { data, turno }, admin)).campanha_execucao[0]
  const mails = () => db.selectFrom('mensagem_saida').select(['destino', 'html', 'texto']).execute()
  const received = async () =>
    (await mails()).map(({ destino, html }) => [destino, /Olá, \w+/.exec(html ?? '')?.[0]]).toSorted()

  const first = await makeRule('M')
  await setActive(first, false)
  expect(await call('POST', `/v1/campanha/regras/${first}/simular`, { data })).toMatchObject({
    clientes: 2,
    canais: [{ canal: 'email', envios: 2, suprimidos: {} }],
  })
  await setActive(first, true)
  expect(await run(first, 'M')).toMatchObject({ total: 2, envios: { enviado: 2 } })
  const both = [
    ['joana@exemplo.com.br', 'Olá, Joana'],
    ['otto@exemplo.com.br', 'Olá, Otto'],
  ]
  expect(await received()).toEqual(both)

  const message = (await mails()).find(({ destino }) => destino === 'joana@exemplo.com.br')
  const path = new URL(/Não quero mais receber: (http\S+)/.exec(message?.texto ?? '')?.[1] ?? '').pathname
  const unsubscribed = await app.inject({
    method: 'POST',
    url: path,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(unsubscribed.statusCode).toBe(200)

  const second = await makeRule('N')
  expect(await run(second, 'N')).toMatchObject({ total: 2 })
  const { campanha_envio } = await call('POST', '/v1/campanha/envios/filtro', {
    filtro: { id_regra: second },
  })
  expect(campanha_envio).toContainEqual(
    expect.objectContaining({ destino: 'j***@exemplo.com.br', situacao: 'suprimido', motivo: 'restricao' }),
  )
  expect((await received()).filter(([address]) => address === 'joana@exemplo.com.br')).toHaveLength(1)
}, 60_000)
