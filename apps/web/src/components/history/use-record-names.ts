import { useQuery } from '@tanstack/react-query'
import { trpc } from '@/lib/trpc.ts'

type Names = (column: string, value: unknown) => unknown

type Values = Record<string, unknown> | null

/** The city ids that rows hold, each once: at most as many as one question may name. */
const citiesOf = (rows: readonly Values[]) =>
  [...new Set(rows.map((row) => row?.id_cidade))].filter((id) => typeof id === 'number').slice(0, 200)

/**
 * Names of the records that a history's id columns point at; a record nobody may choose any more keeps its number. Of
 * cities there are thousands: those of `rows` alone are asked for.
 */
export function useRecordNames(columns: string[], rows: readonly Values[]): Names {
  const needs = (...names: string[]) => names.some((name) => columns.includes(name))
  const providers = useQuery({
    ...trpc.providers.options.queryOptions({}),
    enabled: needs('id_empresa'),
  })
  const departments = useQuery({
    ...trpc.departments.options.queryOptions({}),
    enabled: needs('id_departamento'),
  })
  const sectors = useQuery({ ...trpc.sectors.options.queryOptions({}), enabled: needs('id_setor') })
  const people = useQuery({
    ...trpc.users.options.queryOptions(),
    enabled: needs('id_usuario', 'id_funcionario'),
  })
  const ids = citiesOf(rows)
  const cities = useQuery({ ...trpc.cities.options.queryOptions({ ids }), enabled: ids.length > 0 })
  const lists: Record<string, { id: number; nome: string | null }[] | undefined> = {
    id_empresa: providers.data,
    id_departamento: departments.data,
    id_setor: sectors.data,
    id_cidade: cities.data,
    id_usuario: people.data,
    id_funcionario: people.data,
  }
  return (column, value) => lists[column]?.find(({ id }) => id === value)?.nome ?? value
}
