/** Values of a declared type: arguments with which a function of queries is called without anybody who asked. */
import { grantableModules, SUPERADMIN } from '@intranet/contract/access'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../src/platform/actor.ts'
import type { Shape } from './declared-types.ts'

const person = {
  id: 1,
  nome: 'Prova',
  email: 'prova@intranet.example',
  employee: true,
  empresas: [1, 2],
  id_empresa: 1,
  id_departamento: 1,
  id_cargo: 1,
  sessao: 'prova',
  expira_em: new Date(0),
} satisfies Omit<Actor, 'roles'>

export const actors: readonly Actor[] = [
  { ...person, roles: [SUPERADMIN] },
  { ...person, roles: grantableModules.map((one) => `${one}:gestor`) },
  { ...person, roles: grantableModules.map((one) => `${one}:leitor`) },
  {
    ...person,
    roles: [],
    empresas: [],
    id_empresa: null,
    id_departamento: null,
    id_cargo: null,
    employee: false,
  },
]

const TEXTS = ['2026-01-15', 'prova do texto', '10']

/** The first ways take all fields alike, the later ones each another way. */
const mixed = (way: number, place: number) =>
  way < 4 ? way : (Math.imul(way * 31 + place, 0x9e3779b1) >>> 16) % 97

/** One value of a type; `way` chooses among those that it may have: which of several types, with or without what may be missing. */
export function madeOf(shape: Shape, way: number, db: Database): unknown {
  switch (shape.is) {
    case 'number':
      return 1
    case 'string':
      return TEXTS[way % TEXTS.length]
    case 'boolean':
      return way % 2 === 0
    case 'date':
      return new Date('2026-01-15T12:00:00Z')
    case 'null':
      return null
    case 'literal':
      return shape.value
    case 'array':
      return way > 9 && way % 4 === 3 ? [] : [madeOf(shape.of, way, db)]
    case 'set':
      return new Set([madeOf(shape.of, way, db)])
    case 'map':
      return new Map([[madeOf(shape.of[0]!, way, db), madeOf(shape.of[1]!, way, db)]])
    case 'tuple':
      return shape.of.map((one) => madeOf(one, way, db))
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, one], place) => [name, madeOf(one, mixed(way, place), db)]),
      )
    case 'function':
      return () => madeOf(shape.answers, way, db)
    case 'oneOf':
      return madeOf(chosen(shape.of, way), way, db)
    case 'database':
      return db
    case 'actor':
      return actors[(way + (way >> 3)) % actors.length]
    case 'sql':
      return sql`true`
    default:
      return undefined
  }
}

const isMissing = ({ is }: Shape) => is === 'null' || is === 'undefined'

/** What is there before what may be missing. */
function chosen(of: readonly Shape[], way: number): Shape {
  const sorted = [...of.filter((one) => !isMissing(one)), ...of.filter(isMissing)]
  return sorted[way % sorted.length]!
}
