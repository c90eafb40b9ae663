import { dayFromNow } from '@intranet/contract/today'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { panelWorld } from '../../../../test/erp/panel-world.ts'
import { ErpError } from '../../../platform/erp/erp-error.ts'
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import type { Memory } from '../../../platform/erp/erp-memory.ts'
import { AppError } from '../../../platform/errors.ts'
import { spoken } from './erp-refusals.ts'
import { followNegotiations } from './negotiation.service.ts'
import { readBack } from './read-back.service.ts'
import { wholeOf } from './view.service.ts'

const { db, deps, provider, customer, withCustomer, reset } = await panelWorld()
const mistake = new TypeError('a mistake of ours')
/** What the intranet itself does around a call goes wrong. */
const mistaken = {
  ...groundOf(deps),
  metrics: {
    ...deps.metrics,
    erpCall: () => {
      throw mistake
    },
  },
}

beforeEach(reset)

describe('a system that is away or refuses', () => {
  const reader = (failure: Error) => ({
    cod_cliente: customer.cod_cliente,
    memory: {
      read: vi.fn(async (name: string) => {
        if (name === 'faturas') throw failure
        return { dados: [], lida_em: new Date(), desatualizada: false }
      }),
    } as unknown as Memory,
  })

  it.each(['unavailable', 'unsupported', 'not_found'] as const)(
    'leaves the rest of the screen (%s)',
    async (fault) => {
      const whole = await wholeOf(reader(new ErpError(fault, '')))
      expect([whole.faturas, whole.os?.dados]).toEqual([null, []])
    },
  )

  it('is not what a mistake of ours looks like', async () => {
    await expect(wholeOf(reader(mistake))).rejects.toBe(mistake)
    await expect(spoken(() => Promise.reject(mistake))).rejects.toBe(mistake)
    await expect(spoken(() => Promise.reject(new AppError('conflict', 'a rule')))).rejects.toThrow('a rule')
  })
})

describe('a mistake of ours in the jobs of the night', () => {
  it('is thrown where actions are read back', async () => {
    const { userId } = await withCustomer()
    const action = {
      chave: 'pedido-mistake',
      id_empresa: provider,
      cod_cliente: customer.cod_cliente,
      tipo: 'abrir_os',
      alvo: '1',
      corpo: '{}',
      id_usuario: userId,
      situacao: 'incerto',
    }
    await db.insertInto('painel_acao').values(action).execute()
    await expect(readBack(mistaken)).rejects.toBe(mistake)
  })

  it('is thrown where agreements are followed', async () => {
    const { panel } = await withCustomer()
    const { id } = await panel.propose({
      ...customer,
      faturas: ['31', '32'],
      parcelas: 3,
      desconto: 0,
      primeira: dayFromNow(5),
    })
    await panel.accept({ ...customer, id })
    await expect(followNegotiations(mistaken)).rejects.toBe(mistake)
  })
})
