import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import {
  executionsOf,
  makeCommunicationCampaign,
  makeCommunicationRule,
  makeCustomer,
  shiftAt as at,
} from '../../../../../test/factories/communication.ts'
import { runShifts } from './shift.service.ts'

const { db, deps } = await testWorld()
const id_empresa = await makeProvider(db)
const campanha = await makeCommunicationCampaign(db, id_empresa)

describe('an active rule', () => {
  it.each([
    ['turno', { turno: 'M' }],
    ['date', { data_especifica: '2020-01-01' }],
    ['criterion', { criterio: 'data_especifica', envio: 'no_dia', tempo: 0, data_especifica: '2020-01-01' }],
    ['sending', { envio: 'no_dia', tempo: 0 }],
  ])('does not fire for a past moment because a rule’s %s was changed', async (what, change) => {
    await makeCustomer(db, id_empresa, { data_nascimento: '1990-01-01' })
    const before = {
      turno: { turno: 'N', data_especifica: '2020-01-01' },
      date: { data_especifica: '2020-01-09' },
      criterion: { criterio: 'data_ativacao' },
      sending: { envio: 'dia_anterior', tempo: 3, data_especifica: '2020-01-01' },
    }[what]
    const rule = await makeCommunicationRule(db, campanha, before)
    await db.updateTable('campanha_regras').set(change).where('id', '=', rule).execute()
    await runShifts(deps, at('2020-01-01', 'M', 30))
    expect(await executionsOf(db, rule)).toEqual([])
  })

  it('still fires after its text was changed', async () => {
    await makeCustomer(db, id_empresa)
    const rule = await makeCommunicationRule(db, campanha, { data_especifica: '2020-01-01' })
    await db.updateTable('campanha_regras').set({ mensagem_sms: 'Olá' }).where('id', '=', rule).execute()
    await runShifts(deps, at('2020-01-01', 'M', 30))
    expect(await executionsOf(db, rule)).toHaveLength(1)
  })
})
