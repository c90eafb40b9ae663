import { describe, expect, it, vi } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { meeting } from '../../../../test/factories/calendar.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const redes = await makeDepartment(db, ours, { nome: 'Redes' })
const vendas = await makeDepartment(db, ours, { nome: 'Vendas' })

const june = { inicio: '2026-06-01', fim: '2026-06-30' }

const notices = async (userId: number) =>
  (
    await db
      .selectFrom('notificacao_usuario as n')
      .innerJoin('notificacao_mensagem as m', 'm.id', 'n.id_mensagem')
      .where('n.id_usuario', '=', userId)
      .orderBy('m.id')
      .select('m.data')
      .execute()
  ).map(({ data }) => (data as { msg: string }).msg)

async function cityOf(nome: string, uf: string) {
  return (
    await db
      .selectFrom('cidade')
      .where('nome', '=', nome)
      .where('uf', '=', uf)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id
}

describe('holidays on the calendar', () => {
  it('of Tubarão/SC in June are the nation’s, the state’s and the city’s, not those of Criciúma (docs/content.md#local-holidays)', async () => {
    const [tubarao, criciuma] = [await cityOf('Tubarão', 'SC'), await cityOf('Criciúma', 'SC')]
    await db.deleteFrom('feriado').execute()
    const rows = await db
      .insertInto('feriado')
      .values([
        { nome: 'Da nação', data: '06-04', tipo: 'Nacional' },
        { nome: 'De SC', data: '06-05', tipo: 'Estadual', uf: 'SC' },
        { nome: 'Do RS', data: '06-06', tipo: 'Estadual', uf: 'RS' },
        { nome: 'De Tubarão', data: '06-07', tipo: 'Municipal', uf: 'SC' },
        { nome: 'De Criciúma', data: '06-08', tipo: 'Municipal', uf: 'SC' },
        { nome: 'De outro ano', data: '06-09', tipo: 'Nacional', recorrencia_anual: false, ano: 2025 },
      ])
      .returning(['id', 'nome'])
      .execute()
    const idOf = (nome: string) => rows.find((row) => row.nome === nome)!.id
    await db
      .insertInto('feriado_cidade')
      .values([
        { id_feriado: idOf('De Tubarão'), id_cidade: tubarao },
        { id_feriado: idOf('De Criciúma'), id_cidade: criciuma },
      ])
      .execute()
    const [me, far] = [await as({ id_empresa: ours }), await makeUser(db)]
    for (const [id, id_cidade] of [[me.userId, tubarao] as const, [far, criciuma] as const])
      await db.updateTable('rh_usuario').set({ id_cidade }).where('id', '=', id).execute()
    const days = await me.call.calendar.between({ ...june, camadas: ['feriados'] })
    expect(days.map(({ titulo, inicio, detalhe }) => [inicio.slice(0, 10), titulo, detalhe])).toEqual([
      ['2026-06-04', 'Da nação', 'Nacional'],
      ['2026-06-05', 'De SC', 'Estadual'],
      ['2026-06-07', 'De Tubarão', 'Municipal'],
    ])
  })
})

describe('people’s days', () => {
  it('name colleagues without an age, and leave out those who hide it and those of other providers', async () => {
    const make = async (nome: string, id_empresa: number, fields: Record<string, unknown>) => {
      const id = await makeUser(db, { nome, id_empresa })
      await db.updateTable('rh_usuario').set(fields).where('id', '=', id).execute()
    }
    await make('Ana', ours, { data_nascimento: '1988-06-20', data_admissao: '2020-06-21' })
    await make('Oculto', ours, { data_nascimento: '1988-06-20', exibir_aniversario: false })
    await make('Longe', theirs, { data_nascimento: '1988-06-20' })
    await make('Bissexto', ours, { data_nascimento: '1992-02-29' })
    const me = await as({ id_empresa: ours })
    const days = await me.call.calendar.between({ ...june, camadas: ['aniversarios', 'tempo_casa'] })
    expect(days.map(({ camada, titulo }) => [camada, titulo])).toEqual([
      ['aniversarios', 'Ana'],
      ['tempo_casa', 'Ana (6 anos)'],
    ])
    expect(JSON.stringify(days)).not.toContain('1988')
    const leap = await me.call.calendar.between({
      inicio: '2026-02-01',
      fim: '2026-03-05',
      camadas: ['aniversarios'],
    })
    expect(leap.map(({ inicio, titulo }) => [inicio.slice(0, 10), titulo])).toEqual([
      ['2026-02-28', 'Bissexto'],
    ])
  })
})

describe('events', () => {
  it('that are personal are seen by their maker and the guests alone, superadmins included (docs/content.md#calendar)', async () => {
    const owner = await as({ nome: 'Dona', id_empresa: ours })
    const guest = await as({ nome: 'Convidado', id_empresa: ours })
    const other = await as({ id_empresa: ours })
    const admin = await as(superadmin)
    const [made] = await owner.call.calendar.create({ objects: [{ ...meeting, convidados: [guest.userId] }] })
    const seen = async (who: typeof owner) =>
      (await who.call.calendar.between(june)).filter(({ id }) => id === made!.id)
    expect(await seen(owner)).toMatchObject([
      { inicio: '2026-06-11T14:00', fim: '2026-06-11T15:00', meu: true },
    ])
    expect(await seen(guest)).toMatchObject([
      { camada: 'pessoal', meu: false, resposta: 'pendente', detalhe: 'Dona' },
    ])
    expect(await seen(other)).toEqual([])
    expect(await seen(admin)).toEqual([])
    for (const stranger of [other, admin]) {
      await expect(stranger.call.calendar.get({ id: made!.id })).rejects.toThrow('Registro não encontrado.')
      await expect(stranger.call.calendar.remove({ id: made!.id })).rejects.toThrow(
        'Registro não encontrado.',
      )
      await expect(stranger.call.calendar.answer({ id: made!.id, resposta: 'sim' })).rejects.toThrow(
        'Registro não encontrado.',
      )
    }
    await expect(guest.call.calendar.update({ id: made!.id, titulo: 'Minha' })).rejects.toThrow(
      'Você não tem permissão',
    )
  })

  it('that are shared reach their department, their provider or everybody', async () => {
    const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours, id_departamento: redes })
    const titles = async (who: { call: typeof hr.call }) =>
      (await who.call.calendar.between({ inicio: '2026-08-01', fim: '2026-08-31' })).map(
        ({ titulo }) => titulo,
      )
    const august = { ...meeting, inicio: '2026-08-11T14:00', fim: '2026-08-11T15:00' }
    await hr.call.calendar.create({
      objects: [
        { ...august, titulo: 'Do departamento', publico: 'departamento', id_departamento: redes },
        { ...august, titulo: 'Do provedor', publico: 'provedor', id_empresa: ours },
        { ...august, titulo: 'De todos', publico: 'todos' },
      ],
    })
    const wanted = {
      redes: await as({ id_empresa: ours, id_departamento: redes }),
      vendas: await as({ id_empresa: ours, id_departamento: vendas }),
      longe: await as({ id_empresa: theirs }),
    }
    expect((await titles(wanted.redes)).sort()).toEqual(['De todos', 'Do departamento', 'Do provedor'])
    expect((await titles(wanted.vendas)).sort()).toEqual(['De todos', 'Do provedor'])
    expect(await titles(wanted.longe)).toEqual(['De todos'])
  })

  it('for more than one’s department are made by HR and marketing, in their own providers', async () => {
    const plain = await as({ id_empresa: ours, id_departamento: redes })
    const create = (who: typeof plain, event: object) =>
      who.call.calendar.create({ objects: [{ ...meeting, ...event } as never] })
    await create(plain, { publico: 'departamento', id_departamento: redes })
    await expect(create(plain, { publico: 'departamento', id_departamento: vendas })).rejects.toThrow(
      'permissão',
    )
    await expect(create(plain, { publico: 'todos' })).rejects.toThrow('permissão')
    const marketing = await as({ roles: ['marketing:gestor'], empresas: [ours] })
    await create(marketing, { publico: 'provedor', id_empresa: ours })
    await expect(create(marketing, { publico: 'provedor', id_empresa: theirs })).rejects.toThrow('permissão')
  })

  it('invite colleagues, who are notified, answer, and are notified of changes and of the cancellation', async () => {
    const owner = await as({ nome: 'Organizadora', id_empresa: ours })
    const guest = await as({ nome: 'Beto', id_empresa: ours })
    const stranger = await as({ id_empresa: theirs })
    const create = (convidados: number[]) =>
      owner.call.calendar.create({ objects: [{ ...meeting, titulo: 'Alinhamento', convidados }] })
    await expect(create([stranger.userId])).rejects.toThrow('Dados inválidos.')
    const [made] = await create([guest.userId])
    const { id } = made!
    await guest.call.calendar.answer({ id, resposta: 'sim' })
    expect((await owner.call.calendar.get({ id })).convidados).toEqual([
      { id: guest.userId, nome: 'Beto', resposta: 'sim' },
    ])
    await owner.call.calendar.move({ id, de: '2026-06-11T14:00', para: '2026-06-12T14:00' })
    expect((await guest.call.calendar.get({ id })).resposta).toBe('sim')
    await owner.call.calendar.remove({ id })
    expect(await notices(guest.userId)).toEqual([
      'Convite: Alinhamento, 11/06 às 14:00',
      'Evento alterado: Alinhamento, 12/06 às 14:00',
      'Evento cancelado: Alinhamento, 12/06 às 14:00',
    ])
    expect(await notices(owner.userId)).toEqual(['Beto aceitou: Alinhamento'])
  })

  it('come back as their recurrence says, and a dragged series moves whole', async () => {
    const me = await as({ id_empresa: ours })
    const [made] = await me.call.calendar.create({
      objects: [{ ...meeting, recorrencia: 'semanal', recorrencia_fim: '2026-06-25' }],
    })
    const days = async () =>
      (await me.call.calendar.between({ inicio: '2026-06-01', fim: '2026-07-15', camadas: ['pessoal'] })).map(
        ({ inicio }) => inicio.slice(5),
      )
    expect(await days()).toEqual(['06-11T14:00', '06-18T14:00', '06-25T14:00'])
    await me.call.calendar.move({ id: made!.id, de: '2026-06-18T14:00', para: '2026-06-19T09:30' })
    expect(await days()).toEqual(['06-12T09:30', '06-19T09:30', '06-26T09:30'])
  })

  it.each([
    [
      'an end before its start',
      { fim: '2026-06-11T13:00' },
      'fim',
      'A data de fim deve ser maior ou igual à data de início.',
    ],
    ['a day that no month has', { inicio: '2026-02-31T14:00' }, 'inicio', 'Data e hora inválidas'],
    [
      'a series that ends before it begins',
      { recorrencia: 'diaria', recorrencia_fim: '2026-06-01' },
      'recorrencia_fim',
      'A data de fim deve ser maior ou igual à data de início.',
    ],
    ['a provider’s event without provider', { publico: 'provedor' }, 'id_empresa', 'Campo obrigatório'],
    ['a link that is none', { link: 'javascript:alert(1)' }, 'link', 'Link inválido'],
  ])('with %s are refused', async (_name, wrong, field, message) => {
    const { token } = await as(superadmin)
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/calendario',
      headers: { authorization: `Bearer ${token}` },
      payload: { object: { ...meeting, ...wrong } },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().campos).toEqual({ [field]: message })
  })

  it('changed by somebody else meanwhile are not overwritten', async () => {
    const me = await as({ id_empresa: ours })
    const [made] = await me.call.calendar.create({ objects: [meeting] })
    const { updated_at } = await me.call.calendar.get({ id: made!.id })
    const seen = updated_at.toISOString()
    await me.call.calendar.update({ id: made!.id, titulo: 'Primeira', updated_at: seen })
    await expect(
      me.call.calendar.update({ id: made!.id, titulo: 'Segunda', updated_at: seen }),
    ).rejects.toThrow('alterado por outra pessoa')
  })

  it('keep both of two changes at once, a dragging too', async () => {
    const me = await as({ id_empresa: ours })
    const [made] = await me.call.calendar.create({ objects: [meeting] })
    const { id } = made!
    const { pool } = deps.connection
    const locked = await pool.connect()
    await locked.query('begin; select from evento_calendario for update')
    const changes = [
      me.call.calendar.update({ id, titulo: 'Outro nome' }),
      me.call.calendar.update({ id, local: 'Sala 2' }),
      me.call.calendar.move({ id, de: '2026-06-11T14:00', para: '2026-06-12T14:00' }),
    ]
    await vi.waitFor(
      async () => {
        const { rows } = await pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
        expect(rows).toHaveLength(changes.length)
      },
      { timeout: 15_000, interval: 20 },
    )
    await locked.query('commit')
    locked.release()
    await Promise.all(changes)
    expect(await me.call.calendar.get({ id })).toMatchObject({
      titulo: 'Outro nome',
      local: 'Sala 2',
      inicio: new Date('2026-06-12T14:00-03:00'),
    })
  })

  it('are not for candidates, and a window has an end', async () => {
    const candidate = await as({ employee: false })
    await expect(candidate.call.calendar.between(june)).rejects.toThrow('permissão')
    const me = await as({})
    await expect(me.call.calendar.between({ inicio: '2026-01-01', fim: '2026-12-31' })).rejects.toThrow()
  })
})
