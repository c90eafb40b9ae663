/** People of one provider beside another one's marked rows, and inputs that lead to these. */
import { grantableModules, levels } from '@intranet/contract/access'
import { dayFromNow } from '@intranet/contract/today'
import * as z from 'zod'
import { modules } from '../../src/modules/module-list.ts'
import { gather } from '../../src/platform/offers.ts'
import { testWorld } from '../app.ts'
import { makePlace } from '../factories/onboarding.ts'
import { plausible } from '../plausible.ts'
import { at, procedures } from '../walked-procedures.ts'
import { plantRows, type Plant, type Row } from './plant.ts'
import { showPlanted } from './visible-states.ts'

/** Rows of a provider that the askers have nothing to do with. */
export const FAR: Plant = { mark: 'Alheia Marcada', id: 900_001 }
/** Rows of the same provider, of another department. */
export const NEAR: Plant = { mark: 'Vizinha Marcada', id: 910_001 }

type Walked = (typeof procedures)[number]
export type Known = ReadonlyMap<string, unknown[]>

/** Whether a text holds a mark, or an id that only such rows have. */
export const shows = ({ mark, id }: Plant, text: string): boolean =>
  new RegExp(`${mark.replace(' ', '.?')}|\\b${String(id).slice(0, -1)}[12]\\b`, 'i').test(text)

/** Values that lead to planted rows, by the name of a field. */
function knownFrom(planted: Map<string, Row[]>, { id }: Plant): Known {
  const known = new Map<string, unknown[]>()
  for (const row of [...planted.values()].flat())
    for (const [name, value] of Object.entries(JSON.parse(JSON.stringify(row)) as Row)) {
      const values = known.get(name) ?? []
      if (value !== null && values.length < 6 && !values.includes(value)) known.set(name, [...values, value])
    }
  const ids = [id, id + 1]
  for (const [name, values] of known)
    if (name.startsWith('id_') && typeof values[0] === 'number')
      known.set(name, [...ids, ...values.filter((one) => !ids.includes(one as number))])
  known.set('id', ids).set('ids', ids).set('id_dono', ids)
  known.set('q', [...known.get('nome')!, 'marcada'])
  known.set(
    'id_criterio',
    planted.get('carreira_criterio')!.map((row) => row.id),
  )
  // Saved views are asked for by the name of their list: see visible-states.ts.
  known.set('lista', ['departments.list'])
  return known.set('tabelas', [...planted.keys()])
}

/** Once a test file, at its top: the near rows are there, the far ones come with `plantFar`. */
export async function plantedWorld() {
  const world = await testWorld()
  const { db, as } = world
  const place = await makePlace(db)
  const plant = async (what: Plant, shared?: Map<string, Row[]>) => {
    const rows = await plantRows(db, what, shared)
    await showPlanted(db, what)
    return rows
  }
  const nearRows = await plant({ ...NEAR, id_empresa: place.id_empresa })
  const roles = grantableModules.map((key) => `${key}:${levels[0]}`)
  const atHome = { empresas: [place.id_empresa], ...place }
  const there = { id_empresa: FAR.id, id_departamento: FAR.id, id_cargo: FAR.id }
  return {
    ...world,
    nearKnown: knownFrom(nearRows, NEAR),
    place,
    /** Manager of everything at their own provider. */
    stranger: await as({ roles, ...atHome }),
    /** Whose reach ends at their department: HR's reports are not for people who only work on onboarding. */
    onboarder: await as({ roles: ['onboarding:solicitante'], ...atHome }),
    requester: await as({ roles: ['rh:solicitante'], ...atHome }),
    plantFar: async () => knownFrom(await plant(FAR, nearRows), FAR),
    /** Manager of everything at the providers of the far rows (each of the two rows has its own). */
    local: () => as({ roles, empresas: [FAR.id, FAR.id + 1], ...there }),
  }
}

/** Every card of the hubs with a number. */
const cards = gather(modules).figures.map(({ to }) => to)

/** Inputs that say nothing about whose rows are asked for. */
const says = (input: unknown) => Object.keys((input ?? {}) as object)
const isAboutPages = (input: unknown) =>
  says(input).length > 0 && says(input).every((name) => ['sort', 'depois', 'offset', 'contar'].includes(name))

/** The columns of a list's filter that name another record. */
function referencesIn(schema: z.ZodType): string[] {
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const filter = properties?.filtro
  return typeof filter === 'object'
    ? Object.keys(filter.properties ?? {}).filter((name) => name.startsWith('id_'))
    : []
}

/** Inputs of a procedure that lead to planted rows, as far as its schema takes them. */
export function inputsOf([path, { inputs }]: Walked, known: Known): unknown[] {
  const [schema] = inputs
  if (!schema) return [undefined]
  const [id] = known.get('id') as [number]
  const wide = [
    {},
    { cards },
    { limit: 0 },
    { id, dia: dayFromNow(0) },
    { dia: dayFromNow(0) },
    { filtro: String(id) },
    { filtro: String(known.get('sistema')![0]) },
    { codigo: known.get('patrimonio')![0] },
    { id, palavras: [{ termo: 'marcada' }] },
    { inicio: dayFromNow(0), fim: dayFromNow(1) },
    { filtro: { mes: { _gte: 1 } } },
    { filtro: { data_admissao: { _gte: '2000-01-01' } } },
    { filtro: { data_desligamento: { _gte: '2000-01-01' } } },
    ...referencesIn(schema).map((name) => ({ filtro: { [name]: id } })),
    { id_onboarding: id, id_trilha: id, id_funcionario: id },
    { tipo: 'novidade', id_item: id },
  ].filter((one) => schema.safeParse(one).success)
  const histories =
    path === 'history.list'
      ? known.get('tabelas')!.map((tabela) => ({ tabelas: [tabela], id_item: { id }, limit: 50, offset: 0 }))
      : []
  const valuesOf = (field: string) => known.get(field) ?? (field.startsWith('id_') ? known.get('id')! : [])
  const all = [...wide, ...plausible(schema, valuesOf).filter((input) => !isAboutPages(input)), ...histories]
  return [...new Map(all.map((input) => [JSON.stringify(input), input])).values()]
}

/** What somebody is answered by each input, or refused with. */
export async function answersOf(
  call: unknown,
  [path]: Walked,
  inputs: readonly unknown[],
): Promise<string[]> {
  const answers: string[] = []
  for (const input of inputs) {
    const answer = await at(call, path)(input).catch(({ code }: { code?: string }) => ({ refused: code }))
    answers.push(JSON.stringify(answer) ?? '')
  }
  return answers
}

/** Whether some input shows somebody a planted row. */
export async function isSeen(
  what: Plant,
  call: unknown,
  reading: Walked,
  inputs: readonly unknown[],
): Promise<boolean> {
  for (const input of inputs) if (shows(what, (await answersOf(call, reading, [input]))[0]!)) return true
  return false
}
