import { daysLater } from '@intranet/contract/today'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import {
  makeCommunicationCampaign,
  makeCommunicationRule,
  makeCustomer,
  makeSent,
} from '../../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const rule = async (id_empresa: number) =>
  makeCommunicationRule(db, await makeCommunicationCampaign(db, id_empresa))
const rules = [await rule(ours), await rule(await makeProvider(db))] as const
const { call } = await as({ roles: ['regua_comunicacao:leitor'], empresas: [ours] })

let days = 0
/** By a shift of a day for each. */
async function sentTo(nome_razaosocial: string, [id_regra, id_empresa]: [number, number]): Promise<void> {
  const id_pessoa = await makeCustomer(db, id_empresa, { nome_razaosocial, cpf: '52998224725' })
  days += 1
  await makeSent(db, { id_regra, id_pessoa, dia: daysLater('2026-08-10', days) })
}

const found = async (q: string) =>
  (await call.communicationSends.list({ q })).dados.map(({ cliente }) => cliente).toSorted()

it('messages are found by words of their customer’s name or by the code, not by the document', async () => {
  await sentTo('João Gonçalves', [rules[0], ours])
  await sentTo('Maria Gonçalves', [rules[0], ours])
  const { id_empresa: theirs } = await db
    .selectFrom('campanha_regras as r')
    .innerJoin('campanha_comunicacao as c', 'c.id', 'r.campanha_id')
    .where('r.id', '=', rules[1])
    .select('c.id_empresa')
    .executeTakeFirstOrThrow()
  await sentTo('João Gonçalves', [rules[1], theirs])
  expect(await found('goncalves')).toEqual(['João Gonçalves', 'Maria Gonçalves'])
  expect(await found('goncalves joao')).toEqual(['João Gonçalves'])
  expect(await found('52998224725')).toEqual([])
  const [maria] = (await call.communicationSends.list({ q: 'maria' })).dados
  expect(await found(maria!.cod_cliente!)).toEqual(['Maria Gonçalves'])
})

it('more customers with a word than are named to PostgreSQL hide none of their messages', async () => {
  await sql`insert into relationship_dados_pessoas (id_empresa, codpessoa, nome_razaosocial)
    select ${ours}, 'M' || n, 'Comum ' || n from generate_series(1, 5001) n`.execute(db)
  await sentTo('Zélia Comum', [rules[0], ours])
  expect(await found('comum')).toEqual(['Zélia Comum'])
  expect((await call.communicationSends.list({ q: 'comum', contar: true })).total).toBe(1)
})

it('many customers with a word, who are looked up otherwise, hide nobody and show nobody else', async () => {
  await sql`insert into relationship_dados_pessoas (id_empresa, codpessoa, nome_razaosocial)
    select ${ours}, 'P' || n, 'Repetido ' || n from generate_series(1, 100) n`.execute(db)
  await sentTo('Ana Repetido', [rules[0], ours])
  await sentTo('Ana Singular', [rules[0], ours])
  expect(await found('repetido')).toEqual(['Ana Repetido'])
  expect(await found('repetido ana')).toEqual(['Ana Repetido'])
})

const onDay = async (filtro: object) =>
  (await call.communicationSends.list({ filtro, contar: true })).dados
    .map(({ cliente }) => cliente)
    .toSorted()

it('messages of a day are those of that date, also where their shift ran on another', async () => {
  const dia = '2026-07-01'
  const about = async (nome_razaosocial: string, data_referencia: string) => {
    const id_pessoa = await makeCustomer(db, ours, { nome_razaosocial })
    days += 1
    const ran = daysLater('2026-08-10', days)
    await makeSent(db, { id_regra: rules[0], id_pessoa, dia: ran, sobre: data_referencia })
  }
  await about('No dia', dia)
  await about('Na véspera', daysLater(dia, -1))
  await about('No seguinte', daysLater(dia, 1))
  expect(await onDay({ data_referencia: { _gte: dia, _lte: dia } })).toEqual(['No dia'])
  expect(await onDay({ data_referencia: dia })).toEqual(['No dia'])
  expect(await onDay({ data_referencia: { _gte: daysLater(dia, -1), _lte: dia } })).toEqual([
    'Na véspera',
    'No dia',
  ])
  expect(await onDay({ data_referencia: { _lte: daysLater(dia, -2) } })).toEqual([])
})

it('a day of more shifts than are named to PostgreSQL shows all of its messages', async () => {
  const dia = '2026-06-01'
  await sql`insert into campanha_execucao (id_regra, id_campanha, id_empresa, campanha, data_referencia, turno, situacao,
      regra, envia_em, expira_em, total, de, ate)
    select x.id_regra, x.id_campanha, x.id_empresa, x.campanha, date '2024-01-01' + n, x.turno, x.situacao, x.regra, x.envia_em,
      x.expira_em, 0, ${dia}, ${dia}
    from (select * from campanha_execucao where id_empresa = ${ours} limit 1) x, generate_series(1, 301) n`.execute(
    db,
  )
  const id_pessoa = await makeCustomer(db, ours, { nome_razaosocial: 'Em dia cheio' })
  await makeSent(db, { id_regra: rules[0], id_pessoa, dia })
  expect(await onDay({ data_referencia: { _gte: dia, _lte: dia } })).toEqual(['Em dia cheio'])
})
