import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { jsonErp, usualAnswers } from '../../../../test/erp/json-erp.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, deps, as } = await testWorld()
const admin = await as(superadmin)
const erp = await jsonErp()
const [sistema, cod_cliente] = ['visao_inteira', '501']
const provider = await makeProvider(db, { sistema, nome: 'Visão' })
const reader = await as({ roles: ['backoffice:leitor'], empresas: [provider] })
const stranger = await as({ roles: ['backoffice:leitor'], empresas: [await makeProvider(db)] })
await admin.call.erp.create({ objects: [{ id_empresa: provider, url: erp.url, permite_http: true }] })
await db
  .insertInto('relationship_dados_pessoas')
  .values({ id_empresa: provider, codpessoa: cod_cliente, nome_razaosocial: 'Fulana de Teste' })
  .execute()
const asked = { sistema, cod_cliente }

beforeEach(async () => {
  Object.assign(erp, { mode: 'up', answers: usualAnswers() })
  erp.heard.length = 0
  await sql`update empresa_erp set capacidades = ${Object.keys(erp.answers)} where id_empresa = ${provider}`.execute(
    db,
  )
  await db.deleteFrom('erp_resposta').execute()
  await db.deleteFrom('acesso_dado_pessoal').execute()
})

describe('what the system of a provider reports of a customer', () => {
  it('comes in one round of calls, with three statements, and is recorded as read', async () => {
    const { statements, answer } = await countStatements(deps, () =>
      reader.call.backoffice.customerErp(asked),
    )
    expect(statements).toBe(3)
    expect(answer).toMatchObject({
      ligado: true,
      contratos: { dados: [{ contrato: '9', valor: '99.90' }], desatualizada: false },
      conexoes: { dados: [{ login: 'fulana', status: 'online' }] },
      faturas: { vencido: '199.80', aberto: '99.90' },
      os: { dados: [] },
    })
    expect(erp.heard.map(({ call }) => call).toSorted()).toEqual([
      'conexoes',
      'contratos',
      'faturas',
      'ordens_servico',
    ])
    const readings = await db.selectFrom('acesso_dado_pessoal').select(['id_usuario', 'campos']).execute()
    expect(readings).toEqual([{ id_usuario: reader.userId, campos: ['sistema do provedor'] }])
    // Fresh for five minutes: the next screen asks nobody.
    await reader.call.backoffice.customerErp(asked)
    expect(erp.heard).toHaveLength(4)
  })

  it('is what was known, within seconds, while the system stalls', async () => {
    await reader.call.backoffice.customerErp(asked)
    await sql`update erp_resposta set lida_em = now() - interval '1 hour'`.execute(db)
    await db.deleteFrom('erp_resposta').where('chamada', '=', 'faturas').execute()
    erp.mode = 'stall'
    const begun = Date.now()
    const answer = await reader.call.backoffice.customerErp(asked)
    // Less than the system’s own limit; the bench holds three seconds, on a machine that does nothing else.
    expect(Date.now() - begun).toBeLessThan(6000)
    expect(answer).toMatchObject({
      contratos: { desatualizada: true, dados: [{ contrato: '9' }] },
      faturas: null,
    })
  })

  it('is for the people of that provider', async () => {
    await expect(stranger.call.backoffice.customerErp(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(erp.heard).toEqual([])
    await db.deleteFrom('empresa_erp').where('id_empresa', '=', provider).execute()
    expect(await reader.call.backoffice.customerErp(asked)).toMatchObject({ ligado: false, contratos: null })
  })
})
