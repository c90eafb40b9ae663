/** Who counts as identified, and how often somebody may try: docs/client-panel.md#identification. */
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { usualAnswers } from '../../../../test/erp/json-erp.ts'
import { panelWorld, RIGHT_FACTS } from '../../../../test/erp/panel-world.ts'

const { as, db, deps, erp, customer, person, provider, sistema } = await panelWorld()
const attendant = () => person('painel_cliente:solicitante')
type Seller = Awaited<ReturnType<typeof as>>
const begin = (panel: Awaited<ReturnType<typeof attendant>>['panel']) =>
  panel.begin({ ...customer, motivo: 'atendimento' })
const WRONG = { nascimento: '1980-01-01', telefone: '9999' }
const compared = () => erp.heard.filter(({ call }) => call === 'clientes').length

beforeEach(async () => {
  Object.assign(erp, { heard: [], mode: 'up', answers: usualAnswers() })
  await db.deleteFrom('limite_requisicao').execute()
  await db.deleteFrom('parametro').execute()
  deps.parameters.forget()
})

describe('what a search is asked by', () => {
  it('is no fact: neither its phone nor anything that it answers identifies the customer', async () => {
    const { panel } = await attendant()
    const [found] = await panel.search({ sistema, por: 'telefone', valor: '53981110000' })
    expect(Object.keys(found!).toSorted()).toEqual(['cidade', 'cod_cliente', 'nome_razaosocial', 'provedor'])
    const { atendimento, perguntas } = await begin(panel)
    expect(perguntas).toEqual(['nascimento', 'bairro', 'nome_mae'])
    await expect(panel.confirm({ atendimento, telefone: '0000', bairro: 'Centro' })).rejects.toThrow(
      text.twoFacts,
    )
    await panel.confirm({ atendimento, telefone: '0000', bairro: 'Centro', nascimento: '1990-05-17' })
  })

  it('is still none after another search by code', async () => {
    const { panel } = await attendant()
    await panel.search({ sistema, por: 'telefone', valor: '53981110000' })
    await panel.search({ sistema, por: 'codigo', valor: '501' })
    expect((await begin(panel)).perguntas).not.toContain('telefone')
  })

  it('is none either where the search came after the attendance was opened', async () => {
    const { panel } = await attendant()
    const { atendimento, perguntas } = await begin(panel)
    expect(perguntas).toContain('telefone')
    await panel.search({ sistema, por: 'telefone', valor: '53981110000' })
    await expect(panel.confirm({ atendimento, telefone: '0000', bairro: 'Centro' })).rejects.toThrow(
      text.twoFacts,
    )
    await panel.confirm({ atendimento, nascimento: '1990-05-17', bairro: 'Centro' })
  })

  it('is none for a colleague either; a fact for who searched by code', async () => {
    const [first, second] = [await attendant(), await attendant()]
    await second.panel.search({ sistema, por: 'codigo', valor: '501' })
    expect((await begin(second.panel)).perguntas).toContain('telefone')
    await first.panel.search({ sistema, por: 'telefone', valor: '53981110000' })
    expect((await begin(second.panel)).perguntas).not.toContain('telefone')
  })

  it.each([
    ['looked up', ({ call }: Seller) => call.customers.lookUp({ telefone: '53981110000' })],
    ['listed', ({ call }: Seller) => call.customers.list({ filtro: { telefone: { _ilike: '%0000' } } })],
    [
      'listed deeper',
      ({ call }: Seller) => call.customers.list({ filtro: { _and: [{ telefone: { _ilike: '%0000' } }] } }),
    ],
  ])('is none where sales %s the customer by it', async (_how, find) => {
    await db
      .insertInto('relationship_dados_pessoas')
      .values({
        id_empresa: provider,
        codpessoa: '501',
        nome_razaosocial: 'Fulana de Teste',
        telefone: '53981110000',
      })
      .onConflict((known) => known.doNothing())
      .execute()
    const { panel } = await attendant()
    const seller = await as({ roles: ['vendas:solicitante'], empresas: [provider], employee: true })
    await seller.call.customers.lookUp({ codpessoa: '501' })
    expect((await begin(panel)).perguntas).toContain('telefone')
    await seller.call.customers.list({ filtro: { codpessoa: '501' } })
    expect((await begin(panel)).perguntas).toContain('telefone')
    await find(seller)
    expect((await begin(panel)).perguntas).not.toContain('telefone')
  })
})

