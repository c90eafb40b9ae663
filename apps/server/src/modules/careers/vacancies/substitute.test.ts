import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { careerWorld } from '../../../../test/factories/careers.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { db, as } = await testWorld()
const { id_empresa, id_departamento, id_setor, id_cargo, fields } = await careerWorld(db)
const manager = await as({ roles: ['rh:gestor'], empresas: [id_empresa], id_empresa })
const recruiter = await as({ roles: ['banco_talentos:gestor'], empresas: [id_empresa], id_empresa })
const asker = await makeUser(db, { id_empresa })
type Somebody = typeof manager

/** Somebody of the provider's department leaves, and is to be substituted. */
async function leaving(provider = id_empresa): Promise<number> {
  const id_funcionario = await makeUser(db, { id_empresa: provider, empresas: [provider] })
  await db
    .updateTable('rh_usuario')
    .set({ id_departamento, id_setor, id_cargo })
    .where('id', '=', id_funcionario)
    .execute()
  const { id } = await db
    .insertInto('rh_desligamento')
    .values({
      id_funcionario,
      tipo: 'pedido_demissao',
      id_solicitante: asker,
      data_desligamento: dayFromNow(20),
      motivo: 'Pediu demissão.',
      aviso_previo: 'trabalhado',
      substituicao: true,
      recontrataria: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const open = ({ call }: Somebody, id_desligamento: number) =>
  call.vacancies.create({ objects: [fields({ id_desligamento })] })

describe('a vacancy for the substitute of who leaves', () => {
  it('begins with the place that the shutdown names, and is found from it (docs/hiring.md#a-substitute)', async () => {
    const id = await leaving()
    expect(await manager.call.shutdowns.get({ id })).toMatchObject({
      id_departamento,
      id_setor,
      id_cargo,
      id_vaga: null,
    })
    const [made] = await open(manager, id)
    expect((await manager.call.shutdowns.get({ id })).id_vaga).toBe(made!.id)
    expect((await manager.call.vacancies.get({ id: made!.id })).id_desligamento).toBe(id)
  })

  it('is one for each shutdown (docs/hiring.md#a-substitute)', async () => {
    const id = await leaving()
    await open(manager, id)
    await expect(open(manager, id)).rejects.toThrow('Já existe uma vaga para este desligamento.')
  })

  it('names no shutdown that its writer does not read', async () => {
    const refusal = { cause: { details: { campos: { id_desligamento: expect.any(String) } } } }
    await expect(open(recruiter, await leaving())).rejects.toMatchObject(refusal)
    const asked = await leaving()
    await db
      .updateTable('rh_desligamento')
      .set({ id_solicitante: recruiter.userId })
      .where('id', '=', asked)
      .execute()
    await expect(open(recruiter, asked)).rejects.toMatchObject(refusal)
    await expect(open(manager, await leaving(await makeProvider(db)))).rejects.toMatchObject(refusal)
    await expect(open(manager, 999_999_999)).rejects.toMatchObject(refusal)
  })
})
