import { refusal } from '@intranet/contract/messages/refusals'
import { personalData as text } from '@intranet/contract/messages/staff'
import { dataOfficers } from '@intranet/contract/messages/trust'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { readingRetentionJob } from './reading-retention.job.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const hr = { roles: ['rh:gestor'], empresas: [ours], id_empresa: ours }
const manager = await as(hr)
const colleague = await as(hr)
const elsewhere = await as({ roles: ['rh:gestor'], empresas: [theirs], id_empresa: theirs })
const forbidden = 'Você não tem permissão'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const noticesOf = async (id: number) =>
  (
    await sql<{ msg: string }>`select m.data ->> 'msg' as msg from notificacao_usuario u
      join notificacao_mensagem m on m.id = u.id_mensagem where u.id_usuario = ${id} order by m.id`.execute(
      db,
    )
  ).rows.map(({ msg }) => msg)

const ask = async (who: { call: typeof manager.call }, tipo: 'correcao' | 'exclusao' = 'correcao') =>
  (await who.call.personalDataRequests.create({ objects: [{ tipo, texto: 'Meu nome está errado.' }] }))[0]!.id
const step = (
  id: number,
  situacao: 'em_analise' | 'atendido' | 'recusado',
  resposta?: string,
  who = manager,
) => who.call.personalDataRequests.update({ id, situacao, resposta })

