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
