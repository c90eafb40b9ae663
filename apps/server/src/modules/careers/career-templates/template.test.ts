import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'

const { db, as } = await testWorld()
const manager = await as({ roles: ['banco_talentos:gestor'] })
const { careerTemplates } = manager.call

const defaultOf = (etapa: 'proposta' | 'contratado') =>
  db
    .selectFrom('carreira_modelo')
    .where('etapa', '=', etapa)
    .where('padrao', '=', true)
    .select(['id', 'ativo', 'nome'])
    .executeTakeFirstOrThrow()
const make = async (nome: string) => {
  const [made] = await careerTemplates.create({
    objects: [
      { etapa: 'proposta', nome, assunto: 'Proposta para {{vaga}}', texto: 'Olá, {{primeiro_nome}}.' },
    ],
  })
  return made!.id
}

it('the message that a stage sends stays active, also among others that are switched off', async () => {
  const other = await make('Proposta curta')
  const { id } = await defaultOf('proposta')
  await expect(careerTemplates.setActive({ ids: [other, id], ativo: false })).rejects.toThrow(
    'O modelo padrão precisa ficar ativo.',
  )
  expect((await careerTemplates.get({ id: other })).ativo).toBe(true)
  expect(await careerTemplates.setActive({ ids: [other], ativo: false })).toEqual({ alterados: 1 })
  expect((await careerTemplates.get({ id: other })).ativo).toBe(false)
  expect(await careerTemplates.setActive({ ids: [other, id], ativo: true })).toEqual({ alterados: 2 })
})

it('a new default takes the place of the one before, which may then be switched off (docs/careers.md#messages-to-candidates)', async () => {
  const before = await defaultOf('proposta')
  const id = await make('Proposta nova')
  const { updated_at } = await careerTemplates.get({ id })
  await careerTemplates.update({ id, updated_at: new Date(updated_at).toISOString(), padrao: true })
  expect((await defaultOf('proposta')).id).toBe(id)
  await careerTemplates.setActive({ ids: [before.id], ativo: false })
  expect((await careerTemplates.get({ id: before.id })).ativo).toBe(false)
})

it('changed from an older version says so first, whatever else is wrong with it', async () => {
  const id = await make('Proposta lida há pouco')
  const seen = (await careerTemplates.get({ id })).updated_at.toISOString()
  await careerTemplates.update({ id, padrao: true })
  await expect(
    careerTemplates.update({ id, updated_at: seen, nome: 'Outra', padrao: false }),
  ).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('alterado por outra pessoa') })
})

it('a variable without a value is refused by its name', async () => {
  await expect(
    careerTemplates.create({
      objects: [{ etapa: 'proposta', nome: 'Errada', assunto: 'Oi', texto: 'Seu salário: {{salario}}' }],
    }),
  ).rejects.toThrow('Variável inválida: {{salario}}')
})

it('has a name of its own at its stage, and the one that is sent is not deleted', async () => {
  await make('Proposta única')
  await expect(make('PROPOSTA UNICA')).rejects.toThrow('Já existe um modelo com este nome nesta etapa.')
  const { id } = await defaultOf('proposta')
  await expect(careerTemplates.remove({ id })).rejects.toThrow(
    'Escolha outro modelo padrão antes de excluir este.',
  )
  expect((await defaultOf('proposta')).id).toBe(id)
})

it('is written by managers of the talent bank alone', async () => {
  const asker = await as({ roles: ['banco_talentos:solicitante'] })
  const { id } = await defaultOf('contratado')
  expect((await asker.call.careerTemplates.get({ id })).id).toBe(id)
  await expect(asker.call.careerTemplates.setActive({ ids: [id], ativo: true })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})
