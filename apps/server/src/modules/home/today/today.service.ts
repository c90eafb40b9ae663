import type { HomeToday, PersonDay } from '@intranet/contract/home/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { readDays } from './today.queries.ts'

/** What a person's card shows of them. */
const shown = ({ id, nome, departamento, id_foto, data, hoje }: PersonDay): PersonDay => ({
  id,
  nome,
  departamento,
  id_foto,
  data,
  hoje,
})

/** What a person's day holds: birthdays and years of service of colleagues, and the next holidays. */
export async function readToday(db: Database, actor: Actor): Promise<HomeToday> {
  const { dia, pessoas, feriados } = await readDays(db, actor)
  const birthdays = pessoas.filter(({ aniversario }) => aniversario)
  const years = pessoas.filter(({ aniversario }) => !aniversario)
  return {
    data: dia,
    aniversarios: birthdays.map(shown),
    totalAniversarios: birthdays[0]?.total ?? 0,
    admissoes: years.map((day) => ({ ...shown(day), anos: day.anos })),
    totalAdmissoes: years[0]?.total ?? 0,
    feriados,
  }
}
