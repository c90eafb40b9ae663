import { noCoverageInput } from '@intranet/contract/sales/no-coverage'
import { listLeadsInput } from '@intranet/contract/sales/lead-list'
import { reportInput } from '@intranet/contract/sales/sales-reports'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as } = await testWorld()
const providers = [await makeProvider(db), await makeProvider(db)]
const manager = await as({ roles: ['vendas:gestor'], empresas: providers })
const ofOne = await as({ roles: ['vendas:gestor'], empresas: [providers[0]!] })
const seller = await as({ roles: ['vendas:solicitante'], employee: true, empresas: providers })
const outsider = await as({ roles: ['vendas:solicitante'], employee: false, empresas: providers })
const boss = await as(superadmin)
await sql`insert into vendas_campanha (nome) values ('Verão'), ('Inverno')`.execute(db)
await sql`insert into vendas_canal (nome) values ('Site'), ('Porta a porta')`.execute(db)
const ids = async (table: 'vendas_campanha' | 'vendas_canal') =>
  (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
const campaigns = await ids('vendas_campanha')
const channels = await ids('vendas_canal')

const either = <T>(...values: T[]) => fc.constantFrom(...values)
const texts = (...values: string[]) => either<string | null>(null, '', ...values)
const day = fc.integer({ min: 0, max: 420 }).map((n) => new Date(Date.UTC(2025, 8, 25, 12) + n * 86_400_000))
const lead = fc.record({
  id_empresa: either(...providers),
  id_campanha: either(null, ...campaigns),
  id_canal: either(null, ...channels),
  id_vendedor: either(null, seller.userId, outsider.userId),
  tipo: either('novo' as const, 'novo', 'upgrade', 'reativacao'),
  cidade: texts('Curitiba', ' curitiba ', 'São José'),
  bairro: texts('Centro', 'CENTRO', 'Água Verde'),
  logradouro: texts('Rua XV', 'Rua Sete'),
  produto: texts('Fibra 500', 'fibra 500', 'Fibra 1000'),
  valor: either(null, '99.90', '149.55'),
  tentativas: fc.nat(3),
  blacklist: either(null, null, 'endereco' as const),
  motivo_inviabilidade: either(null, null, 'Sem Cobertura', 'Sem Cobertura', 'Distância'),
  wrong_motivo: either(null, null, null, 'telefone' as const),
  excluida: either(false, false, false, true),
  status: either(1, 2, 3, 4, 5),
  created_at: day,
})
type Lead = typeof lead extends fc.Arbitrary<infer T> ? T : never

const rowOf = ({ excluida, ...fields }: Lead) => ({
  ...fields,
  cod_cliente: 'C1',
  excluida_em: excluida ? new Date() : null,
  finalizada_em: fields.status === 5 ? new Date(fields.created_at.getTime() + 40 * 3_600_000) : null,
})

const write = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), rows: fc.array(lead, { minLength: 1, maxLength: 12 }) }),
  fc.record({ kind: fc.constant('update' as const), part: fc.nat(3), to: lead }),
  fc.record({ kind: fc.constant('touch' as const) }),
  fc.record({ kind: fc.constant('delete' as const), part: fc.nat(4) }),
  fc.record({ kind: fc.constant('compact' as const) }),
)
type Write = typeof write extends fc.Arbitrary<infer T> ? T : never

async function apply(step: Write): Promise<void> {
  if (step.kind === 'insert')
    await db
      .insertInto('vendas_lead')
      .values(step.rows.map((one) => ({ ...rowOf(one), cliente: 'A', origem: 'api' as const })))
      .execute()
  if (step.kind === 'update')
    await db
      .updateTable('vendas_lead')
      .set(rowOf(step.to))
      .where(sql<boolean>`id % 4 = ${step.part}`)
      .execute()
  if (step.kind === 'touch') await db.updateTable('vendas_lead').set({ referencia: 'ao lado' }).execute()
  if (step.kind === 'delete')
    await db
      .deleteFrom('vendas_lead')
      .where(sql<boolean>`id % 5 = ${step.part}`)
      .execute()
  if (step.kind === 'compact') await sql`select vendas_resumo_compacta()`.execute(db)
}

