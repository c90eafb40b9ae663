import { communicationRule } from '@intranet/contract/messages/communication'
import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import {
  makeCommunicationCampaign,
  makeCommunicationRule,
  makeCustomer,
} from '../../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'

const { db, as } = await testWorld()

it.each([
  [10, 11, true],
  [10, 12, false],
  [2, 3, false],
])(
  'an audience of %i that is %i at the approval: approved %s, a tenth more at most',
  async (asked, now, approved) => {
    const provider = await makeProvider(db)
    const managerOf = () => as({ roles: ['regua_comunicacao:gestor'], empresas: [provider] })
    const [manager, colleague] = [await managerOf(), await managerOf()]
    for (let made = 0; made < asked; made += 1) await makeCustomer(db, provider)
    const id = await makeCommunicationRule(db, await makeCommunicationCampaign(db, provider), {
      data_especifica: dayFromNow(2),
      ativo: false,
    })
    await manager.call.communicationRules.requestApproval({ id, publico: asked })
    for (let made = asked; made < now; made += 1) await makeCustomer(db, provider)
    const answer = colleague.call.communicationRules.approve({ id })
    if (approved) expect(await answer).toMatchObject({ aprovacao: 'aprovada' })
    else await expect(answer).rejects.toThrow(communicationRule.approvalGrown)
  },
)
