/** Greets people on their birthday and on the day they joined, once each. Safe to run twice. */
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { celebratedToday } from './colleague-days.queries.ts'
import { todayInBrazil } from '@intranet/contract/today'

export const greetingJob: Job = {
  name: 'aniversario-saudacao',
  cron: '0 8 * * *',
  async run({ connection }) {
    const day = todayInBrazil()
    await inTransaction(connection.db, null, async (db) => {
      const born = await celebratedToday(db, 'data_nascimento')
      await notify(db, {
        remetente: null,
        usuarios: born.map(({ id }) => id),
        data: { modulo: 'rh', msg: 'Feliz aniversário! Tenha um ótimo dia.', rota: '/reports/birthday/list' },
        chave: `aniversario ${day}`,
      })
      const joined = await celebratedToday(db, 'data_admissao')
      for (const [anos, people] of Map.groupBy(joined, (person) => person.anos))
        if (anos > 0)
          await notify(db, {
            remetente: null,
            usuarios: people.map(({ id }) => id),
            data: {
              modulo: 'rh',
              msg: `Parabéns! Hoje você completa ${anos} ${anos === 1 ? 'ano' : 'anos'} de casa.`,
              rota: '/reports/company-anniversary',
            },
            chave: `tempo_casa ${anos} ${day}`,
          })
    })
  },
}
