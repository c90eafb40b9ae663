import { DAY_MS } from '@intranet/contract/durations'
import { keysOf } from '@intranet/contract/keys-of'
import { sendings, type Criterion, type Sending } from '@intranet/contract/marketing/communication-words'
import { firesFor, wantedDays, type FiringRule } from '@intranet/contract/marketing/firing'
import { isSendingDisabled } from '@intranet/contract/marketing/rule-form'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../../../test/database.ts'
import {
  makeCommunicationCampaign,
  makeCommunicationRule,
  makeCustomer,
  makeSent,
} from '../../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import { storedRule } from '../rules/rule-draft.service.ts'
import { audience, countedDates } from './audience.queries.ts'
import type { StoredRule } from './stored-rule.ts'

const { db } = await testDatabase()
const empresa = await makeProvider(db)

interface Person {
  id: number
  nascimento: string
  ativo: boolean
  falecido: boolean
  contratos: { contratacao: string; ativacao: string; situacao: string }[]
}

const text = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const range = (from: string, to: string) =>
  fc.integer({ min: Date.parse(from) / DAY_MS, max: Date.parse(to) / DAY_MS }).map((n) => text(n * DAY_MS))
/** Days about which a calendar can be wrong, and any others. */
const day = (from: string, to: string) =>
  fc.oneof(
    { weight: 1, arbitrary: range(from, to) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.integer({ min: Number(from.slice(0, 4)), max: Number(to.slice(0, 4)) }),
          fc.constantFrom('02-28', '02-29', '03-01', '12-31', '01-01'),
        )
        .map(([year, rest]) =>
          rest === '02-29' && new Date(`${year}-02-29`).getUTCDate() !== 29
            ? `${year}-02-28`
            : `${year}-${rest}`,
        ),
    },
  )
const contract = fc.record({
  contratacao: day('2019-01-01', '2028-12-31'),
  ativacao: day('2019-01-01', '2028-12-31'),
  situacao: fc.constantFrom('ativo', 'ativo', 'ativo', 'suspenso', 'cancelado'),
})
const person = fc.record({
  nascimento: day('1985-01-01', '2012-12-31'),
  ativo: fc.constantFrom(true, true, true, false),
  falecido: fc.constantFrom(false, false, false, true),
  contratos: fc.array(contract, { minLength: 0, maxLength: 3 }),
})
const criteria: Criterion[] = ['data_especifica', 'data_ativacao', 'data_contratacao', 'data_aniversario']
const sendingsOf = (criterio: Criterion) =>
  keysOf(sendings).filter((envio) => !isSendingDisabled(criterio, envio))
const rule = fc
  .constantFrom(...criteria)
  .chain((criterio) =>
    fc.record({ criterio: fc.constant(criterio), envio: fc.constantFrom(...sendingsOf(criterio)) }),
  )
  .chain(({ criterio, envio }) =>
    fc.record<FiringRule>({
      criterio: fc.constant(criterio),
      envio: fc.constant(envio),
      tempo:
        envio === 'no_dia'
          ? fc.constant(0)
          : envio === 'anual'
            ? fc.constant(null)
            : fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 365 })),
      data_especifica: criterio === 'data_especifica' ? day('2023-01-01', '2028-12-31') : fc.constant(null),
    }),
  )

