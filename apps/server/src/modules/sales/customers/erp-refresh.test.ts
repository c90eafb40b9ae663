import { erp as text } from '@intranet/contract/messages/registries'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { jsonErp, usualAnswers } from '../../../../test/erp/json-erp.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { erpOf } from '../../../platform/erp/erp-system.ts'
import { nightlyRefreshJob, readCustomersJob } from './erp-refresh.job.ts'
import { beginReading } from './erp-refresh.queries.ts'
import { readOn } from './erp-refresh.service.ts'

const { db, deps, as } = await testWorld()
const admin = await as(superadmin)
const erp = await jsonErp()
const provider = await makeProvider(db)
const [made] = await admin.call.erp.create({
  objects: [{ id_empresa: provider, url: erp.url, permite_http: true }],
})

const swept = (code: number, more: object = {}) => ({
  cod_cliente: String(code),
  nome_razaosocial: `Cliente ${code}`,
  cpf: '52998224725',
  tipo: 'pf',
  telefones: ['33330000', '53981110000'],
  emails: ['cliente@cliente.example'],
  situacao: 'ativo',
  endereco: { tipo: 'instalacao', cidade: 'Pelotas', uf: 'RS', bairro: 'Centro', cep: '96010000' },
  contratos: [{ contrato: `C${code}`, produto: 'Fibra 300', valor: 9990, situacao: 'bloqueado' }],
  ...more,
})
let pages: object[][] = []
const readings = () =>
  db.selectFrom('cliente_leitura').where('id_empresa', '=', provider).selectAll().orderBy('id').execute()
const customers = async () =>
  (
    await sql<Record<string, unknown>>`select p.codpessoa, p.nome_razaosocial, p.telefone, p.cidade, p.ativo,
      c.valor::text as valor, c.situacao
    from relationship_dados_pessoas p left join relationship_contrato c on c.id_pessoa = p.id
    where p.id_empresa = ${provider} order by p.codpessoa`.execute(db)
  ).rows
/** A reading began so long after this night's readings did (02:30 in São Paulo), or before them. */
const began = (id: number, later: string) =>
  sql`update cliente_leitura set iniciada_em = ((now() at time zone 'America/Sao_Paulo' - interval '150 minutes')::date
    + interval '150 minutes' + ${later}::interval) at time zone 'America/Sao_Paulo' where id = ${id}`.execute(
    db,
  )
const system = async () => (await erpOf(groundOf(deps), provider))!
const begin = async (again = false) => (await beginReading(db, provider, again))!

beforeEach(async () => {
  pages = [[swept(1), swept(2), swept(1)], [swept(3)], [swept(4)]]
  erp.mode = 'up'
  erp.answers = {
    ...usualAnswers(),
    varredura_clientes: ({ depois }) => {
      const at = Number(depois ?? 0)
      return { dados: pages[at], depois: at + 1 < pages.length ? String(at + 1) : null }
    },
  }
  erp.heard.length = 0
  await sql`update empresa_erp set capacidades = ${Object.keys(erp.answers)} where id_empresa = ${provider}`.execute(
    db,
  )
  await db.deleteFrom('cliente_leitura').execute()
  await db.deleteFrom('relationship_dados_pessoas').where('id_empresa', '=', provider).execute()
})

