import { customer as text } from '@intranet/contract/messages/registries'
import { beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as, app } = await testWorld()
const provider = await makeProvider(db, { sistema: 'sondada', nome: 'Sondada' })
const PER_DAY = 10
await db
  .insertInto('parametro')
  .values({ chave: 'cliente_consultas_dia', valor: String(PER_DAY) })
  .execute()
await db
  .insertInto('relationship_dados_pessoas')
  .values({
    id_empresa: provider,
    codpessoa: '1001',
    nome_razaosocial: 'João Antônio Farias',
    cpf: '52998224725',
    telefone: '48999990000',
  })
  .execute()
const here = { empresas: [provider] }
const reader = await as({ roles: ['vendas:leitor'], ...here })
const external = await as({ roles: ['vendas:solicitante'], employee: false, ...here })
const seller = await as({ roles: ['vendas:solicitante'], ...here })

function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, n) => total + Number(digit) * (digits.length + 1 - n), 0)
  return ((sum * 10) % 11) % 10
}

/** The mask of 529.982.247-25 leaves a thousand beginnings, each with its check digits: these are some of them. */
const candidates = Array.from({ length: 30 }, (_, n) => {
  const known = `${String(n * 7 + 100)}982247`
  const first = checkDigit(known)
  return `${known}${first}${checkDigit(`${known}${first}`)}`
})
const misses = (userId: number) =>
  db
    .selectFrom('acesso_dado_pessoal')
    .where('tabela', '=', 'relationship_dados_pessoas')
    .where('id_usuario', '=', userId)
    .where('id_item', 'is', null)
    .select('campos')
    .orderBy('id')
    .execute()
beforeEach(async () => {
  await db.deleteFrom('limite_requisicao').execute()
  await db.deleteFrom('acesso_dado_pessoal').execute()
})

describe('a person who sees customers masked', () => {
  it.each([
    ['a reader by CPF', reader, (cpf: string) => reader.call.customers.lookUp({ cpf })],
    [
      'a reader by phone',
      reader,
      (cpf: string) => reader.call.customers.lookUp({ telefone: `489${cpf.slice(0, 8)}` }),
    ],
    ['an external seller by CPF', external, (cpf: string) => external.call.customers.lookUp({ cpf })],
    [
      'an external seller by a new lead',
      external,
      (documento: string) => external.call.leads.verify({ documento }),
    ],
    [
      'an external seller by its phone',
      external,
      (cpf: string) => external.call.leads.verify({ fone: `489${cpf.slice(0, 8)}` }),
    ],
  ])('finds no hidden digits by trying: %s', async (_case, { userId }, ask) => {
    const answers = await Promise.allSettled(candidates.map((cpf) => ask(cpf)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(PER_DAY)
    await expect(ask('52998224725')).rejects.toThrow(text.tooManyLookups)
    expect(await misses(userId)).toHaveLength(PER_DAY)
  })

  it('leaves a trace of what was asked, masked', async () => {
    await reader.call.customers.lookUp({ cpf: '11198224799' })
    await reader.call.customers.lookUp({ telefone: '48912345678' })
    expect((await misses(reader.userId)).map(({ campos }) => campos)).toEqual([
      ['sem resultado', '***.982.247-**'],
      ['sem resultado', '(48) *****-5678'],
    ])
  })

  it('learns over REST when to try again', async () => {
    const ask = (cpf: string) =>
      app.inject({
        url: `/v1/relacionamento/clientes?cpf=${cpf}`,
        headers: { authorization: `Bearer ${reader.token}` },
      })
    for (const cpf of candidates.slice(0, PER_DAY)) expect((await ask(cpf)).statusCode).toBe(200)
    const refused = await ask('52998224725')
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { codigo: 'too_many', mensagem: text.tooManyLookups },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600)
  })

  it('may look up by code and name without a limit, and a look-up without a result is not recorded', async () => {
    for (let count = 0; count < 2 * PER_DAY; count += 1) {
      await reader.call.customers.lookUp({ codpessoa: `nenhum${count}` })
      await reader.call.customers.lookUp({ nome_razaosocial: 'ninguem' })
    }
    expect(await misses(reader.userId)).toEqual([])
  })
})

it('look-ups of people who see complete customers are not counted', async () => {
  for (const cpf of candidates) await seller.call.customers.lookUp({ cpf })
  for (const documento of candidates) await seller.call.leads.verify({ documento })
  expect(await seller.call.customers.lookUp({ cpf: '52998224725' })).toMatchObject({ total: 1 })
  expect(await misses(seller.userId)).toEqual([])
})
