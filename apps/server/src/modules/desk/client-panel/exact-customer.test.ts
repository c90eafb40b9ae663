import { beforeEach, describe, expect, it } from 'vitest'
import { usualAnswers } from '../../../../test/erp/json-erp.ts'
import { panelWorld } from '../../../../test/erp/panel-world.ts'

const { db, erp, customer, withCustomer, reset } = await panelWorld()

beforeEach(reset)

describe('a system whose search by a code finds others first', () => {
  async function amongOthers() {
    const { panel } = await withCustomer()
    const [own] = usualAnswers().clientes!({ valor: '501' }, undefined) as object[]
    const other = { cod_cliente: '5015', nome_razaosocial: 'Beltrano', cpf: '11144477735' }
    erp.answers.clientes = () => [
      { ...own, ...other, telefones: ['53988887777'], emails: ['beltrano@cliente.example'] },
      own,
    ]
    return panel
  }

  it('has the contacts of this customer shown, and messages sent to them', async () => {
    const panel = await amongOthers()
    expect((await panel.contacts(customer)).dados).toEqual([
      { telefones: ['53981110000'], emails: ['fulana@cliente.example'] },
    ])
    const send = { ...customer, canal: 'email' as const, assunto: 'fatura' as const, referencia: '31' }
    expect(await panel.send({ ...send, chave: 'envio-0020' })).toMatchObject({
      destino: 'fu***@cliente.example',
    })
  })

  it('has their document and phone on the lead', async () => {
    const panel = await amongOthers()
    const asked = { ...customer, contrato: '9', texto: 'Quer 500 mega.', tipo: 'upgrade' as const }
    const { id_lead } = await panel.requestPlanChange(asked)
    const lead = await db
      .selectFrom('vendas_lead')
      .where('id', '=', id_lead!)
      .select(['documento', 'fone'])
      .executeTakeFirstOrThrow()
    expect(lead).toEqual({ documento: '52998224725', fone: '53981110000' })
  })
})
