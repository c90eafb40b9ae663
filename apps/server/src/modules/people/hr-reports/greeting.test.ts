import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { subDays } from 'date-fns/subDays'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makePerson } from '../../../../test/factories/report-people.ts'
import { greetingJob } from './greeting.job.ts'
import { todayInBrazil } from '@intranet/contract/today'

const { db, deps } = await testWorld()
const id_empresa = await makeProvider(db)
const today = todayInBrazil()
const elsewhen = format(subDays(parseISO(today), 5040), 'yyyy-MM-dd')
const years = (count: number) =>
  `${Number(today.slice(0, 4)) - count}${today.slice(4).replace('02-29', '02-28')}`

it('people are greeted once on their birthday and on the day they joined, and nobody else', async () => {
  const person = (
    nome: string,
    fields: { data_nascimento?: string; data_admissao?: string; ativo?: boolean },
  ) => makePerson(db, { nome, id_empresa, ...fields })
  const born = await person('Ana', { data_nascimento: years(30), data_admissao: elsewhen })
  const joined = await person('Beto', { data_nascimento: elsewhen, data_admissao: years(1) })
  const veteran = await person('Caio', { data_admissao: years(3) })
  const fresh = await person('Davi', { data_admissao: today })
  const left = await person('Eva', { data_nascimento: years(40), ativo: false })
  await Promise.all([greetingJob.run(deps, {}), greetingJob.run(deps, {})])
  await greetingJob.run(deps, {})
  const messages = async (id: number) =>
    (
      await db
        .selectFrom('notificacao_usuario as u')
        .innerJoin('notificacao_mensagem as m', 'm.id', 'u.id_mensagem')
        .where('u.id_usuario', '=', id)
        .select('m.data')
        .execute()
    ).map(({ data }) => (data as { msg: string }).msg)
  expect(await messages(born)).toEqual(['Feliz aniversário! Tenha um ótimo dia.'])
  expect(await messages(joined)).toEqual(['Parabéns! Hoje você completa 1 ano de casa.'])
  expect(await messages(veteran)).toEqual(['Parabéns! Hoje você completa 3 anos de casa.'])
  expect([await messages(fresh), await messages(left)]).toEqual([[], []])
})