describe('the nightly reading', () => {
  it('brings customers and contracts up to date, and changes nothing the second time', async () => {
    await nightlyRefreshJob.run(deps, {})
    const [begun] = await readings()
    await readCustomersJob.run(deps, { id: begun!.id })
    expect(await readings()).toMatchObject([{ situacao: 'pronta', paginas: 3, clientes: 4, alterados: 8 }])
    expect((await customers())[0]).toEqual({
      codpessoa: '1',
      nome_razaosocial: 'Cliente 1',
      telefone: '53981110000',
      cidade: 'Pelotas',
      ativo: true,
      valor: '99.90',
      situacao: 'suspenso',
    })
    // Whole already: the later turns of the night begin nothing.
    await nightlyRefreshJob.run(deps, {})
    expect(await readings()).toHaveLength(1)
    const { id } = await begin(true)
    await readOn(db, await system(), id, Infinity)
    expect((await readings())[1]).toMatchObject({ situacao: 'pronta', clientes: 4, alterados: 0 })
  })

  it('leaves what the system does not report as it is, and skips what nobody could read', async () => {
    pages = [[swept(1)]]
    await readOn(db, await system(), (await begin()).id, Infinity)
    pages = [
      [
        swept(1, {
          telefones: [],
          emails: [],
          endereco: null,
          situacao: 'desconhecido',
          contratos: [{ contrato: 'C1' }],
        }),
        swept(2, { cod_cliente: 'com espaço' }),
      ],
    ]
    await readOn(db, await system(), (await begin(true)).id, Infinity)
    expect(await customers()).toMatchObject([
      {
        codpessoa: '1',
        telefone: '53981110000',
        cidade: 'Pelotas',
        ativo: true,
        valor: '99.90',
        situacao: 'suspenso',
      },
    ])
  })

  it('is begun for all others where a secret cannot be read', async () => {
    const broken = await makeProvider(db)
    // Before all others.
    await sql`insert into empresa_erp (id, id_empresa, url, permite_http, token) overriding system value
      values (0, ${broken}, ${erp.url}, true, 's1.nobody')`.execute(db)
    await expect(nightlyRefreshJob.run(deps, {})).rejects.toThrow('not sealed')
    expect(await readings()).toMatchObject([{ situacao: 'lendo' }])
    await db.deleteFrom('empresa_erp').where('id_empresa', '=', broken).execute()
  })

  it('goes on where a system went away, and loses nothing of what it read', async () => {
    const { id } = await begin()
    const usual = erp.answers.varredura_clientes!
    erp.answers.varredura_clientes = (body, key) => {
      if (body.depois === '1') erp.mode = 'drop'
      return usual(body, key)
    }
    await readCustomersJob.run(deps, { id })
    expect(await readings()).toMatchObject([
      { situacao: 'falhou', depois: '1', clientes: 2, erro: text.unreachable },
    ])
    expect(await customers()).toHaveLength(2)
    erp.mode = 'up'
    erp.answers.varredura_clientes = usual
    erp.heard.length = 0
    await nightlyRefreshJob.run(deps, {})
    await readCustomersJob.run(deps, { id })
    expect(await readings()).toMatchObject([{ id, situacao: 'pronta', clientes: 4, erro: null }])
    expect(erp.heard.map(({ body }) => body.depois)).toEqual(['1', '2'])
  })

  it('goes on after its time is up, and is read by one process at a time', async () => {
    const { id } = await begin()
    expect(await readOn(db, await system(), id, 0)).toBe(true)
    expect(await beginReading(db, provider)).toBeUndefined()
    const both = await Promise.all([
      readOn(db, await system(), id, Infinity),
      readOn(db, await system(), id, Infinity),
    ])
    expect(both).toEqual([false, false])
    expect(await readings()).toMatchObject([{ situacao: 'pronta', paginas: 3, clientes: 4 }])
  })

  it('is read again the next day, and the same day by the button alone', async () => {
    const { id } = await begin()
    await sql`update cliente_leitura set situacao = 'pronta', concluida_em = now() where id = ${id}`.execute(
      db,
    )
    await began(id, '1 minute')
    expect(await beginReading(db, provider)).toBeUndefined()
    await began(id, '-1 minute')
    const next = await begin()
    expect(next.id).not.toBe(id)
    await sql`update cliente_leitura set situacao = 'pronta', concluida_em = now() where id = ${next.id}`.execute(
      db,
    )
    expect((await begin(true)).id).not.toBe(next.id)
  })

  it('begins with the first customer again where a reading by day failed', async () => {
    const { id } = await begin()
    await sql`update cliente_leitura set situacao = 'falhou', concluida_em = now(), depois = '2' where id = ${id}`.execute(
      db,
    )
    await began(id, '-1 minute')
    expect(await begin()).toMatchObject({ depois: null })
  })

  it('takes over from a server that ended, and ends a sweep that never ends', async () => {
    const { id } = await begin()
    await sql`update cliente_leitura set lida_em = now() - interval '11 minutes'`.execute(db)
    expect(await beginReading(db, provider)).toMatchObject({ id })
    erp.answers.varredura_clientes = () => ({ dados: [], depois: '0' })
    await readCustomersJob.run(deps, { id })
    expect(await readings()).toMatchObject([{ situacao: 'falhou', erro: text.badAnswer }])
    erp.answers.varredura_clientes = ({ depois }) => ({ dados: [], depois: `${String(depois)}+` })
    await sql`update cliente_leitura set situacao = 'lendo', concluida_em = null, paginas = 4998`.execute(db)
    await readCustomersJob.run(deps, { id })
    expect(await readings()).toMatchObject([{ situacao: 'falhou', erro: text.badAnswer, paginas: 4999 }])
  })
})

it('is begun by a button too, whose page shows how far it is', async () => {
  const { id } = made!
  await admin.call.erp.refreshCustomers({ id })
  await expect(admin.call.erp.refreshCustomers({ id })).rejects.toThrow(text.beingRead)
  expect((await admin.call.erp.get({ id })).leitura).toMatchObject({ situacao: 'lendo', clientes: 0 })
  const [reading] = await readings()
  await readCustomersJob.run(deps, { id: reading!.id })
  expect((await admin.call.erp.get({ id })).leitura).toMatchObject({ situacao: 'pronta', clientes: 4 })
  await sql`update empresa_erp set capacidades = '{clientes}' where id = ${id}`.execute(db)
  await expect(admin.call.erp.refreshCustomers({ id })).rejects.toThrow(text.noSweep)
})
