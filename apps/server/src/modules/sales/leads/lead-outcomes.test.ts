import { leadOutcomes } from '@intranet/contract/sales/lead-words'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as } = await testWorld()
const { call } = await as(superadmin)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 2, nil: null })
const moment = fc
  .integer({ min: 0, max: 40 })
  .map((days) => new Date(Date.now() - days * 86_400_000 - 3_600_000))

const leadArbitrary = fc.record({
  tipo: fc.constantFrom('novo', 'upgrade', 'downgrade', 'reativacao'),
  status: fc.integer({ min: 1, max: 5 }),
  blacklist: maybe(fc.constantFrom('cliente', 'endereco')),
  motivo_inviabilidade: maybe(fc.constantFrom('Sem Cobertura', 'Sem Porta')),
  wrong_motivo: maybe(fc.constant('outro')),
  inativada_em: maybe(fc.constant(new Date())),
  excluida_em: maybe(fc.constant(new Date())),
  ultimo_contato: maybe(moment),
  created_at: moment,
})
type Lead = typeof leadArbitrary extends fc.Arbitrary<infer T> ? T : never

/** A write through the procedures: some are refused, which changes nothing. */
const writeArbitrary = fc.record({
  which: fc.nat(11),
  what: fc.constantFrom(
    'move',
    'contact',
    'inactivate',
    'reactivate',
    'markWrong',
    'markUnfeasible',
    'exclude',
    'restore',
  ),
  status: fc.integer({ min: 1, max: 5 }),
} as const)

const inputs = {
  move: (status: number) => ({
    status,
    texto: 'x',
    liberacao: 'y',
    contrato: '1',
    produto: 'Fibra',
    valor: '1.00',
  }),
  contact: () => ({ texto: 'x' }),
  inactivate: () => ({ motivo: 'x' }),
  reactivate: () => ({}),
  markWrong: () => ({ wrong_motivo: 'outro' }),
  markUnfeasible: (status: number) => ({ motivo_inviabilidade: status > 2 ? 'Sem Cobertura' : 'Distância' }),
  exclude: () => ({ motivo: 'x' }),
  restore: () => ({}),
} satisfies Record<string, (status: number) => object>

/** The order of docs/sales.md#one-outcome, written a second time. */
function outcomeOf(lead: Omit<Lead, 'blacklist'>) {
  if (lead.excluida_em) return 'excluida'
  if (lead.wrong_motivo) return 'errada'
  if (lead.inativada_em) return 'inativada'
  if (lead.motivo_inviabilidade)
    return lead.motivo_inviabilidade === 'Sem Cobertura' ? 'sem_cobertura' : 'inviavel'
  return lead.status === 5 ? 'efetivada' : 'aberta'
}

function naiveCounters(leads: Lead[]) {
  const count = (test: (lead: Lead & { outcome: string; afterSale: boolean }) => boolean) =>
    leads.filter((lead) =>
      test({ ...lead, outcome: outcomeOf(lead), afterSale: ['upgrade', 'downgrade'].includes(lead.tipo) }),
    ).length
  const waits = [3, 5, 5, 15]
  const care = (lead: Lead) => Math.max(Number(lead.created_at), Number(lead.ultimo_contato ?? 0))
  return {
    leads: count(({ outcome, afterSale }) => outcome === 'aberta' && !afterSale),
    upgrade: count(
      ({ outcome, tipo }) => tipo === 'upgrade' && !['excluida', 'errada', 'inativada'].includes(outcome),
    ),
    downgrade: count(
      ({ outcome, tipo }) => tipo === 'downgrade' && !['excluida', 'errada', 'inativada'].includes(outcome),
    ),
    blocklist: count(({ outcome, blacklist }) => blacklist !== null && outcome !== 'excluida'),
    excluded: count(({ outcome }) => outcome === 'excluida'),
    inactivated: count(({ outcome }) => outcome === 'inativada'),
    unfeasible: count(({ outcome }) => outcome === 'inviavel'),
    'without-coverage': count(({ outcome, afterSale }) => outcome === 'sem_cobertura' && !afterSale),
    wrong: count(({ outcome }) => outcome === 'errada'),
    overdue: count(
      (lead) => lead.outcome === 'aberta' && care(lead) < Date.now() - waits[lead.status - 1]! * 86_400_000,
    ),
  }
}

it('outcomes never overlap and add up, and counters equal a simple count after any writes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(leadArbitrary, { minLength: 1, maxLength: 12 }),
      fc.array(writeArbitrary, { maxLength: 10 }),
      async (leads, writes) => {
        const id_empresa = await makeProvider(db)
        const made = await db
          .insertInto('vendas_lead')
          .values(
            leads.map((lead) => ({
              ...lead,
              id_empresa,
              origem: 'interno',
              cliente: 'Alguém',
              cod_cliente: '1',
              finalizada_em: lead.status === 5 ? new Date() : null,
              cep: '96010000',
              logradouro: 'Rua',
              numero: '1',
              bairro: 'Centro',
              cidade: 'Pelotas',
              estado: 'RS',
            })),
          )
          .returning('id')
          .execute()
        for (const { which, what, status } of writes) {
          const id = made[which % made.length]!.id
          const act = call.leads[what] as (input: object) => Promise<unknown>
          await act({ id, ...inputs[what](status) }).catch((error: { code?: string }) => {
            if (!['UNPROCESSABLE_CONTENT', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'].includes(error.code ?? ''))
              throw error
          })
        }
        const rows = await db
          .selectFrom('vendas_lead')
          .where('id_empresa', '=', id_empresa)
          .selectAll()
          .orderBy('id')
          .execute()
        expect(rows.map((row) => row.desfecho)).toEqual(rows.map((row) => outcomeOf(row as unknown as Lead)))
        expect(await call.leads.counters({ id_empresa })).toMatchObject(
          naiveCounters(rows as unknown as Lead[]),
        )
        const totals = await Promise.all(leadOutcomes.map((desfecho) => countOf(id_empresa, desfecho)))
        expect(totals.reduce((sum, total) => sum + total, 0)).toBe(leads.length)
      },
    ),
    { numRuns: 25 },
  )
}, 60_000)

async function countOf(id_empresa: number, desfecho: string): Promise<number> {
  const lista = desfecho === 'excluida' ? 'excluded' : desfecho === 'errada' ? 'wrong' : 'all'
  return (await call.leads.list({ lista, filtro: { id_empresa, desfecho } })).total!
}