it('the whole name is shown to who has identified the customer', async () => {
  const { panel, at } = await attendant()
  const { atendimento } = await begin(panel)
  expect((await at(atendimento).current())!.nome_razaosocial).toBe('Fulana d. T.')
  await panel.confirm({ atendimento, ...RIGHT_FACTS })
  expect((await at(atendimento).current())!.nome_razaosocial).toBe('Fulana de Teste')
})

describe('what other screens show', () => {
  const seller = (level: string) => person('painel_cliente:solicitante', `vendas:${level}`)
  const makeCustomer = () =>
    db
      .insertInto('relationship_dados_pessoas')
      .values({
        id_empresa: provider,
        codpessoa: '501',
        nome_razaosocial: 'Fulana de Teste',
        telefone: '53981110000',
        bairro: 'Centro',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()

  it('the district is no fact for readers of sales (docs/client-panel.md#facts-of-other-screens)', async () => {
    const { panel } = await seller('leitor')
    const { atendimento, perguntas } = await begin(panel)
    expect(perguntas).toEqual(['nascimento', 'telefone', 'nome_mae'])
    await expect(panel.confirm({ atendimento, telefone: '0000', bairro: 'Centro' })).rejects.toThrow(
      text.twoFacts,
    )
  })

  it('who opened the customer’s record within a day is asked nothing of it, a colleague is', async () => {
    await makeCustomer()
    const { id } = await db
      .selectFrom('relationship_dados_pessoas')
      .where('codpessoa', '=', '501')
      .where('id_empresa', '=', provider)
      .select('id')
      .executeTakeFirstOrThrow()
    const one = await seller('solicitante')
    const open = await begin(one.panel)
    await one.call.customers.get({ id })
    expect((await begin(one.panel)).perguntas).toEqual(['nome_mae'])
    const known = { atendimento: open.atendimento, telefone: '0000', nascimento: '1990-05-17' }
    await expect(one.panel.confirm(known)).rejects.toThrow(text.tooFewFacts)
    expect((await begin((await seller('solicitante')).panel)).perguntas).toContain('telefone')
    await sql`update acesso_dado_pessoal set data = now() - interval '25 hours'`.execute(db)
    expect((await begin(one.panel)).perguntas).toContain('telefone')
  })
})

describe('attendances of today', () => {
  it('are one’s own of today, masked, a customer once, the newest first', async () => {
    const { panel, userId } = await attendant()
    await begin(panel)
    const { atendimento, protocolo } = await begin(panel)
    await panel.confirm({ atendimento, ...RIGHT_FACTS })
    const [only, ...others] = await panel.today()
    expect(others).toEqual([])
    expect(only).toMatchObject({
      ...customer,
      protocolo,
      nome_razaosocial: 'Fulana d. T.',
      motivo: 'atendimento',
    })
    expect(only).not.toHaveProperty('atendimento')
    expect(await (await attendant()).panel.today()).toEqual([])
    await sql`update painel_atendimento set created_at = created_at - interval '1 day'
      where id_usuario = ${userId}`.execute(db)
    expect(await panel.today()).toEqual([])
  })
})

describe('tries', () => {
  it('of a customer are six an hour, also sixty at once over twenty attendances', async () => {
    const { panel } = await attendant()
    const open = await Promise.all(Array.from({ length: 20 }, () => begin(panel)))
    erp.heard.length = 0
    const all = open.flatMap(({ atendimento }) =>
      [1, 2, 3].map(() => panel.confirm({ atendimento, ...WRONG })),
    )
    const refusals = (await Promise.allSettled(all)).map((one) =>
      one.status === 'rejected' ? (one.reason as Error).message : 'opened',
    )
    expect(compared()).toBe(6)
    expect(refusals.filter((one) => one === text.notMatching)).toHaveLength(6)
    expect(refusals.filter((one) => one === text.tooManyTries)).toHaveLength(54)
  })

  it('are given back by a right answer, and where the system is away', async () => {
    const { panel } = await attendant()
    for (let time = 0; time < 7; time += 1) {
      const { atendimento } = await begin(panel)
      await panel.confirm({ atendimento, ...RIGHT_FACTS })
    }
    const { atendimento } = await begin(panel)
    erp.mode = 'away'
    await expect(panel.confirm({ atendimento, ...RIGHT_FACTS })).rejects.toThrow(text.away)
    const { rows } = await deps.connection.pool.query<{ points: number }>(
      `select points from limite_requisicao where key like 'painel-fatos%' or key like 'painel-erros%'`,
    )
    expect(rows.map(({ points }) => points)).toEqual([0, 0])
  })

  it('of an attendance are wrong answers alone: none is lost while the system is away (docs/client-panel.md#identification)', async () => {
    const { panel } = await attendant()
    const { atendimento } = await begin(panel)
    for (const mode of ['away', 'drop', 'away', 'drop'] as const) {
      erp.mode = mode
      await expect(panel.confirm({ atendimento, ...RIGHT_FACTS })).rejects.toThrow(text.away)
    }
    erp.mode = 'up'
    for (let time = 0; time < 4; time += 1)
      await expect(panel.confirm({ atendimento, telefone: '0000' })).rejects.toThrow(text.twoFacts)
    for (let time = 0; time < 3; time += 1)
      await expect(panel.confirm({ atendimento, ...WRONG })).rejects.toThrow(text.notMatching)
    for (let time = 0; time < 2; time += 1)
      await expect(panel.confirm({ atendimento, ...RIGHT_FACTS })).rejects.toThrow(text.tooManyTries)
    const { tentativas } = await db
      .selectFrom('painel_atendimento')
      .where('chave', '=', atendimento)
      .select('tentativas')
      .executeTakeFirstOrThrow()
    expect(tentativas).toBe(3)
  })

  it('of an attendant are as many wrong ones an hour as the parameter says, over all customers', async () => {
    await db.insertInto('parametro').values({ chave: 'painel_erros_hora', valor: '2' }).execute()
    const { panel } = await attendant()
    for (let time = 0; time < 2; time += 1) {
      const { atendimento } = await begin(panel)
      await expect(panel.confirm({ atendimento, ...WRONG })).rejects.toThrow(text.notMatching)
    }
    const { atendimento } = await begin(panel)
    await expect(panel.confirm({ atendimento, ...WRONG })).rejects.toThrow(text.tooManyMistakes)
    const colleague = await attendant()
    const theirs = await begin(colleague.panel)
    await colleague.panel.confirm({ atendimento: theirs.atendimento, ...RIGHT_FACTS })
  })
})

it('attendances are as many an hour as the parameter says', async () => {
  await db.insertInto('parametro').values({ chave: 'painel_atendimentos_hora', valor: '2' }).execute()
  const { panel } = await attendant()
  await begin(panel)
  await begin(panel)
  await expect(begin(panel)).rejects.toThrow(text.tooManyAttendances)
  await begin((await attendant()).panel)
})

it('attendances and searches are not counted while the system is away', async () => {
  await db.insertInto('parametro').values({ chave: 'painel_atendimentos_hora', valor: '1' }).execute()
  const { panel } = await attendant()
  const search = () => panel.search({ sistema, por: 'codigo', valor: '501' })
  erp.mode = 'away'
  await expect(begin(panel)).rejects.toThrow(text.away)
  await expect(search()).rejects.toThrow(text.away)
  erp.mode = 'up'
  await expect(panel.begin({ sistema, cod_cliente: '999', motivo: 'atendimento' })).rejects.toThrow()
  await expect(begin(panel)).rejects.toThrow(text.tooManyAttendances)
  await search()
  const { rows } = await deps.connection.pool.query<{ points: number }>(
    `select points from limite_requisicao where key like 'painel-busca%'`,
  )
  expect(rows.map(({ points }) => points)).toEqual([1])
})
