import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db, { nome: 'Nossa' })
const theirs = await makeProvider(db, { nome: 'Deles' })
const department = await makeDepartment(db, ours, { nome: 'Redes' })

async function makeColleague(nome: string, id_empresa: number, fields: Record<string, unknown> = {}) {
  const id = await makeUser(db, { nome, id_empresa })
  if (Object.keys(fields).length)
    await db.updateTable('rh_usuario').set(fields).where('id', '=', id).execute()
  return id
}

const bia = await makeColleague('Bia Conceição', ours, {
  cpf: '11144477735',
  ramal: '2031',
  telefone: '53984001122',
  email_pessoal: 'bia@casa.example',
  email_corp: 'bia@nossa.example',
  whatsapp_corp: '53999990000',
  id_departamento: department,
  data_nascimento: '1990-01-02',
})
const stranger = await makeColleague('Zeca Distante', theirs)

describe('contacts', () => {
  it('are the colleagues of one’s own provider, no matter who asks', async () => {
    const me = await as({ nome: 'Eu Mesmo', id_empresa: ours })
    const { dados } = await me.call.contacts.list({})
    expect(dados.map(({ nome }) => nome)).toEqual(['Bia Conceição', 'Eu Mesmo'])
    await expect(me.call.contacts.get({ id: stranger })).rejects.toThrow('Registro não encontrado.')
    const admin = await as(superadmin)
    expect((await admin.call.contacts.list({ q: 'zeca' })).total).toBe(1)
  })

  it('hold corporate data only, until their owner shows the personal phone (docs/content.md#corporate-data-only)', async () => {
    const me = await as({ id_empresa: ours })
    const before = await me.call.contacts.get({ id: bia })
    expect(before).toMatchObject({
      email_corp: 'bia@nossa.example',
      telefone_pessoal: null,
      email_pessoal: null,
    })
    const words = JSON.stringify([before, await me.call.contacts.list({})])
    for (const secret of ['53984001122', '11144477735', '1990-01-02', 'bia@casa'])
      expect(words).not.toContain(secret)
    await db.updateTable('rh_usuario').set({ exibir_telefone: true }).where('id', '=', bia).execute()
    expect(await me.call.contacts.get({ id: bia })).toMatchObject({
      telefone_pessoal: '53984001122',
      email_pessoal: 'bia@casa.example',
    })
    expect(JSON.stringify(await me.call.contacts.list({}))).not.toContain('53984001122')
  })

  it('are found without accents by name, corporate e-mail and extension, never by CPF or personal data', async () => {
    const me = await as({ id_empresa: ours })
    const found = async (q: string) => (await me.call.contacts.list({ q })).total
    expect(await found('conceicao')).toBe(1)
    expect(await found('2031')).toBe(1)
    expect(await found('BIA@NOSSA')).toBe(1)
    for (const q of ['11144477735', '53984001122', 'bia@casa', '%', "'; --"]) expect(await found(q)).toBe(0)
  })

  it('are counted by first letter, and filtered by it', async () => {
    const me = await as({ nome: 'Beto', id_empresa: ours })
    const letters = await me.call.contacts.letters({})
    expect(letters.find(({ letra }) => letra === 'B')).toEqual({ letra: 'B', total: 2 })
    const narrowed = async (input: object) =>
      (await me.call.contacts.letters(input)).reduce((sum, { total }) => sum + total, 0)
    const listed = async (filtro: object) => (await me.call.contacts.list({ filtro })).total
    expect(await narrowed({ id_departamento: [department] })).toBe(
      await listed({ id_departamento: { _in: [department] } }),
    )
    expect(await narrowed({ id_empresa: [ours] })).toBe(await listed({ id_empresa: { _in: [ours] } }))
    expect(await narrowed({ id_empresa: 999_999 })).toBe(0)
    const { dados } = await me.call.contacts.list({ filtro: { letra: 'B' }, sort: 'nome' })
    expect(dados.map(({ nome }) => nome)).toEqual(['Beto', 'Bia Conceição'])
  })

  it('name who somebody answers to: their manager, else who answers for the department', async () => {
    const chief = await makeColleague('Chefe', ours)
    await db
      .updateTable('rh_departamento')
      .set({ id_funcionario: chief })
      .where('id', '=', department)
      .execute()
    const me = await as({ nome: 'Vizinho', id_empresa: ours })
    expect((await me.call.contacts.get({ id: bia })).gestor).toMatchObject({ nome: 'Chefe' })
    await db.updateTable('rh_usuario').set({ id_gestor: me.userId }).where('id', '=', bia).execute()
    expect((await me.call.contacts.get({ id: bia })).gestor).toMatchObject({ nome: 'Vizinho' })
    expect((await me.call.contacts.get({ id: me.userId })).equipe).toMatchObject([{ nome: 'Bia Conceição' }])
    // Of other providers neither who leads nor who is led is named.
    await db.updateTable('rh_usuario').set({ id_gestor: stranger }).where('id', '=', bia).execute()
    await db.updateTable('rh_usuario').set({ id_gestor: me.userId }).where('id', '=', stranger).execute()
    expect((await me.call.contacts.get({ id: bia })).gestor).toBeNull()
    expect((await me.call.contacts.get({ id: me.userId })).equipe).toEqual([])
    expect(await me.call.search.palette({ q: 'Zeca' })).toEqual([])
    expect(await me.call.search.palette({ q: 'Bia' })).toMatchObject([{ tipo: 'colega', id: bia }])
  })

  it('are changed by their owner alone', async () => {
    const me = await as({ id_empresa: ours })
    await me.call.contacts.updateOwn({ ramal: '77', exibir_telefone: true })
    expect(await me.call.contacts.own()).toMatchObject({ ramal: '77', exibir_telefone: true })
    await expect(me.call.contacts.updateOwn({ ramal: 'abc', exibir_telefone: true })).rejects.toThrow()
  })

  it('leave out who left, and are not for candidates', async () => {
    const gone = await makeColleague('Bento Antigo', ours, { ativo: false })
    const me = await as({ id_empresa: ours })
    await expect(me.call.contacts.get({ id: gone })).rejects.toThrow('Registro não encontrado.')
    const candidate = await as({ employee: false, empresas: [ours] })
    await expect(candidate.call.contacts.list({})).rejects.toThrow('Você não tem permissão')
  })
})

describe('contacts over REST', () => {
  it('answer list and one in the documented shapes, and refuse guests first', async () => {
    const { token } = await as({ id_empresa: ours })
    const headers = { authorization: `Bearer ${token}` }
    const list = await app.inject({
      method: 'POST',
      url: '/v1/contato/filtro',
      headers,
      payload: { filtro: { nome: { _ilike: 'bia%' }, limit: 5 } },
    })
    expect(list.json()).toMatchObject({ total: 1, contato: [{ id: bia }] })
    const one = await app.inject({ url: `/v1/contato/${bia}`, headers })
    expect(one.json().contato_by_pk).toMatchObject({ id: bia, ramal: '2031' })
    expect(
      (await app.inject({ method: 'POST', url: '/v1/contato/filtro', payload: { x: 1 } })).statusCode,
    ).toBe(401)
    const bad = await app.inject({ url: '/v1/contato?filtro={"cpf":"1"}', headers })
    expect(bad.statusCode).toBe(422)
  })
})
