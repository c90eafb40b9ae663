/** Arguments of functions whose types do not say what PostgreSQL takes, as names of tables. */
import type { Database } from '@intranet/db/connection'
import { modules } from '../../src/modules/module-list.ts'
import { gather } from '../../src/platform/offers.ts'
import { actors } from './made-values.ts'

type Given = (db: Database, way: number) => unknown[]

const { kept: sections } = gather(modules).personalData

const given: Readonly<Record<string, Readonly<Record<string, Given>>>> = {
  'desk/backoffice/late.queries.ts': { markAnnounced: (db) => [db, { fila: 'vendas', id: 1 }] },
  // A made filter has values that no lead has, and is refused.
  'sales/leads/lead-list.queries.ts': {
    groupLeads: (db, way) => [
      db,
      actors[0],
      { lista: 'all', filtro: {}, por: ['dia', 'vendedor', 'status'][way % 3], q: ['52998224725'][way] },
      { prospeccao: 1, processo: 1, viabilidade: 1, negociacao: 1, parada: 1 },
    ],
  },
  // What a filter names is looked up before the list.
  'marketing/communication/sending/send-search.queries.ts': {
    onNamedDates: (db) => [db, actors[0], { filtro: { data_referencia: { _gte: '2026-01-01' } } }],
  },
  // Sorted by what no filter asks (`sorted` of a list).
  'operations/incidents/incident.queries.ts': {
    listIncidents: (db) => [db, actors[0], { filtro: {}, sort: 'duracao', limit: 1, offset: 0 }],
  },
  // A made actor is the made person, too: nothing is recorded of reading one's own.
  'people/employees/personal-reading.queries.ts': {
    recordReading: (db) => [db, { id: 1 }, [2], 'CPF'],
  },
  'people/personal-data/own-data.queries.ts': {
    readSections: (db) => [db, 1, sections, { limit: 1, offset: 0 }],
    removeRows: (db) => [db, 1, sections[0]],
  },
  'erp/demonstration/demonstration.queries.ts': {
    findDemoCustomers: (db, way) => [db, 1, ['codigo', 'documento', 'telefone', 'nome'][way % 4], '1'],
  },
}

/** Functions of a file with what else they are called with. */
export const givenTo = (path: string): [name: string, given: Given][] =>
  Object.entries(Object.entries(given).find(([file]) => path.endsWith(`/${file}`))?.[1] ?? {})
