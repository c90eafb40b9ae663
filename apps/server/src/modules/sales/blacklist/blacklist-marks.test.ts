import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeBlacklisted, makeLead } from '../../../../test/factories/sales.ts'
import { markLeads, matchBlacklist } from './blacklist-marks.queries.ts'

const { db } = await testWorld()
const vetorial = await makeProvider(db)
const razao = await makeProvider(db)

const markOf = (id: number) =>
  db
    .selectFrom('vendas_lead')
    .where('id', '=', id)
    .select(['blacklist', 'blacklist_motivo'])
    .executeTakeFirstOrThrow()

describe('the blacklist matches', () => {
  it('a number of a street and not the one beside it', async () => {
    await makeBlacklisted(db, { cep: '88701000', numero: '120' })
    const at = (numero: string) => ({ cep: '88701000', numero })
    expect(await matchBlacklist(db, [at('120'), at('122'), at(' 120 ')])).toEqual([
      { blacklist: 'endereco', motivo: 'Inadimplência' },
      null,
      { blacklist: 'endereco', motivo: 'Inadimplência' },
    ])
  })

  it('a person listed by document and by address as a cliente', async () => {
    await makeBlacklisted(db, { cpf_cnpj: '52998224725' })
    const [match] = await matchBlacklist(db, [{ documento: '52998224725', cep: '88701000', numero: '120' }])
    expect(match?.blacklist).toBe('cliente')
  })

  it('one flat without the others, and the whole house if no flat is named (docs/sales.md#how-an-entry-meets-a-lead)', async () => {
    await makeBlacklisted(db, { cep: '80010000', numero: '7', complemento: 'Apto 12' })
    const flat = (complemento: string | null) => ({ cep: '80010000', numero: '7', complemento })
    const found = await matchBlacklist(db, [flat('apto 12'), flat('Apto 13'), flat(null)])
    expect(found.map(Boolean)).toEqual([true, false, false])
  })

  it('leads of its own provider only, of all providers without one, and nobody outside its validity', async () => {
    await makeBlacklisted(db, { cpf_cnpj: '11144477735', id_empresa: razao })
    await makeBlacklisted(db, { cpf_cnpj: '39053344705', data_inicio: '2020-01-01', data_fim: '2020-12-31' })
    await makeBlacklisted(db, { cpf_cnpj: '86288366757', ativo: false })
    const found = await matchBlacklist(db, [
      { documento: '11144477735', id_empresa: razao },
      { documento: '11144477735', id_empresa: vetorial },
      { documento: '11144477735' },
      { documento: '39053344705', id_empresa: razao },
      { documento: '86288366757', id_empresa: razao },
    ])
    expect(found.map(Boolean)).toEqual([true, false, false, false, false])
  })
})

describe('marking leads', () => {
  it('marks open ones, not closed ones, and removes a mark from both', async () => {
    const documento = '12345678909'
    const open = await makeLead(db, vetorial, { documento })
    const lost = await makeLead(db, vetorial, { documento, motivo_inviabilidade: 'Sem Porta' })
    const other = await makeLead(db, vetorial, { documento: '98765432100' })
    const entry = await makeBlacklisted(db, { cpf_cnpj: documento })
    const named = { documentos: [documento], ceps: [] }
    expect(await markLeads(db, named)).toBe(1)
    expect(await markLeads(db, named)).toBe(0)
    expect(await markOf(open)).toEqual({ blacklist: 'cliente', blacklist_motivo: 'Inadimplência' })
    expect((await markOf(lost)).blacklist).toBeNull()
    expect((await markOf(other)).blacklist).toBeNull()

    await db
      .updateTable('vendas_lead')
      .set({ motivo_inviabilidade: 'Sem Porta' })
      .where('id', '=', open)
      .execute()
    await db.updateTable('blacklist').set({ ativo: false }).where('id', '=', entry).execute()
    expect(await markLeads(db, 'all')).toBe(1)
    expect((await markOf(open)).blacklist).toBeNull()
  })

  it('checks only the given leads', async () => {
    await makeBlacklisted(db, { cpf_cnpj: '15350946056' })
    const [reported, unreported] = [
      await makeLead(db, vetorial, { documento: '15350946056' }),
      await makeLead(db, vetorial, { documento: '15350946056' }),
    ]
    expect(await markLeads(db, { ids: [reported] })).toBe(1)
    expect((await markOf(unreported)).blacklist).toBeNull()
  })
})
