/** Who is too young, however the application comes: docs/careers.md#applying */
import { application as text } from '@intranet/contract/messages/careers'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { candidates, newCpf } from '../../../../test/factories/candidates.ts'
import { careerWorld, guest, openVacancy } from '../../../../test/factories/careers.ts'

const world = await testWorld()
const { db, as, app } = world
const places = await careerWorld(db)
const { candidate, mailsTo, stored } = candidates(world, places.id_cidade)
const sixteen = `${new Date().getFullYear() - 16}-01-01`

async function linkOf(id_vaga: number, over: Record<string, unknown>) {
  const object = { ...guest(places.id_cidade, { cpf: newCpf(), ...over }), id_vaga }
  const sent = await app.inject({ method: 'POST', url: '/v1/candidatura/publica', payload: { object } })
  expect(sent.statusCode).toBe(200)
  return /chave=([\w-]+)/.exec((await mailsTo(String(over.email))).at(-1)!.texto)![1]!
}

it('a guest too young for the contract that the vacancy has by then is refused at the link (docs/careers.md#applying)', async () => {
  const id_vaga = await openVacancy(db, places, { tipo_contrato: 'estagio' })
  const chave = await linkOf(id_vaga, { email: 'nova@exemplo.com', data_nascimento: sixteen })
  const { call } = await as(null)
  const confirm = () => call.jobApplications.confirm({ chave, senha: 'Alvorada@2026' })
  const contract = (tipo_contrato: string) =>
    db.updateTable('vagas_vaga').set({ tipo_contrato }).where('id', '=', id_vaga).execute()
  await contract('clt')
  await expect(confirm()).rejects.toThrow(text.minor)
  expect(await stored(id_vaga)).toEqual([])
  await contract('estagio')
  expect(await confirm()).toMatchObject({ entrou: true })
})

it('the day of birth of the account counts, not the one that was typed (docs/careers.md#applying)', async () => {
  const id_vaga = await openVacancy(db, places)
  const person = await candidate({ data_nascimento: sixteen, cpf: null })
  const { email } = await db
    .selectFrom('rh_usuario')
    .where('id', '=', person.userId)
    .select('email')
    .executeTakeFirstOrThrow()
  const chave = await linkOf(id_vaga, { email, data_nascimento: '1990-01-10' })
  await expect(person.call.jobApplications.confirm({ chave })).rejects.toThrow(text.minor)
  expect(await stored(id_vaga)).toEqual([])
})
