import { accessKeys as text } from '@intranet/contract/messages/access'
import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeUser } from '../../../../test/factories/users.ts'
import { keyExpiryJob } from './key-expiry.job.ts'

const { db, deps, as, app } = await testWorld({ TRUST_PROXY: '1' })
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const admin = await as(superadmin)
const hr = { roles: ['rh:gestor', 'vendas:solicitante'], empresas: [ours] }
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const fields = {
  nome: 'Sincronização',
  roles: ['rh:gestor'],
  empresas: [ours],
  validade_fim: dayFromNow(300),
}
const campos = (part: object) => ({ cause: { details: { campos: part } } })

async function allowOwn(valor: boolean) {
  await admin.call.parameters.update({ chaves_proprias: valor })
}

describe('making a key', () => {
  it('is a superadmin’s, for anybody, and notifies its owner', async () => {
    const owner = await as(hr)
    const [made] = await admin.call.accessKeys.create({ objects: [{ ...fields, id_usuario: owner.userId }] })
    expect(made!.chave).toMatch(/^ink_[0-9a-f]{8}_[\w-]{43}$/)
    const reported = await owner.call.notifications.list()
    expect(reported[0]!.data).toMatchObject({
      msg: text.made('Sincronização'),
      rota: `/settings/keys/edit/${made!.id}`,
    })
    const answer = await app.inject({ url: '/v1/rh/departamento', headers: bearer(made!.chave) })
    expect(answer.statusCode).toBe(200)
  })

  it('shows the key in this answer alone: stored are its hash and its beginning', async () => {
    const [made] = await admin.call.accessKeys.create({
      objects: [{ ...fields, id_usuario: (await as(hr)).userId }],
    })
    const secret = made!.chave.slice(made!.prefixo.length + 1)
    const { rows } = await deps.connection.pool.query(
      `select to_jsonb(c)::text || coalesce((select string_agg(to_jsonb(l)::text, '') from log_historico l
        where l.tabela = 'chave_acesso'), '') as stored from chave_acesso c where id = $1`,
      [made!.id],
    )
    expect(rows[0].stored).not.toContain(secret)
    const row = await admin.call.accessKeys.get({ id: made!.id })
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(row).toMatchObject({ prefixo: made!.prefixo, situacao: 'ativa' })
    const { rows: logged } = await deps.connection.pool.query(
      `select new_data from log_historico where tabela = 'chave_acesso' and id_item = $1`,
      [String(made!.id)],
    )
    expect(logged[0].new_data).not.toHaveProperty('hash')
  })

  it('answers the key with the record too (docs/rest.md#the-record-after-a-write)', async () => {
    const url = '/v1/chaves?retorno=registro'
    const payload = { object: { ...fields, id_usuario: (await as(hr)).userId } }
    const answer = await app.inject({ method: 'POST', url, payload, headers: bearer(admin.token) })
    const [made] = answer.json().insert_chave_acesso.returning
    expect(made).toMatchObject({
      chave: expect.stringMatching(/^ink_/),
      nome: fields.nome,
      situacao: 'ativa',
    })
    const used = await app.inject({ url: '/v1/chaves/eu', headers: bearer(made.chave) })
    expect(used.statusCode).toBe(200)
  })

  it('for oneself needs the parameter, and nobody but a superadmin makes keys for others', async () => {
    const person = await as(hr)
    await expect(person.call.accessKeys.create({ objects: [fields] })).rejects.toThrow(text.notAllowed)
    await allowOwn(true)
    expect(await person.call.accessKeys.create({ objects: [fields] })).toHaveLength(1)
    await expect(
      person.call.accessKeys.create({ objects: [{ ...fields, id_usuario: admin.userId }] }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await allowOwn(false)
  })

  it('reads personal fields only where a superadmin says so, who alone may then widen it', async () => {
    const person = await as(hr)
    const least = { ...fields, roles: ['rh:ler'], dados_pessoais: true }
    await allowOwn(true)
    await expect(person.call.accessKeys.create({ objects: [least] })).rejects.toThrow(
      text.personalBySuperadmin,
    )
    const [made] = await admin.call.accessKeys.create({ objects: [{ ...least, id_usuario: person.userId }] })
    const { id, dados_pessoais } = await person.call.accessKeys.get({ id: made!.id })
    expect(dados_pessoais).toBe(true)
    await expect(person.call.accessKeys.update({ id, roles: ['rh:escrever'] })).rejects.toThrow(
      text.personalBySuperadmin,
    )
    await person.call.accessKeys.update({ id, nome: 'Outro nome', roles: ['rh:ler'], dados_pessoais: true })
    await admin.call.accessKeys.update({ id, roles: ['rh:escrever', 'vendas:ler'] })
    // Its owner may take rights away.
    await person.call.accessKeys.update({ id, roles: ['rh:escrever'] })
    await person.call.accessKeys.update({ id, roles: ['rh:ler'] })
    expect((await person.call.accessKeys.get({ id })).dados_pessoais).toBe(true)
    await expect(person.call.accessKeys.update({ id, roles: ['rh:ler', 'vendas:ler'] })).rejects.toThrow(
      text.personalBySuperadmin,
    )
    await person.call.accessKeys.update({ id, roles: ['rh:escrever'], dados_pessoais: false })
    await expect(person.call.accessKeys.update({ id, dados_pessoais: true })).rejects.toThrow(
      text.personalBySuperadmin,
    )
    const lines = await admin.call.history.list({ tabelas: ['chave_acesso'], id_item: id })
    expect(lines.map(({ new_data }) => new_data?.dados_pessoais)).toContain(true)
    await allowOwn(false)
  })

  it('that reads personal fields is used from elsewhere, longer or by other ids only where a superadmin says so', async () => {
    const person = await as(hr)
    await allowOwn(true)
    const set = {
      roles: ['rh:ler'],
      dados_pessoais: true,
      enderecos: ['203.0.113.0/24', '2001:db8::/32'],
      fonte: 'folha',
      validade_fim: dayFromNow(30),
    }
    const object = { ...fields, ...set, id_usuario: person.userId }
    const [made] = await admin.call.accessKeys.create({ objects: [object] })
    const { id } = made!
    const change = (over: object) => person.call.accessKeys.update({ id, ...over })
    for (const over of [
      { enderecos: [] },
      { enderecos: ['203.0.113.7', '198.51.100.1'] },
      { enderecos: ['203.0.0.0/16'] },
      { enderecos: ['0.0.0.0/0'] },
      { validade_fim: dayFromNow(31) },
      { fonte: 'erp' },
      { fonte: null },
    ])
      await expect(change(over), JSON.stringify(over)).rejects.toThrow(text.personalBySuperadmin)
    const { updated_at } = await person.call.accessKeys.get({ id })
    await expect(person.call.accessKeys.rotate({ id, updated_at: updated_at.toISOString() })).rejects.toThrow(
      text.personalBySuperadmin,
    )
    // As the form sends it, with what stays; then narrower.
    await change({ ...set, nome: 'Folha de pagamento' })
    await change({ enderecos: ['203.0.113.128/25'], validade_fim: dayFromNow(20) })
    await expect(change({ enderecos: ['203.0.113.0/24'] })).rejects.toThrow(text.personalBySuperadmin)
    await admin.call.accessKeys.update({ id, enderecos: [], fonte: null, validade_fim: dayFromNow(40) })
    await change({ enderecos: ['198.51.100.1'], dados_pessoais: false, fonte: 'erp' })
    await allowOwn(false)
  })

  it('gives no more than the owner has, no longer than the parameter allows', async () => {
    const id_usuario = (await as(hr)).userId
    const make = (over: object) =>
      admin.call.accessKeys.create({ objects: [{ ...fields, id_usuario, ...over }] })
    await expect(make({ roles: ['vendas:gestor'] })).rejects.toMatchObject(
      campos({ 'objects.0.roles': text.notTheirs(['vendas:gestor']) }),
    )
    await expect(make({ empresas: [theirs] })).rejects.toThrow()
    await expect(make({ roles: ['users:superadmin'] })).rejects.toThrow()
    await expect(make({ roles: ['rh:gestor', 'rh:leitor'] })).rejects.toThrow(text.oneLevel)
    await expect(make({ roles: ['rh:ler', 'rh:escrever'] })).rejects.toThrow(text.oneLevel)
    await expect(make({ roles: ['rh:ler', 'vendas:leitor'] })).rejects.toThrow(text.oneKind)
    await expect(make({ roles: ['marketing:ler'] })).rejects.toMatchObject(
      campos({ 'objects.0.roles': text.notTheirs(['marketing:ler']) }),
    )
    await expect(make({ roles: ['configuracao:escrever'] })).rejects.toThrow()
    expect(await make({ roles: ['rh:escrever', 'vendas:ler'] })).toHaveLength(1)
    await expect(make({ validade_fim: dayFromNow(800) })).rejects.toThrow()
    await expect(make({ enderecos: ['10.0.0.1/40'] })).rejects.toThrow(text.address)
    const gone = await makeUser(db, { ...hr, ativo: false })
    await expect(make({ id_usuario: gone })).rejects.toThrow()
  })
})

describe('keeping keys', () => {
  it('people see, change and revoke their own; superadmins everybody’s', async () => {
    const [one, other] = [await as(hr), await as(hr)]
    const key = await makeAccessKey(db, one.userId, { empresas: [ours] })
    await expect(other.call.accessKeys.get({ id: key.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.call.accessKeys.revoke({ id: key.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await other.call.accessKeys.list({})).total).toBe(0)
    expect((await one.call.accessKeys.list({})).dados).toMatchObject([{ id: key.id, situacao: 'ativa' }])
    const all = await admin.call.accessKeys.list({ limit: 0 })
    expect(all.dados.map(({ id }) => id)).toContain(key.id)
    await expect(one.call.accessKeys.update({ id: key.id, nome: 'Outro' })).rejects.toThrow(text.notAllowed)
    await one.call.accessKeys.revoke({ id: key.id })
    expect(await one.call.accessKeys.get({ id: key.id })).toMatchObject({ situacao: 'revogada' })
    await expect(admin.call.accessKeys.update({ id: key.id, nome: 'Outro' })).rejects.toThrow(text.revoked)
  })

  it('a superadmin hands a key over to somebody who has the roles of it', async () => {
    const [one, other, seller] = [await as(hr), await as(hr), await as({ roles: ['vendas:gestor'] })]
    const key = await makeAccessKey(db, one.userId, { empresas: [ours] })
    const { updated_at } = await admin.call.accessKeys.get({ id: key.id })
    const seen = updated_at.toISOString()
    await expect(
      admin.call.accessKeys.update({ id: key.id, id_usuario: seller.userId }),
    ).rejects.toMatchObject(campos({ roles: text.notTheirs(['rh:gestor']) }))
    await admin.call.accessKeys.update({ id: key.id, id_usuario: other.userId, updated_at: seen })
    expect((await other.call.accessKeys.list({})).total).toBe(1)
    expect((await one.call.accessKeys.list({})).total).toBe(0)
    expect(JSON.stringify(await other.call.notifications.list())).toContain(text.received('Sincronização'))
    await expect(
      admin.call.accessKeys.update({ id: key.id, nome: 'Velha', updated_at: seen }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('reports what may stand on a key of somebody', async () => {
    const one = await as(hr)
    expect(await one.call.accessKeys.rights()).toMatchObject({
      pode_criar: false,
      modulos: [
        { modulo: 'rh', nivel: 'gestor' },
        { modulo: 'vendas', nivel: 'solicitante' },
      ],
      empresas: [{ id: ours }],
    })
    await expect(one.call.accessKeys.rights({ id_usuario: admin.userId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    const everything = await admin.call.accessKeys.rights({ id_usuario: admin.userId })
    expect(everything.modulos.length).toBeGreaterThan(20)
  })

  it('by REST, the answers have the house’s shapes', async () => {
    const owner = await as(hr)
    const headers = bearer(admin.token)
    const payload = { object: { ...fields, id_usuario: owner.userId } }
    const made = await app.inject({ method: 'POST', url: '/v1/chaves', headers, payload })
    const [{ id, chave }] = made.json().insert_chave_acesso.returning
    expect(chave).toMatch(/^ink_/)
    const got = await app.inject({ url: `/v1/chaves/${id}`, headers })
    expect(got.json().chave_acesso_by_pk).toMatchObject({ id, nome: 'Sincronização' })
    const gone = await app.inject({ method: 'DELETE', url: `/v1/chaves/${id}`, headers })
    expect(gone.json()).toEqual({ delete_chave_acesso: { affected_rows: 1 } })
    expect((await app.inject({ url: '/v1/rh/departamento', headers: bearer(chave) })).statusCode).toBe(401)
  })
})

describe('a key that ends soon', () => {
  const run = () => keyExpiryJob.run(deps, {})

  it('is reported to its owner two weeks before, once, and again in its last days', async () => {
    const owner = await as(hr)
    const heard = async () => (await owner.call.notifications.list()).map(({ data }) => data.rota)
    const key = await makeAccessKey(db, owner.userId, { validade_fim: dayFromNow(15) })
    await makeAccessKey(db, owner.userId, { validade_fim: dayFromNow(-1) })
    const revoked = await makeAccessKey(db, owner.userId, { validade_fim: dayFromNow(5) })
    await admin.call.accessKeys.revoke({ id: revoked.id })
    await run()
    expect(await heard()).toEqual([])
    await db
      .updateTable('chave_acesso')
      .set({ validade_fim: dayFromNow(10) })
      .where('id', '=', key.id)
      .execute()
    await run()
    await run()
    expect(await heard()).toEqual([`/settings/keys/edit/${key.id}`])
    await db
      .updateTable('chave_acesso')
      .set({ validade_fim: dayFromNow(3) })
      .where('id', '=', key.id)
      .execute()
    await run()
    expect(await heard()).toHaveLength(2)
  })
})
