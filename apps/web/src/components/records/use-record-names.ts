import { useQuery } from '@tanstack/react-query'
import { trpc } from '@/lib/trpc.ts'

type Names = (column: string, value: unknown) => unknown

/** Names of the records that a history's id columns point at; a record nobody may choose any more keeps its number. */
export function useRecordNames(columns: string[]): Names {
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
  const cities = useQuery({ ...trpc.cities.options.queryOptions({}), enabled: needs('id_cidade') })
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
