/** The set-based simulation against a plain re-implementation, on random rules, criteria and customers. */
import {
  criterionFields,
  criterionKinds,
  operatorsOf,
  type CriterionField,
  type CriterionOperator,
} from '@intranet/contract/desk/blocking-options'
import { normalizeText } from '@intranet/contract/formats'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeArrears } from '../../../../test/factories/desk.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const manager = await as({ roles: ['regras_bloqueio:gestor'], empresas: [ours], employee: true })

const DAY = '2026-08-11'
const HOLIDAY = '2026-08-12'
const days = [DAY, HOLIDAY, '2026-08-15']
const cities = ['Tubarão', 'TUBARAO ', 'Laguna', 'Imbituba', null]
const plans = ['Fibra 500', 'fibra 300', 'Rádio', null]
const customer = fc.record({
  cidade: fc.constantFrom(...cities),
  bairro: fc.constantFrom('Centro', 'São João', null),
  plano: fc.constantFrom(...plans),
  tipo_pessoa: fc.constantFrom('pf', 'pj', null),
  cliente_desde: fc.constantFrom('2026-02-11', '2026-02-12', '2020-01-31', null),
  promessa_pagamento: fc.boolean(),
  chamado_aberto: fc.boolean(),
  orgao_publico: fc.boolean(),
  faturas: fc.array(
    fc.record({
      vencimento: fc.constantFrom('2026-06-01', '2026-07-08', '2026-07-12', '2026-08-10', '2026-08-20'),
      valor: fc.constantFrom('49.99', '50.00', '0.01', '99.90'),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})
type Customer = { [K in 'cidade' | 'bairro' | 'plano' | 'cliente_desde' | 'tipo_pessoa']: string | null } & {
  cod_cliente: string
  promessa_pagamento: boolean
  chamado_aberto: boolean
  orgao_publico: boolean
  faturas: { vencimento: string; valor: string }[]
}

const values: Record<string, string[]> = {
  texto: ['Tubarão', 'tubarao', 'Laguna', 'centro', 'fibra', 'Fibra 500', 'ão'],
  codigo: ['0', '1', '2', '9'],
  pessoa: ['pf', 'pj'],
  inteiro: ['0', '5', '6', '78'],
  sim: ['true', 'false'],
  valor: ['0', '50', '99.90', '100'],
}
/** Micro-regions of the two cities; a third one has none. */
const regions: Record<string, string> = {}
for (const nome of ['Tubarão', 'Laguna']) {
  const id_cidade = await cityNamed(db, nome, 'SC')
  const { id } = await db
    .insertInto('microrregiao')
    .values({ nome })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('microrregiao_cidade').values({ id_cidade, id_microrregiao: id }).execute()
  regions[normalizeText(nome)] = String(id)
}
values.microrregiao = Object.values(regions)

const criterion = fc.constantFrom(...criterionFields).chain((campo) =>
  fc.record({
    campo: fc.constant(campo),
    operador: fc.constantFrom(...operatorsOf[criterionKinds[campo]]),
    valor: fc.array(fc.constantFrom(...values[criterionKinds[campo]]!), { minLength: 1, maxLength: 2 }),
    validade_fim: fc.constantFrom(null, '2026-08-10', '2026-08-11'),
  }),
)
interface Criterion {
  id: number
  campo: CriterionField
  operador: CriterionOperator
  valor: string[]
  validade_fim: string | null
}

const monthsUntil = (day: string, since: string | null) => {
  if (since === null) return null
  const [y, m, d] = day.split('-').map(Number) as [number, number, number]
  const [sy, sm, sd] = since.split('-').map(Number) as [number, number, number]
  return (y - sy) * 12 + (m - sm) - (d < sd ? 1 : 0)
}
const centsOf = (value: string) => Math.round(Number(value) * 100)

/** One customer, one criterion, as a person would read it. */
function matches(one: Criterion, who: Customer, day: string, open: number): boolean {
  const { campo, operador, valor } = one
  const said: Record<CriterionField, string | number | boolean | null> = {
    cidade: who.cidade,
    bairro: who.bairro,
    plano: who.plano,
    microrregiao: who.cidade === null ? null : (regions[normalizeText(who.cidade.trim())] ?? null),
    tipo_pessoa: who.tipo_pessoa,
    tempo_cliente_meses: monthsUntil(day, who.cliente_desde),
    cod_cliente: who.cod_cliente,
    feriado: day === HOLIDAY,
    promessa_pagamento: who.promessa_pagamento,
    chamado_aberto: who.chamado_aberto,
    orgao_publico: who.orgao_publico,
    valor_aberto: open,
  }
  const has = said[campo]
  if (has === null) return false
  const kind = criterionKinds[campo]
  if (kind === 'sim') return has === (valor[0] === 'true')
  if (kind === 'inteiro' || kind === 'valor') {
    const limit = kind === 'valor' ? centsOf(valor[0]!) : Number(valor[0])
    return operador === 'maior_igual' ? Number(has) >= limit : Number(has) <= limit
  }
  const plain = (text: string) => (kind === 'texto' ? normalizeText(text.trim()) : text)
  const mine = plain(String(has))
  if (operador === 'contem') return mine.includes(plain(valor[0]!))
  const among = valor.some((value) => plain(value) === mine)
  return operador === 'diferente' ? !among : among
}

interface Rule {
  dias_atraso: number
  valor_minimo: string
  qtd_faturas_min: number
  dias_semana: number[]
  respeita_feriado: boolean
}

function judge(
  rule: Rule,
  criteria: Criterion[],
  who: Customer,
  day: string,
): [string, number | null] | null {
  const due = who.faturas.filter(({ vencimento }) => vencimento < day)
  if (!due.length) return null
  const oldest = due.map(({ vencimento }) => vencimento).toSorted()[0]!
  const late = (Date.parse(day) - Date.parse(oldest)) / 86_400_000
  const open = due.reduce((sum, { valor }) => sum + centsOf(valor), 0)
  if (late < rule.dias_atraso) return ['dias', null]
  if (open < centsOf(rule.valor_minimo)) return ['valor', null]
  if (due.length < rule.qtd_faturas_min) return ['faturas', null]
  if (rule.respeita_feriado && day === HOLIDAY) return ['feriado', null]
  if (rule.respeita_feriado && day === DAY) return ['vespera', null]
  if (!rule.dias_semana.includes(new Date(`${day}T12:00:00Z`).getUTCDay() || 7)) return ['dia_semana', null]
  const first = criteria
    .filter(({ validade_fim }) => validade_fim === null || validade_fim >= day)
    .find((one) => matches(one, who, day, open))
  return first ? ['criterio', first.id] : ['regra', null]
}

it('equals a plain re-implementation on random rules, criteria, customers and days (docs/desk.md#simulation)', async () => {
  await db
    .insertInto('feriado')
    .values({ nome: 'Feriado da prova', data: '08-12', tipo: 'Nacional' })
    .execute()
  const rule = fc.record({
    dias_atraso: fc.constantFrom(15, 30, 34, 35),
    valor_minimo: fc.constantFrom('0', '50', '99.90'),
    qtd_faturas_min: fc.constantFrom(1, 2),
    dias_semana: fc.constantFrom<number[]>([1, 2, 3, 4], [2], [6]),
    respeita_feriado: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(
      rule,
      fc.array(customer, { minLength: 1, maxLength: 12 }),
      fc.array(criterion, { maxLength: 5 }),
      fc.constantFrom(...days),
      async (one, people, exceptions, data) => {
        const customers = people.map((who, place) => ({ ...who, cod_cliente: String(place) })) as Customer[]
        await makeArrears(
          db,
          ours,
          customers.map((who) => ({ ...who, nome: 'X', uf: 'SC' })),
        )
        const [made] = await manager.call.blockingRules.create({
          objects: [{ ...one, nome: 'Prova', id_empresa: ours, tipo: 'aviso' }],
        })
        const criteria: Criterion[] = []
        for (const exception of exceptions) {
          const fields = {
            ...exception,
            valor: exception.operador === 'em' ? exception.valor : exception.valor.slice(0, 1),
          }
          const [kept] = await manager.call.blockingCriteria.create({
            objects: [{ id_regra: made!.id, motivo: 'Prova', ...fields }],
          })
          criteria.push({ ...fields, id: kept!.id })
        }
        const { id } = await manager.call.blockingSimulations.run({ id: made!.id, data })
        const { dados } = await manager.call.blockingSimulations.list({
          filtro: { id_simulacao: id },
          limit: 0,
        })
        const expected = customers.flatMap((who) => {
          const verdict = judge(one, criteria, who, data)
          return verdict ? [[who.cod_cliente, ...verdict]] : []
        })
        const byCode = (a: unknown[], b: unknown[]) => Number(a[0]) - Number(b[0])
        expect(
          dados
            .map(({ cod_cliente, porque, id_criterio }) => [cod_cliente, porque, id_criterio])
            .toSorted(byCode),
        ).toEqual(expected)
      },
    ),
    { numRuns: 60 },
  )
}, 120_000)
