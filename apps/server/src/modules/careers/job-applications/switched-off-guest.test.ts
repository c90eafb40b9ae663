import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { candidates, newCpf } from '../../../../test/factories/candidates.ts'
import { careerWorld, guest, openVacancy } from '../../../../test/factories/careers.ts'

const world = await testWorld()
const { db, as, app } = world
const places = await careerWorld(db)
const { candidate, mailsTo, stored, send } = candidates(world, places.id_cidade)
const id_vaga = await openVacancy(db, places)
const senha = 'Alvorada@2026'

const apply = async (over: Record<string, unknown>) => {
  const object = { ...guest(places.id_cidade, over), id_vaga }
  const answer = await app.inject({ method: 'POST', url: '/v1/candidatura/publica', payload: { object } })
  return answer.body
}
const linkIn = async (email: string) =>
  /chave=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.texto ?? '')?.[1] ?? ''
const rowOf = (email: string) =>
  db
    .selectFrom('rh_usuario')
    .where('email', '=', email)
    .select(['id', 'cpf', 'ativo'])
    .executeTakeFirstOrThrow()
const switchOff = (id: number) =>
  db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', id).execute()

async function whoLeft() {
  const cpf = newCpf()
  const { userId } = await candidate({ cpf, ativo: false })
  const { email } = await db
    .selectFrom('rh_usuario')
    .where('id', '=', userId)
    .select('email')
    .executeTakeFirstOrThrow()
  return { userId, cpf, email }
}

describe('an application of a guest', () => {
  it('of who cannot sign in arrives by another address, without their CPF (docs/careers.md#who-cannot-sign-in)', async () => {
    const { userId, cpf, email: old } = await whoLeft()
    const fresh = await apply({ email: 'ninguem@exemplo.com', cpf: newCpf() })
    const email = 'particular@exemplo.com'
    expect(await apply({ email, cpf })).toBe(fresh)
    expect(await mailsTo(old)).toEqual([])
    const { call } = await as(null)
    await call.jobApplications.confirm({ chave: await linkIn(email), senha })
    const made = await rowOf(email)
    expect(made.cpf).toBeNull()
    expect((await stored(id_vaga)).map(({ id_usuario }) => id_usuario)).toEqual([made.id])
    expect(await rowOf(old)).toEqual({ id: userId, cpf, ativo: false })
  })

  it('of somebody who is signed in arrives too, where their CPF is of an inactive account', async () => {
    const { cpf } = await whoLeft()
    const person = await candidate({ cpf: null })
    const other = await openVacancy(db, places)
    await send(person, other, { cpf })
    expect(await stored(other)).toMatchObject([{ id_usuario: person.userId }])
  })

  it('by the address of an inactive account is answered there alone: another address is needed', async () => {
    const { email, cpf } = await whoLeft()
    await apply({ email, cpf })
    expect(await mailsTo(email)).toEqual([
      {
        assunto: 'Sua candidatura não foi enviada',
        texto: expect.stringMatching(/^Olá, Célia\..*desativado.*com outro e-mail:\n.*\/careers\/list/su),
      },
    ])
  })

  it('says at the link that the account was switched off meanwhile', async () => {
    const email = 'desligada@exemplo.com'
    await apply({ email, cpf: newCpf() })
    const chave = await linkIn(email)
    const { userId } = await candidate({ email })
    await switchOff(userId)
    const { call } = await as(null)
    const off = 'O cadastro deste e-mail está desativado.'
    await expect(call.jobApplications.waiting({ chave })).rejects.toThrow(off)
    await expect(call.jobApplications.confirm({ chave, senha })).rejects.toThrow(off)
  })
})