describe('a request', () => {
  it('may be open once of each kind, also if two are sent at once, and HR of the provider is notified', async () => {
    const one = await as({ id_empresa: ours })
    const both = await Promise.allSettled([ask(one), ask(one)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(ask(one)).rejects.toThrow(text.running)
    await ask(one, 'exclusao')
    expect((await noticesOf(manager.userId)).filter((msg) => msg.includes('correção'))).toHaveLength(1)
    expect(await noticesOf(elsewhere.userId)).toEqual([])
    const long = { objects: [{ tipo: 'correcao' as const, texto: 'x'.repeat(451) }] }
    await expect(one.call.personalDataRequests.create(long)).rejects.toThrow('Permitido no máximo 450')
  })

  it('is seen by its person and by HR of the provider', async () => {
    const one = await as({ id_empresa: ours })
    const neighbour = await as({ id_empresa: ours, roles: ['rh:solicitante'], empresas: [ours] })
    const id = await ask(one)
    for (const who of [neighbour, elsewhere]) {
      expect(
        (await who.call.personalDataRequests.list({ limit: 0 })).dados.map((row) => row.id),
      ).not.toContain(id)
      await expect(who.call.personalDataRequests.get({ id })).rejects.toThrow('não encontrado')
      await expect(who.call.personalDataRequests.remove({ id })).rejects.toThrow('não encontrado')
    }
    await expect(step(id, 'em_analise', undefined, elsewhere)).rejects.toThrow('não encontrado')
    await expect(step(id, 'em_analise', undefined, one)).rejects.toThrow(forbidden)
    await expect(neighbour.call.personalDataReadings.list({})).rejects.toThrow(forbidden)
    expect(await manager.call.personalDataRequests.get({ id })).toMatchObject({ decide: true })
    expect(await one.call.personalDataRequests.get({ id })).toMatchObject({ decide: false })
    await expect(manager.call.personalDataRequests.remove({ id })).rejects.toThrow(forbidden)
  })

  it('is to be answered 15 days after the day in Brazil on which it was opened, and is the earliest due of its kind', async () => {
    const [late, early] = [
      await ask(await as({ id_empresa: ours })),
      await ask(await as({ id_empresa: ours })),
    ]
    const openedAt = (id: number, at: string) =>
      db
        .updateTable('solicitacao_dado_pessoal')
        .set({ created_at: new Date(at) })
        .where('id', '=', id)
        .execute()
    // 23:30 of the day before in Brazil.
    await openedAt(late, '2026-01-10T02:30:00Z')
    await openedAt(early, '2026-01-08T12:00:00Z')
    expect(await manager.call.personalDataRequests.get({ id: late })).toMatchObject({ prazo: '2026-01-24' })
    const soonest = await manager.call.personalDataRequests.list({ sort: 'prazo', limit: 2 })
    expect(soonest.dados.map(({ id, prazo }) => [id, prazo])).toEqual([
      [early, '2026-01-23'],
      [late, '2026-01-24'],
    ])
    const byThen = { filtro: { prazo: { _lte: '2026-01-23' } } }
    expect((await manager.call.personalDataRequests.list(byThen)).dados).toMatchObject([{ id: early }])
  })

  it('goes aberto → em_analise → atendido; the person is notified of each step', async () => {
    const one = await as({ id_empresa: ours })
    const id = await ask(one)
    await expect(step(id, 'atendido')).rejects.toThrow(refusal.wrongState)
    await step(id, 'em_analise')
    await expect(one.call.personalDataRequests.remove({ id })).rejects.toThrow(text.closed)
    await expect(step(id, 'recusado')).rejects.toThrow(text.reasonRequired)
    await step(id, 'atendido', 'Nome corrigido.')
    await expect(step(id, 'recusado', 'Tarde.')).rejects.toThrow(refusal.wrongState)
    expect(await noticesOf(one.userId)).toEqual([
      'O seu pedido de correção de dados está em análise.',
      'O seu pedido de correção de dados foi atendido.',
    ])
    expect(await one.call.personalDataRequests.get({ id })).toMatchObject({
      situacao: 'atendido',
      resposta: 'Nome corrigido.',
      id_responsavel: manager.userId,
    })
    await ask(one)
  })

  it('is decided once of two at once, never by its person, and not on an old view', async () => {
    const one = await as({ id_empresa: ours })
    const id = await ask(one)
    const { updated_at } = await manager.call.personalDataRequests.get({ id })
    await step(id, 'em_analise')
    const stale = { id, situacao: 'atendido' as const, updated_at: updated_at.toISOString() }
    await expect(manager.call.personalDataRequests.update(stale)).rejects.toThrow('alterado por outra pessoa')
    const both = await Promise.allSettled([
      step(id, 'atendido', 'Feito.'),
      step(id, 'recusado', 'Não procede.', colleague),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await noticesOf(one.userId)).toHaveLength(2)
    const own = await ask(manager)
    await expect(step(own, 'em_analise')).rejects.toThrow(text.own)
    await manager.call.personalDataRequests.remove({ id: own })
  })
})

describe('deletion', () => {
  const candidate = (over: object = {}) =>
    as({ employee: false, nome: 'Candidata Marcante', email: `marcante${Math.random()}@x.example`, ...over })

  it('anonymises a candidate in one transaction and ends their sessions', async () => {
    const one = await candidate({ roles: ['vendas:leitor'] })
    await db
      .updateTable('rh_usuario')
      .set({ cpf: '39053344705', rg: '99887766', telefone: '41999998888', senha_hash: 'x' })
      .where('id', '=', one.userId)
      .execute()
    const { email } = await db
      .selectFrom('rh_usuario')
      .where('id', '=', one.userId)
      .select('email')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('mensagem_saida')
      .values({ canal: 'email', destino: email, texto: 'Código' })
      .execute()
    const id = await ask(one, 'exclusao')
    await step(id, 'em_analise')
    await step(id, 'atendido')
    const row = await db
      .selectFrom('rh_usuario')
      .where('id', '=', one.userId)
      .selectAll()
      .executeTakeFirstOrThrow()
    // A column added later must be emptied too, or be listed here with the reason why it stays.
    const stays =
      /^(id|id_\w+|nome|email|busca|tipo|situacao|created_at|updated_at|confirmado_em|ultimo_acesso|data_\w+)$/
    const kept = Object.entries(row).filter(([key, value]) => value && !stays.test(key))
    expect(kept).toEqual([])
    expect(row).toMatchObject({
      nome: 'Pessoa removida',
      email: `removido-${one.userId}@anonimizado.invalid`,
      ativo: false,
      cpf: null,
      rg: null,
      telefone: null,
      senha_hash: null,
    })
    const left = await sql<{ n: number }>`select
      (select count(*) from sessao where id_usuario = ${one.userId}) +
      (select count(*) from usuario_papel where id_usuario = ${one.userId}) as n`.execute(db)
    expect(left.rows[0]!.n).toBe(0)
    expect((await app.inject({ url: '/v1/meus-dados', headers: bearer(one.token) })).statusCode).toBe(401)
    const traces = await sql<{ t: string }>`
      select coalesce(old_data::text, '') || coalesce(new_data::text, '') as t from log_historico
      union all select texto from solicitacao_dado_pessoal where id_titular = ${one.userId}
      union all select data ->> 'msg' from notificacao_mensagem`.execute(db)
    expect(traces.rows.filter(({ t }) => /39053344705|99887766|Marcante|nome está errado/.test(t))).toEqual(
      [],
    )
    const mails = await db
      .selectFrom('mensagem_saida')
      .where('destino', '=', email)
      .select('assunto')
      .execute()
    expect(mails).toEqual([{ assunto: 'Seus dados foram removidos' }])
    expect(await manager.call.personalDataRequests.get({ id })).toMatchObject({
      situacao: 'atendido',
      titular: 'Pessoa removida',
    })
  })

  it('is refused to anyone who is or was an employee, with the legal reason', async () => {
    const one = await as({ id_empresa: ours })
    const id = await ask(one, 'exclusao')
    await step(id, 'em_analise')
    await expect(step(id, 'atendido')).rejects.toThrow(text.employmentKept)
    expect(await one.call.personalDataRequests.get({ id })).toMatchObject({ situacao: 'em_analise' })
    await step(id, 'recusado')
    expect(await one.call.personalDataRequests.get({ id })).toMatchObject({
      situacao: 'recusado',
      resposta: text.employmentKept,
    })
    const former = await candidate()
    await db
      .updateTable('rh_usuario')
      .set({ data_admissao: '2020-01-01' })
      .where('id', '=', former.userId)
      .execute()
    const again = await ask(former, 'exclusao')
    await step(again, 'em_analise')
    await expect(step(again, 'atendido')).rejects.toThrow(text.employmentKept)
  })

  it('does not let HR dismiss a superadmin', async () => {
    const admin = await candidate({ roles: superadmin.roles })
    const id = await ask(admin, 'exclusao')
    await step(id, 'em_analise')
    await expect(step(id, 'atendido')).rejects.toThrow(forbidden)
  })
})

describe('the record of readings', () => {
  it('is read by HR of the provider, with a text search, and over REST', async () => {
    const person = await makeEmployee(db, { id_empresa: ours, cpf: '15350946056' })
    await manager.call.users.get({ id: person })
    const filtro = { id_titular: person }
    expect((await colleague.call.personalDataReadings.list({ filtro })).dados).toMatchObject([
      { id_usuario: null, leitor: null, dados: 'CPF', motivo: 'Cadastro de pessoal' },
    ])
    expect((await elsewhere.call.personalDataReadings.list({ filtro })).total).toBe(0)
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/acesso-dado-pessoal/filtro',
      headers: bearer(colleague.token),
      payload: { filtro: { ...filtro, dados: { _ilike: 'cpf' } } },
    })
    expect(answer.json()).toMatchObject({ total: 1, acesso_dado_pessoal: [{ dados: 'CPF' }] })
  })

  it('names who read to the data officer alone, who keeps people; others learn department and reason (docs/people.md#who-saw-my-data)', async () => {
    const person = await makeEmployee(db, { id_empresa: ours, cpf: '11144477735' })
    const id_departamento = await makeDepartment(db, ours, { nome: 'Pessoas e Cultura' })
    await db
      .updateTable('rh_usuario')
      .set({ id_departamento, nome: 'Quem Leu' })
      .where('id', '=', manager.userId)
      .execute()
    await manager.call.users.get({ id: person })
    const asked = { filtro: { id_titular: person } }
    const seen = async (who: typeof colleague) => (await who.call.personalDataReadings.list(asked)).dados
    const read = { departamento: 'Pessoas e Cultura', motivo: 'Cadastro de pessoal', dados: 'CPF' }
    expect(await seen(colleague)).toMatchObject([{ ...read, id_usuario: null, leitor: null }])
    const sought = (filtro: object) => colleague.call.personalDataReadings.list({ filtro })
    expect((await sought({ id_titular: person, leitor: 'Quem Leu' })).total).toBe(0)
    expect((await sought({ id_titular: person, id_usuario: manager.userId })).total).toBe(0)
    const admin = await as(superadmin)
    expect(await seen(admin)).toMatchObject([{ ...read, id_usuario: null, leitor: null }])
    const name = (id_usuario: number) =>
      admin.call.dataOfficer.set({ id_usuario, contato: 'dados@x.example' })
    await expect(name(person)).rejects.toThrow(dataOfficers.needsRole)
    await name(colleague.userId)
    expect(await seen(colleague)).toMatchObject([{ ...read, id_usuario: manager.userId, leitor: 'Quem Leu' }])
    const { token } = await deps.auth.createSession(person, {}).then(({ id }) => ({ token: id }))
    const own = await app.inject({ url: '/v1/meus-dados?secao=leituras', headers: bearer(token) })
    expect(own.json().meus_dados[0].linhas).toEqual([
      {
        data: expect.any(String),
        departamento: 'Pessoas e Cultura',
        campos: ['cpf'],
        motivo: 'Cadastro de pessoal',
      },
    ])
    expect(own.payload).not.toContain('Quem Leu')
  })

  it('ends after the months of the parameter, even if the job runs again', async () => {
    const person = await makeEmployee(db, { id_empresa: ours })
    await sql`insert into acesso_dado_pessoal (id_usuario, id_titular, campos, data)
      select null, ${person}, '{rg}', now() - make_interval(months => m) from unnest(array[1, 5, 7, 30]) m`.execute(
      db,
    )
    for (let run = 0; run < 2; run += 1) {
      await readingRetentionJob.run(deps, {})
      const left = await db
        .selectFrom('acesso_dado_pessoal')
        .where('id_titular', '=', person)
        .select('id')
        .execute()
      expect(left).toHaveLength(2)
    }
  })
})
