import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parameterKeys } from '@intranet/contract/parameters'
import { dayFromNow, daysLater, monthsLater, todayInBrazil } from '@intranet/contract/today'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeUser } from '../../../../test/factories/users.ts'
import { findActor } from '../../../platform/session.ts'
import { accessReviewJob } from './access-review.job.ts'
import { partnerWarningJob } from './partner.service.ts'

const sources = join(import.meta.dirname, '../../..')
const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const admin = await as(superadmin)
const headers = { authorization: `Bearer ${admin.token}` }

describe('partner access', () => {
  it('counts until its end and not a day longer (docs/access.md#partners)', async () => {
    const seller = await as({ roles: [], employee: false })
    const made = await app.inject({
      method: 'POST',
      url: '/v1/parceiro/permissao',
      headers,
      payload: {
        object: {
          id_usuario: seller.userId,
          empresas: [ours],
          roles: ['vendas:solicitante'],
          validade_fim: dayFromNow(0),
        },
      },
    })
    expect(made.json()).toEqual({ insert_permissao_parceiro: { returning: [{ id: seller.userId }] } })
    expect((await findActor(deps.auth, seller.token))?.actor).toMatchObject({
      roles: ['vendas:solicitante', 'user'],
      empresas: [ours],
      id_empresa: ours,
    })
    await db
      .updateTable('permissao_parceiro')
      .set({ validade_fim: dayFromNow(-1) })
      .execute()
    expect((await findActor(deps.auth, seller.token))?.actor).toMatchObject({ roles: ['user'], empresas: [] })
    const outsider = await as({ roles: ['rh:gestor'], empresas: [theirs] })
    await expect(outsider.call.users.get({ id: seller.userId })).rejects.toThrow('não encontrado')
  })

  it.each([
    [{ validade_fim: undefined }, 'Informe a validade do acesso.'],
    [{ validade_fim: '' }, 'Informe a validade do acesso.'],
    [{ validade_fim: dayFromNow(-1) }, 'Dados inválidos.'],
    [{ validade_fim: dayFromNow(370) }, 'Dados inválidos.'],
    [{ empresas: [] }, 'Selecione ao menos um provedor.'],
    [{ roles: ['vendas:gestor'] }, 'Dados inválidos.'],
    [{ roles: [] }, 'Selecione ao menos um acesso.'],
  ])('refuses %j', async (over, text) => {
    const id_usuario = await makeUser(db, { employee: false })
    const partner = { id_usuario, empresas: [ours], roles: ['vendas:leitor'], validade_fim: dayFromNow(30) }
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/parceiro/permissao',
      headers,
      payload: { object: { ...partner, ...over } },
    })
    expect([answer.statusCode, answer.json().mensagem]).toEqual([422, text])
  })

  it('lasts from today to twelve months later, both days included', async () => {
    const [today, last] = [todayInBrazil(), monthsLater(todayInBrazil(), 12)]
    const id_usuario = await makeUser(db, { employee: false })
    const ends = (validade_fim: string) =>
      admin.call.partners.update({ id: id_usuario, validade_fim }).then(
        () => 'kept',
        () => 'refused',
      )
    const partner = { id_usuario, empresas: [ours], roles: ['vendas:leitor' as const], validade_fim: last }
    await admin.call.partners.create({ objects: [partner] })
    expect([await ends(daysLater(today, -1)), await ends(today)]).toEqual(['refused', 'kept'])
    expect([await ends(daysLater(last, 1)), await ends(last)]).toEqual(['refused', 'kept'])
  })

  it('is for people who are no employees', async () => {
    const id_usuario = await makeUser(db, { employee: true })
    const partner = {
      id_usuario,
      empresas: [ours],
      roles: ['vendas:leitor' as const],
      validade_fim: dayFromNow(30),
    }
    await expect(admin.call.partners.create({ objects: [partner] })).rejects.toThrow('Dados inválidos.')
  })

  it('is changed, listed, read and removed', async () => {
    const id = await makeUser(db, { employee: false, nome: 'Parceira Lima' })
    const partner = {
      id_usuario: id,
      empresas: [ours],
      roles: ['vendas:leitor' as const],
      validade_fim: dayFromNow(30),
    }
    await admin.call.partners.create({ objects: [partner] })
    await admin.call.partners.update({ id, empresas: [ours, theirs], roles: ['vendas:solicitante'] })
    expect(await admin.call.partners.get({ id })).toMatchObject({
      empresas: [ours, theirs],
      roles: ['vendas:solicitante'],
      validade_fim: dayFromNow(30),
    })
    const seen = (await admin.call.partners.get({ id })).updated_at.toISOString()
    await admin.call.partners.update({ id, updated_at: seen, validade_fim: dayFromNow(40) })
    await expect(admin.call.partners.update({ id, updated_at: seen, empresas: [ours] })).rejects.toThrow(
      'Este registro foi alterado por outra pessoa. Recarregue a página.',
    )
    expect(await admin.call.partners.get({ id })).toMatchObject({ empresas: [ours, theirs] })
    const list = await app.inject({ url: '/v1/parceiro/permissao?q=lima', headers })
    expect(list.json()).toMatchObject({ total: 1, permissao_parceiro: [{ id, nome: 'Parceira Lima' }] })
    const gone = await app.inject({ method: 'DELETE', url: `/v1/parceiro/permissao/${id}`, headers })
    expect(gone.json()).toEqual({ delete_permissao_parceiro: { affected_rows: 1 } })
  })

  it('that ends within a week is announced once, to the seller and the superadmins', async () => {
    const id = await makeUser(db, { employee: false, nome: 'Vendedor Fim' })
    const later = await makeUser(db, { employee: false })
    const grant = { empresas: [ours, theirs], roles: ['vendas:leitor' as const] }
    await admin.call.partners.create({
      objects: [
        { ...grant, id_usuario: id, validade_fim: dayFromNow(6) },
        { ...grant, id_usuario: later, validade_fim: dayFromNow(20) },
      ],
    })
    await partnerWarningJob.run(deps, {})
    await partnerWarningJob.run(deps, {})
    const reported = await db.selectFrom('notificacao_usuario').select('id_usuario').execute()
    expect(reported.map((row) => row.id_usuario).toSorted()).toEqual([admin.userId, id].toSorted())
    await admin.call.partners.update({ id, validade_fim: dayFromNow(5) })
    await partnerWarningJob.run(deps, {})
    expect(await db.selectFrom('notificacao_usuario').select('id_usuario').execute()).toHaveLength(4)
  })
})

