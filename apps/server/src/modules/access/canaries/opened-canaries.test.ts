/** Who opens the record of a marked person or customer raises an alarm, whatever of it was shown (docs/security.md#canaries). */
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { superadmin } from '../../../../test/app.ts'
import { panelWorld } from '../../../../test/erp/panel-world.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { at, procedures } from '../../../../test/walked-procedures.ts'

const { db, as, provider, customer, withCustomer } = await panelWorld()
const admin = await as(superadmin)
const colleague = await as({ employee: true, id_empresa: provider, empresas: [provider] })
// Apart from the ids of every other table.
await sql`select setval(pg_get_serial_sequence('rh_usuario', 'id'), 987654)`.execute(db)
/** With no document, mail or telephone to show. */
const blank = await makeEmployee(db, { id_empresa: provider, nome: 'Isca Sem Nada' })
await db.updateTable('rh_usuario').set({ cpf: null }).where('id', '=', blank).execute()
await admin.call.canaries.create({ tipo: 'pessoa', id_pessoa: blank })
await db
  .insertInto('relationship_dados_pessoas')
  .values({ id_empresa: provider, codpessoa: customer.cod_cliente, nome_razaosocial: 'Isca Cliente' })
  .execute()
await admin.call.canaries.create({ tipo: 'cliente', id_empresa: provider, codpessoa: customer.cod_cliente })

const forgetAlarms = () => db.deleteFrom('isca_alarme').execute()
const alarms = async () =>
  (await admin.call.canaries.alarms({})).dados.map(({ nome, como, id_usuario, detalhe }) => [
    nome,
    como,
    id_usuario,
    detalhe,
  ])
beforeEach(forgetAlarms)

/** Readings of other records, whose id is none here. */
const opensNobody: Record<string, string> = {
  'vacancies.hiringPath': 'answers zeros for a vacancy that is not there',
}
const isNothing = (answer: unknown) => !answer || (Array.isArray(answer) && answer.length === 0)

describe('a marked person', () => {
  it.each(['contacts', 'users', 'employees'] as const)(
    'opened by %s.get raises an alarm, once a day',
    async (name) => {
      const reader = name === 'contacts' ? colleague : admin
      for (let twice = 0; twice < 2; twice += 1) await reader.call[name].get({ id: blank })
      expect(await alarms()).toEqual([['Isca Sem Nada', 'leitura', reader.userId, `${name}.get`]])
    },
  )

  it('raises one in every reading that takes a person', async () => {
    const silent: string[] = []
    for (const [path, { type, inputs }] of procedures)
      for (const field of ['id', 'id_usuario', 'id_funcionario', 'id_pessoa']) {
        const input = { [field]: blank }
        if (type !== 'query' || path in opensNobody || !inputs[0]?.safeParse(input).success) continue
        await forgetAlarms()
        const answer = await at(admin.call, path)(input).catch(() => null)
        if (!isNothing(answer) && (await alarms()).length === 0) silent.push(`${path} ${field}`)
      }
    expect(silent).toEqual([])
  })
})

describe('a marked customer', () => {
  it('raises an alarm at each view of the client panel, once a day', async () => {
    const { panel, userId } = await withCustomer()
    for (let twice = 0; twice < 2; twice += 1) await panel.contracts(customer)
    expect(await alarms()).toEqual([['Isca Cliente', 'leitura', userId, 'clientPanel.contracts']])
  })
})
