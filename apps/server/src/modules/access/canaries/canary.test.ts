import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it, vi } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { canaryJob } from './canary.job.ts'

const { db, as, app, deps } = await testWorld()
const ours = await makeProvider(db)
const admin = await as(superadmin)
const manager = await as({ roles: ['rh:gestor', 'vendas:gestor'], empresas: [ours], id_empresa: ours })
const bait = await makeEmployee(db, { id_empresa: ours, nome: 'Isca Silva', cpf: '15350946056' })
const { id: customer } = await db
  .insertInto('relationship_dados_pessoas')
  .values({ id_empresa: ours, codpessoa: '777', nome_razaosocial: 'Isca Cliente', cpf: '52998224725' })
  .returning('id')
  .executeTakeFirstOrThrow()
const alarms = async () => (await admin.call.canaries.alarms({})).dados
const mails = () =>
  db.selectFrom('mensagem_saida').select('texto').where('assunto', 'like', 'Alarme%').execute()
const noted = async () => {
  await deps.security.settle()
  return db.selectFrom('seguranca_evento').where('tipo', '=', 'alarme').selectAll().execute()
}
const file = (list: string) =>
  app.inject({ url: `/export/${list}?formato=csv`, headers: { authorization: `Bearer ${manager.token}` } })

describe('a canary', () => {
  it('is a person, or a customer by their code; twice it is refused, and superadmins alone know (docs/security.md#canaries)', async () => {
    await admin.call.canaries.create({ tipo: 'pessoa', id_pessoa: bait, nota: 'Cadastro de ninguém' })
    await admin.call.canaries.create({ tipo: 'cliente', id_empresa: ours, codpessoa: '777' })
    await expect(
      admin.call.canaries.create({ tipo: 'cliente', id_empresa: ours, codpessoa: '778' }),
    ).rejects.toThrow()
    await expect(admin.call.canaries.create({ tipo: 'pessoa', id_pessoa: bait })).rejects.toThrow()
    expect((await admin.call.canaries.list({})).dados.map(({ tipo, nome }) => [tipo, nome])).toEqual([
      ['cliente', 'Isca Cliente'],
      ['pessoa', 'Isca Silva'],
    ])
    await expect(manager.call.canaries.list({})).rejects.toThrow()
    await expect(manager.call.canaries.alarms({})).rejects.toThrow()
  })

  it('raises an alarm when its data is opened, and another record raises none', async () => {
    const other = await makeEmployee(db, { id_empresa: ours, cpf: '11144477735' })
    await manager.call.users.get({ id: other })
    expect(await alarms()).toEqual([])
    await manager.call.users.get({ id: bait })
    await manager.call.customers.get({ id: customer })
    expect(await alarms()).toMatchObject([
      { nome: 'Isca Cliente', como: 'leitura', id_usuario: manager.userId },
      { nome: 'Isca Silva', como: 'leitura', id_usuario: manager.userId, detalhe: 'cpf' },
    ])
  })

  it('raises one when it leaves in a file', async () => {
    expect((await file('departments.list')).statusCode).toBe(200)
    expect((await file('employees.list')).payload).toContain('Isca Silva')
    await vi.waitFor(async () =>
      expect((await alarms())[0]).toMatchObject({
        nome: 'Isca Silva',
        como: 'exportacao',
        detalhe: 'employees.list',
      }),
    )
    expect((await alarms()).filter(({ como }) => como === 'exportacao')).toHaveLength(1)
  })

  it('raises one a day when a key reads it in a list, and one in a change with its record', async () => {
    const [key] = await admin.call.accessKeys.create({
      objects: [
        {
          nome: 'Cópia',
          id_usuario: manager.userId,
          roles: ['rh:ler'],
          empresas: [ours],
          validade_fim: dayFromNow(300),
        },
      ],
    })
    const read = (url: string) => app.inject({ url, headers: { authorization: `Bearer ${key!.chave}` } })
    const minuteAgo = new Date(Date.now() - 60_000).toISOString()
    for (let twice = 0; twice < 2; twice += 1) {
      const people = await read('/v1/rh/funcionario')
      expect(people.payload).toContain('Isca Silva')
    }
    expect((await read(`/v1/alteracoes?com=registros&limit=5000&desde=${minuteAgo}`)).payload).toContain(
      'Isca Silva',
    )
    const byKey = (await alarms()).filter(({ detalhe }) => detalhe.endsWith(`chave ${key!.id}`))
    expect(byKey.map(({ nome, detalhe, id_usuario }) => [nome, detalhe, id_usuario]).toSorted()).toEqual([
      ['Isca Silva', `changes.list, chave ${key!.id}`, manager.userId],
      // A change's record is a row of this list.
      ['Isca Silva', `employees.list, chave ${key!.id}`, manager.userId],
    ])
    await db
      .deleteFrom('isca_alarme')
      .where(
        'id',
        'in',
        byKey.map(({ id }) => id),
      )
      .execute()
  })

  it('has its alarms mailed to superadmins, once, and in the security log', async () => {
    for (let run = 0; run < 2; run += 1) await canaryJob.run(deps, {})
    const sent = await mails()
    expect(sent).toHaveLength(1)
    for (const words of ['Isca Silva', 'Isca Cliente', 'employees.list'])
      expect(sent[0]!.texto).toContain(words)
    expect(await noted()).toHaveLength(3)
  })

  it('is taken back: the record stays, without alarm', async () => {
    const [newest] = (await admin.call.canaries.list({})).dados
    await admin.call.canaries.remove({ id: newest!.id })
    await manager.call.customers.get({ id: customer })
    expect((await alarms()).filter(({ nome }) => nome === 'Isca Cliente')).toEqual([])
    await expect(admin.call.canaries.remove({ id: newest!.id })).rejects.toThrow()
  })
})