async function store(people: Omit<Person, 'id'>[]): Promise<Person[]> {
  const stored: Person[] = []
  for (const [index, one] of people.entries()) {
    const { id } = await db
      .insertInto('relationship_dados_pessoas')
      .values({
        id_empresa: empresa,
        codpessoa: `P${index}`,
        nome_razaosocial: `P ${index}`,
        telefone: `479${90_000_000 + index}`,
        data_nascimento: one.nascimento,
        ativo: one.ativo,
        falecido: one.falecido,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [n, { contratacao, ativacao, situacao }] of one.contratos.entries())
      await db
        .insertInto('relationship_contrato')
        .values({
          id_empresa: empresa,
          id_pessoa: id,
          contrato: String(n),
          data_contratacao: contratacao,
          data_ativacao: ativacao,
          situacao,
        })
        .execute()
    stored.push({ ...one, id })
  }
  return stored
}

const plus = (base: string, days: number) => text(Date.parse(base) + days * DAY_MS)
const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
/** A yearly date in a year: 29/02 is 28/02 in common years. */
const inYear = (base: string, year: number) =>
  base.endsWith('02-29') && !isLeap(year) ? `${year}-02-28` : `${year}${base.slice(4)}`
const years = Array.from({ length: 20 }, (_, n) => 2018 + n)

/** When a rule fires for a base date: every pair of sending day and reference, calculated in the simplest way. */
function firings(
  { criterio, envio, tempo }: FiringRule,
  base: string,
): { sent: string; reference: string }[] {
  const yearly = criterio === 'data_aniversario' || envio === 'anual'
  const references = yearly ? years.map((year) => inYear(base, year)) : [base]
  return references.flatMap((reference) => {
    if (criterio === 'data_contratacao' && envio === 'anual' && reference.slice(0, 4) <= base.slice(0, 4))
      return []
    if (criterio === 'data_especifica' && envio === 'anual' && reference < base) return []
    const shift = ({ dia_seguinte: 1, dia_anterior: -1 } as Partial<Record<Sending, number>>)[envio] ?? 0
    const sent = plus(reference, shift * (tempo ?? 0))
    const late = !yearly && envio === 'no_dia' && criterio !== 'data_especifica'
    return [{ sent, reference }, ...(late ? [{ sent: plus(reference, 1), reference }] : [])]
  })
}

function ageOn(birth: string, sent: string): number {
  const year = Number(sent.slice(0, 4))
  return year - Number(birth.slice(0, 4)) - (sent < inYear(birth, year) ? 1 : 0)
}

function naive(fired: FiringRule, people: Person[], sent: string): string[] {
  return people.flatMap((one) => {
    const active = one.contratos.filter(({ situacao }) => situacao === 'ativo')
    if (!one.ativo || one.falecido || !active.length) return []
    const bases = {
      data_especifica: [fired.data_especifica!],
      data_aniversario: ageOn(one.nascimento, sent) >= 18 ? [one.nascimento] : [],
      data_ativacao: active.map(({ ativacao }) => ativacao),
      data_contratacao: active.map(({ contratacao }) => contratacao),
    }[fired.criterio]
    const references = bases.flatMap((base) =>
      firings(fired, base)
        .filter((firing) => firing.sent === sent)
        .map(({ reference }) => reference),
    )
    return references.length ? [`${one.id} ${references.toSorted()[0]}`] : []
  })
}

const blank = { sms: true, email: false, whatsapp: false, template: null } as unknown as StoredRule

async function engine(fired: FiringRule, sent: string): Promise<string[]> {
  const regra = { ...blank, ...fired, id: 1, id_empresa: empresa }
  const request = {
    regra,
    wanted: wantedDays(fired, sent),
    dia: sent,
    limites: { dia: 1, mes: 4 },
    contadas: await countedDates(db, sent),
    feriados: [],
    adiamento: [],
  }
  const { rows } = await sql<{ par: string }>`select id_pessoa || ' ' || data_referencia as par
    from (${audience(request)}) a`.execute(db)
  return rows.map(({ par }) => par)
}

it('has exactly the people that a simple reading of the table has, with the same reference dates (docs/marketing.md#audience)', async () => {
  const people = await store(fc.sample(person, { numRuns: 300, seed: 20_261_120 }))
  await fc.assert(
    fc.asyncProperty(rule, day('2024-01-01', '2028-12-31'), async (fired, any) => {
      // The specific date seldom meets a day by chance: half of the days are ones on which it fires.
      const date = fired.data_especifica
      const sent =
        date && Number(any.slice(-1)) % 2
          ? plus(date, fired.envio === 'dia_anterior' ? -fired.tempo! : 0)
          : any
      expect((await engine(fired, sent)).toSorted()).toEqual(naive(fired, people, sent).toSorted())
    }),
    { numRuns: 300 },
  )
}, 60_000)

it('the pure table says the same of one date', () => {
  fc.assert(
    fc.property(
      rule,
      day('1985-01-01', '2028-12-31'),
      day('2024-01-01', '2028-12-31'),
      (fired, base, sent) => {
        const of = fired.data_especifica ?? base
        const adult = fired.criterio !== 'data_aniversario' || ageOn(of, sent) >= 18
        const expected = adult ? firings(fired, of).filter((firing) => firing.sent === sent) : []
        expect(firesFor(fired, of, sent)).toBe(expected[0]?.reference ?? null)
      },
    ),
    { numRuns: 3000 },
  )
})

it('of a certain date counts what left within thirty days, also of a shift that was postponed (docs/marketing.md#audience)', async () => {
  const id_empresa = await makeProvider(db, { sistema: 'postergado' })
  const campanha = await makeCommunicationCampaign(db, id_empresa)
  const judged = await makeCommunicationRule(db, campanha)
  const sent = '2026-08-10'
  // Shift and departure of an earlier message, in days before.
  const people: Record<string, [dia: number, saiu: number] | null> = {
    recent: [29, 29],
    postponed: [40, 29],
    past: [30, 30],
    none: null,
  }
  const names = new Map<number, string>()
  for (const [name, earlier] of Object.entries(people)) {
    const id_pessoa = await makeCustomer(db, id_empresa)
    names.set(id_pessoa, name)
    if (!earlier) continue
    const [dia, saiu] = earlier.map((days) => plus(sent, -days)) as [string, string]
    const turno = await makeCommunicationRule(db, campanha)
    await makeSent(db, { id_regra: turno, id_pessoa, dia, saiu })
  }
  const regra = await storedRule(db, judged)
  const wanted = [{ dia: sent, anual: false, ano_maximo: null }]
  const request = {
    regra,
    wanted,
    dia: sent,
    limites: { dia: 0, mes: 1 },
    contadas: await countedDates(db, sent),
    feriados: [],
    adiamento: [],
  }
  const { rows } = await sql<{ id_pessoa: number; motivo: string | null }>`
    select id_pessoa, motivo from (${audience(request)}) a`.execute(db)
  const full = rows.filter(({ motivo }) => motivo === 'limite').map(({ id_pessoa }) => names.get(id_pessoa))
  expect(full.toSorted()).toEqual(['postponed', 'recent'])
})
