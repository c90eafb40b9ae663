import { todayInBrazil } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const now = new Date(`${todayInBrazil()}T12:00`)
const dayIn = (days: number, yearsBack = 0) => {
  const day = addDays(now, days)
  return `${day.getFullYear() - yearsBack}-${format(day, 'MM-dd')}`
}

async function makeColleague(nome: string, id_empresa: number, dates: { born?: string; since?: string }) {
  const id = await makeUser(db, { nome, id_empresa })
  const { born = null, since = null } = dates
  await db
    .updateTable('rh_usuario')
    .set({ data_nascimento: born, data_admissao: since })
    .where('id', '=', id)
    .execute()
  return id
}

describe('the internal home', () => {
  it('shows birthdays of today and the next seven days among one’s colleagues, without any age', async () => {
    await makeColleague('Hoje', ours, { born: dayIn(0, 30) })
    await makeColleague('Semana', ours, { born: dayIn(7, 25) })
    await makeColleague('Depois', ours, { born: dayIn(8, 25) })
    await makeColleague('Longe', theirs, { born: dayIn(0, 40) })
    const me = await as({ id_empresa: ours })
    const today = await me.call.home.today()
    expect(today.aniversarios.map(({ nome, hoje }) => [nome, hoje])).toEqual([
      ['Hoje', true],
      ['Semana', false],
    ])
    expect(today.aniversarios[0]!.data).toBe(dayIn(0))
    expect(JSON.stringify(today)).not.toContain(dayIn(0, 30))
  })

  it('counts whole years in the company from the first on', async () => {
    await makeColleague('Três anos', ours, { since: dayIn(1, 3) })
    await makeColleague('Novato', ours, { since: dayIn(1) })
    const me = await as({ id_empresa: ours })
    const { admissoes } = await me.call.home.today()
    expect(admissoes.map(({ nome, anos }) => [nome, anos])).toEqual([['Três anos', 3]])
  })

  it('counts all, and shows the first of each kind: many birthdays leave no year of service out', async () => {
    const provider = await makeProvider(db)
    for (let n = 0; n < 62; n += 1) await makeColleague(`Pessoa ${n}`, provider, { born: dayIn(0, 30) })
    await makeColleague('Três anos', provider, { since: dayIn(7, 3) })
    const me = await as({ id_empresa: provider })
    const today = await me.call.home.today()
    expect([today.aniversarios.length, today.totalAniversarios]).toEqual([30, 62])
    expect(today.admissoes.map(({ nome }) => nome)).toEqual(['Três anos'])
    expect(today.totalAdmissoes).toBe(1)
  })

  it('shows candidates no colleagues', async () => {
    const candidate = await as({ employee: false, empresas: [ours] })
    const { aniversarios, admissoes } = await candidate.call.home.today()
    expect([...aniversarios, ...admissoes]).toEqual([])
  })

  it('names the next holidays of the nation, and of the person’s state and city only', async () => {
    await db.deleteFrom('feriado').execute()
    const cities = await db
      .selectFrom('cidade')
      .select(['id', 'uf'])
      .where('uf', 'in', ['RS', 'SC'])
      .orderBy('id')
      .execute()
    const home = cities.find(({ uf }) => uf === 'RS')!
    const away = cities.find(({ uf }) => uf === 'SC')!
    const days = { data: format(addDays(now, 3), 'MM-dd') }
    await db
      .insertInto('feriado')
      .values([
        { nome: 'Nacional', tipo: 'Nacional', ...days },
        { nome: 'Do estado', tipo: 'Estadual', uf: 'RS', ...days },
        { nome: 'De outro estado', tipo: 'Estadual', uf: 'SC', ...days },
        {
          nome: 'Do ano passado',
          tipo: 'Nacional',
          recorrencia_anual: false,
          ano: now.getFullYear() - 1,
          ...days,
        },
        { nome: 'Inativo', tipo: 'Nacional', ativo: false, ...days },
      ])
      .execute()
    for (const [nome, city] of [
      ['Da cidade', home],
      ['De outra cidade', away],
    ] as const) {
      const { id } = await db
        .insertInto('feriado')
        .values({ nome, tipo: 'Municipal', uf: city.uf, ...days })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('feriado_cidade').values({ id_feriado: id, id_cidade: city.id }).execute()
    }
    const me = await as({})
    await db.updateTable('rh_usuario').set({ id_cidade: home.id }).where('id', '=', me.userId).execute()
    const far = await makeUser(db)
    await db.updateTable('rh_usuario').set({ id_cidade: away.id }).where('id', '=', far).execute()
    const { feriados } = await me.call.home.today()
    expect(feriados.map(({ nome, em_dias }) => [nome, em_dias])).toEqual([
      ['Da cidade', 3],
      ['Do estado', 3],
      ['Nacional', 3],
    ])
  })
})
