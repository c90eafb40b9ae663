import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import {
  makeApplication,
  makeCandidate,
  makeVacancy,
  type CandidateOverrides,
} from '../../../../test/factories/hiring.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const manager = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })
let sequence = 0
const person = (nome: string, over: CandidateOverrides = {}) =>
  makeCandidate(db, {
    nome,
    email: `${nome.toLowerCase().replace(' ', '.')}${(sequence += 1)}@example.com`,
    ...over,
  })

describe('one person with two accounts', () => {
  it('is pointed out, and once a manager says so both are shown together (docs/hiring.md#one-person-twice)', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    const born = { data_nascimento: '1990-02-03' }
    const one = await person('Jonas Prado', { ...born, telefone: '53999990001' })
    const two = await person('JONAS PRADO', { ...born, telefone: '53999990001' })
    const three = await person('Jonas Prado', { data_nascimento: '1991-02-03' })
    const id = await makeApplication(db, id_vaga, one)
    const { id: other } = await makeVacancy(db, ours, { titulo_vaga: 'Outra vaga' })
    await makeApplication(db, other, two)
    const read = () => manager.call.applicants.get({ id })
    expect((await read()).contas).toMatchObject([
      {
        id_usuario: two,
        mesma: null,
        motivos: ['nome_nascimento', 'telefone'],
        candidaturas: [{ titulo_vaga: 'Outra vaga' }],
      },
    ])
    await manager.call.applicants.samePerson({ id_usuario: two, id_outro: one, mesma: true })
    expect((await read()).contas).toMatchObject([{ id_usuario: two, mesma: true }])
    await manager.call.applicants.samePerson({ id_usuario: one, id_outro: two, mesma: false })
    expect((await read()).contas).toEqual([])
    await manager.call.applicants.samePerson({ id_usuario: one, id_outro: three, mesma: true })
    expect((await read()).contas).toMatchObject([{ id_usuario: three, mesma: true, motivos: [] }])
    await expect(
      manager.call.applicants.samePerson({ id_usuario: one, id_outro: one, mesma: true }),
    ).rejects.toThrow('Escolha duas pessoas diferentes.')
    await expect(
      manager.call.applicants.samePerson({ id_usuario: one, id_outro: manager.userId, mesma: true }),
    ).rejects.toThrow('1 de 2 registros não foi encontrado.')
  })
})