describe('the review of accesses', () => {
  it('is asked of every superadmin once a quarter (docs/access.md#access-review)', async () => {
    await as({ roles: ['configuracao:gestor'], empresas: [ours] })
    const reported = async () =>
      (await admin.call.notifications.list({ limit: 50 })).filter(({ data }) =>
        data.msg.startsWith('Revisão de acessos'),
      )
    await accessReviewJob.run(deps, {})
    await accessReviewJob.run(deps, {})
    const { total } = await admin.call.permissions.list({ filtro: { ativo: true } })
    expect(await reported()).toMatchObject([
      {
        data: {
          msg: expect.stringMatching(
            new RegExp(`do [1-4]º trimestre de 20\\d\\d: .* de ${total} pessoas ativas`),
          ),
          rota: '/settings/list?filtro=%7B%22ativo%22%3Atrue%7D',
        },
      },
    ])
    const receivers = await db
      .selectFrom('notificacao_usuario as n')
      .innerJoin('notificacao_mensagem as m', 'm.id', 'n.id_mensagem')
      .where(sql<boolean>`m.data ->> 'chave' like 'revisao-acessos%'`)
      .select('n.id_usuario')
      .execute()
    expect(receivers).toEqual([{ id_usuario: admin.userId }])
    await sql`update notificacao_mensagem set data = data || '{"chave": "revisao-acessos 2000 1"}'
      where data ->> 'chave' like 'revisao-acessos%'`.execute(db)
    await accessReviewJob.run(deps, {})
    expect(await reported()).toHaveLength(2)
  })
})

describe('parameters and modules', () => {
  it('are read with their defaults, changed, and in force at once (docs/access.md#parameters)', async () => {
    const before = await app.inject({ url: '/v1/parametros', headers })
    expect(before.json().parametro).toContainEqual({ chave: 'convite_horas', valor: 72, updated_at: null })
    const change = await app.inject({
      method: 'PUT',
      url: '/v1/parametros',
      headers,
      payload: { convite_horas: 24 },
    })
    expect(change.json()).toEqual({ update_parametro: { affected_rows: 1 } })
    expect(await deps.parameters.read('convite_horas')).toBe(24)
  })

  it('are all read by something', () => {
    const source = globSync('**/*.ts', { cwd: sources, exclude: ['**/*.test.ts'] })
      .map((file) => readFileSync(join(sources, file), 'utf8'))
      .join()
    const unread = parameterKeys.filter((key) => {
      const family = key
        .replace(/_(sms|email|whatsapp)$/, '_${')
        .replace(/^(visitantes|retorno)_.*$/, '$1_${')
      return !source.includes(`'${key}'`) && !source.includes(`\`${family}`)
    })
    expect(unread).toEqual([])
  })

  it.each([
    [{ convite_horas: 0 }, 'convite_horas'],
    [{ convite_horas: 'x' }, 'convite_horas'],
    [{ cep_endereco: 'ftp://x' }, 'cep_endereco'],
    [{ outra: 1 }, 'outra'],
    [{}, 'corpo'],
  ])('refuse %j', async (payload, field) => {
    const answer = await app.inject({ method: 'PUT', url: '/v1/parametros', headers, payload })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().campos)).toContain(field)
  })

  it('are listed for everybody and switched by the superadmin, with a stale edit refused', async () => {
    const guest = await as(null)
    const [module] = await guest.call.modules.list()
    const nobody = await as({ roles: ['rh:gestor'] })
    await expect(nobody.call.modules.update({ chave: module!.chave, ativo: false })).rejects.toThrow(
      'permissão',
    )
    const updated_at = module!.updated_at.toISOString()
    await admin.call.modules.update({ chave: module!.chave, ativo: false, nome: 'Outro nome', updated_at })
    await expect(
      admin.call.modules.update({ chave: module!.chave, ativo: true, updated_at }),
    ).rejects.toThrow('alterado por outra pessoa')
    expect((await guest.call.modules.list()).find(({ chave }) => chave === module!.chave)).toMatchObject({
      ativo: false,
      nome: 'Outro nome',
    })
  })
})