const counted = sql`from vendas_lead l where l.desfecho not in ('excluida', 'errada')`
const everybody = sql`true`
const scopes = [
  { who: manager, sees: everybody },
  { who: boss, sees: everybody },
  { who: ofOne, sees: sql`l.id_empresa = ${providers[0]!}` },
  { who: seller, sees: sql`(l.id_vendedor = ${seller.userId} or l.id_vendedor is null)` },
  { who: outsider, sees: sql`l.id_vendedor = ${outsider.userId}` },
]
// Within a month, over several months with parts at both ends, and whole months.
const periods = [
  { data_ini: '2026-01-10', data_end: '2026-01-20' },
  { data_ini: '2025-10-15', data_end: '2026-09-14' },
  { data_ini: '2025-12-01', data_end: '2026-11-30' },
]
const keys = {
  campaigns: sql`coalesce(l.id_campanha::text, '')`,
  channels: sql`coalesce(l.id_canal::text, '')`,
  sellers: sql`coalesce(l.id_vendedor::text, '')`,
  city: sql`l.cidade_chave`,
  products: sql`normaliza(btrim(coalesce(l.produto, '')))`,
} as const

interface Figures {
  chave: string
  leads: number
  efetivadas: number
  contatos: number
  sem_cobertura: number
  inviaveis: number
  faturamento: string
}

const byKey = (a: { chave: string }, b: { chave: string }) => (a.chave < b.chave ? -1 : 1)

async function compareReports(): Promise<void> {
  for (const { who, sees } of scopes) {
    for (const period of periods) {
      for (const [name, key] of Object.entries(keys) as [keyof typeof keys, typeof everybody][]) {
        const { dados, soma } = await who.call.salesReports[name](reportInput.parse({ ...period, limit: 0 }))
        const naive = await sql<Figures>`select ${key} as chave, count(*)::int as leads,
            (count(*) filter (where l.desfecho = 'efetivada'))::int as efetivadas, sum(l.tentativas)::int as contatos,
            (count(*) filter (where l.desfecho = 'sem_cobertura' and l.tipo <> 'upgrade'))::int as sem_cobertura,
            (count(*) filter (where l.desfecho = 'inviavel'))::int as inviaveis,
            coalesce(sum(l.valor) filter (where l.desfecho = 'efetivada'), 0)::numeric(14, 2)::text as faturamento
          ${counted} and ${sees} and l.created_at >= ${period.data_ini}::date and l.created_at < ${period.data_end}::date + 1
          group by 1 ${name === 'products' ? sql`having bool_or(l.desfecho = 'efetivada')` : sql``}`.execute(
          db,
        )
        const plain = dados.map(
          ({ chave, leads, efetivadas, contatos, sem_cobertura, inviaveis, faturamento }) => ({
            chave,
            leads,
            efetivadas,
            contatos,
            sem_cobertura,
            inviaveis,
            faturamento,
          }),
        )
        expect(plain.toSorted(byKey)).toEqual(naive.rows.toSorted(byKey))
        expect(soma.leads).toBe(naive.rows.reduce((all, { leads }) => all + leads, 0))
      }
      const board = await who.call.salesReports.dashboard(period)
      const cities = await who.call.salesReports.city({ ...period, limit: 0 })
      expect(board.leads).toBe(cities.soma.leads)
      expect(board.efetivadas).toBe(cities.soma.efetivadas)
      expect(board.diario.reduce((all, { leads }) => all + leads, 0)).toBe(board.leads)
      const sales = await who.call.salesReports.dashboard({ ...period, por_efetivacao: true })
      const made = await sql<{
        n: number
      }>`select count(*)::int as n ${counted} and ${sees} and l.desfecho = 'efetivada'
        and l.finalizada_em >= ${period.data_ini}::date and l.finalizada_em < ${period.data_end}::date + 1`.execute(
        db,
      )
      expect(sales.efetivadas).toBe(made.rows[0]!.n)
      expect(sales.leads).toBe(board.leads)
    }
  }
}

