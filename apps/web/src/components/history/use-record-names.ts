import { useQuery } from '@tanstack/react-query'
import { trpc } from '@/lib/trpc.ts'
import type { NameOf } from './dressed-value.ts'

type Values = Record<string, unknown> | null

/** Column → the list that has the names of what it points at. */
export const listOfColumn = {
  id_empresa: 'providers',
  empresas: 'providers',
  id_departamento: 'departments',
  id_setor: 'sectors',
  id_cargo: 'positions',
  id_contratante: 'contractingCompanies',
  id_equipe: 'squads',
  id_campanha: 'salesCampaigns',
  id_canal: 'salesChannels',
  perfis: 'accessProfiles',
  id_modelo: 'careerTemplates',
  id_motorista: 'drivers',
  id_microrregiao: 'microregions',
  id_destino: 'destinations',
  id_cidade: 'cities',
  id_produto: 'requestables',
  id_usuario: 'people',
  id_funcionario: 'people',
  id_gestor: 'people',
  id_responsavel_interno: 'people',
  id_usuario_intranet: 'people',
  id_detentor: 'people',
  id_vendedor: 'people',
} as const
type Column = keyof typeof listOfColumn
const isListed = (column: string): column is Column => Object.hasOwn(listOfColumn, column)

/** The city ids that rows hold, each once: at most as many as one question may name. */
const citiesOf = (rows: readonly Values[]) =>
  [...new Set(rows.map((row) => row?.id_cidade))].filter((id) => typeof id === 'number').slice(0, 200)

/**
 * Names of the records that a history's columns point at; nothing for those nobody may choose any more. Of cities there
 * are thousands: those of `rows` alone are asked for.
 */
export function useRecordNames(columns: string[], rows: readonly Values[]): NameOf {
  const filled = new Set(columns.filter((column) => rows.some((row) => row?.[column])))
  const needs = (list: (typeof listOfColumn)[Column]) => ({
    enabled: [...filled].some((column) => isListed(column) && listOfColumn[column] === list),
  })
  const ids = citiesOf(rows)
  const lists = {
    providers: useQuery({ ...trpc.providers.options.queryOptions({}), ...needs('providers') }).data,
    departments: useQuery({ ...trpc.departments.options.queryOptions({}), ...needs('departments') }).data,
    sectors: useQuery({ ...trpc.sectors.options.queryOptions({}), ...needs('sectors') }).data,
    positions: useQuery({ ...trpc.positions.options.queryOptions({}), ...needs('positions') }).data,
    contractingCompanies: useQuery({
      ...trpc.contractingCompanies.options.queryOptions({}),
      ...needs('contractingCompanies'),
    }).data,
    squads: useQuery({ ...trpc.squads.options.queryOptions({}), ...needs('squads') }).data,
    salesCampaigns: useQuery({ ...trpc.salesCampaigns.options.queryOptions({}), ...needs('salesCampaigns') })
      .data,
    salesChannels: useQuery({ ...trpc.salesChannels.options.queryOptions({}), ...needs('salesChannels') })
      .data,
    accessProfiles: useQuery({ ...trpc.accessProfiles.options.queryOptions({}), ...needs('accessProfiles') })
      .data,
    careerTemplates: useQuery({ ...trpc.careerTemplates.options.queryOptions(), ...needs('careerTemplates') })
      .data,
    drivers: useQuery({ ...trpc.drivers.options.queryOptions({}), ...needs('drivers') }).data,
    microregions: useQuery({ ...trpc.microregions.options.queryOptions({}), ...needs('microregions') }).data,
    destinations: useQuery({ ...trpc.destinations.options.queryOptions({}), ...needs('destinations') }).data,
    requestables: useQuery({ ...trpc.equipmentRequests.products.queryOptions({}), ...needs('requestables') })
      .data,
    people: useQuery({ ...trpc.users.options.queryOptions(), ...needs('people') }).data,
    cities: useQuery({ ...trpc.cities.options.queryOptions({ ids }), enabled: ids.length > 0 }).data,
  }
  return (column, value) =>
    isListed(column)
      ? (lists[listOfColumn[column]]?.find(({ id }) => id === value)?.nome ?? undefined)
      : undefined
}
