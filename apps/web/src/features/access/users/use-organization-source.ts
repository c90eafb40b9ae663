import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OrganizationSource } from '@/components/form/organization-fields.tsx'
import { trpc } from '@/lib/trpc.ts'
import { providerOption } from '@/components/inputs/option.ts'
import { namedOptions } from '@/lib/options-of.ts'

/** What is saved already stays choosable after it was switched off. */
interface Saved {
  id_empresa?: number | null
  id_departamento?: number | null
  id_cargo?: number | null
}

/** Provider, department and position lists from one reading of the structure; `saved` is the place of a saved record. */
export function useOrganizationSource(saved?: Saved): OrganizationSource {
  const { id_empresa, id_departamento, id_cargo } = saved ?? {}
  const { data } = useQuery(
    trpc.organization.options.queryOptions({
      ...(id_empresa && { id_empresa }),
      ...(id_departamento && { id_departamento }),
      ...(id_cargo && { id_cargo }),
    }),
  )
  const existing = saved !== undefined
  return useMemo(
    () => ({
      existing,
      providers: data?.empresas.map(providerOption),
      departments: (provider) =>
        namedOptions(
          data?.departamentos.filter((row) => row.id_empresa === null || row.id_empresa === provider),
        ),
      positions: (department) =>
        (data?.cargos ?? [])
          .filter((row) => row.id_departamento === department)
          .map(({ id, nome, setor }) => ({ value: id, label: nome, note: setor })),
    }),
    [data, existing],
  )
}