/** Of three lists, one of excluded leads: they have no figures, and are counted. */
async function compareCounters(): Promise<void> {
  for (const { who, sees } of scopes) {
    for (const { de, ate } of [{}, { de: '2025-10-15', ate: '2026-09-14' }] as {
      de?: string
      ate?: string
    }[]) {
      const { leads, all, excluded } = await who.call.leads.counters({ de, ate })
      const ofFirst = (await who.call.leads.counters({ de, ate, id_empresa: providers[0] })).all
      const { rows } = await sql<Record<'leads' | 'all' | 'excluded' | 'ofFirst', number>>`select
          (count(*) filter (where l.desfecho not in ('excluida', 'errada') and l.id_empresa = ${providers[0]!}))::int as "ofFirst",
          (count(*) filter (where l.desfecho = 'aberta' and l.tipo not in ('upgrade', 'downgrade')))::int as leads,
          (count(*) filter (where l.desfecho not in ('excluida', 'errada')))::int as all,
          (count(*) filter (where l.desfecho = 'excluida'))::int as excluded
        from vendas_lead l where ${sees} and l.created_at >= ${de ?? '-infinity'}::date
          and l.created_at < ${ate ?? 'infinity'}::date + 1`.execute(db)
      expect({ leads, all, excluded, ofFirst }).toEqual({
        ...rows[0],
        ...(who !== boss && { excluded: null }),
      })
    }
  }
}

async function compareLevels(): Promise<void> {
  for (const { who, sees } of scopes) {
    for (const created_at of [undefined, { _gte: '2025-10-15', _lte: '2026-09-14' }]) {
      const filtro = created_at && { created_at }
      const { step1, step2, step3, step4 } = who.call.noCoverage
      const ask = (place: object = {}) => noCoverageInput.parse({ filtro, limit: 0, ...place })
      const cities = await step1(ask())
      const naive = await sql<{
        n: number
      }>`select count(*)::int as n from vendas_lead l where l.desfecho = 'sem_cobertura'
        and l.tipo not in ('upgrade', 'downgrade') and ${sees} ${
          created_at
            ? sql`and l.created_at >= ${created_at._gte}::date
        and l.created_at < ${created_at._lte}::date + 1`
            : sql``
        }`.execute(db)
      expect(cities.leads).toBe(naive.rows[0]!.n)
      const list = await who.call.leads.list(
        listLeadsInput.parse({ lista: 'without-coverage', filtro: filtro ?? {} }),
      )
      expect(list.total).toBe(cities.leads)
      for (const { provedor, cidade, total_leads_sem_cobertura } of cities.dados) {
        const districts = await step2(ask({ provedor, cidade }))
        expect(districts.leads).toBe(total_leads_sem_cobertura)
        for (const district of districts.dados) {
          const streets = await step3(ask({ provedor, cidade, bairro: district.bairro }))
          expect(streets.leads).toBe(district.total_leads_sem_cobertura)
          for (const { logradouro, total_leads_sem_cobertura: leads } of streets.dados) {
            const people = await step4(ask({ provedor, cidade, bairro: district.bairro, logradouro }))
            expect(people.total).toBe(leads)
            expect(people.dados).toHaveLength(leads)
          }
        }
      }
    }
  }
}

it('reports, counters and levels equal the leads after any writes, before and after compaction', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 2, maxLength: 6 }), async (steps) => {
      for (const step of steps) await apply(step)
      await compareReports()
      await compareCounters()
      await compareLevels()
    }),
    { numRuns: 4 },
  )
}, 120_000)
