import { useMemo } from 'react'
import { onboardingDepartmentOnly } from '@intranet/contract/access'
import type { OrganizationSource } from '@/components/form/organization-fields.tsx'
import { organizationSource } from '@/features/access/users/organization-source.ts'
import { useSession } from '@/lib/session.ts'

interface Saved {
  id_empresa?: number | null
  id_departamento?: number | null
  id_cargo?: number | null
}

/** Providers, departments and positions one may choose; who is held to a department is offered that one. */
export function useOnboardingPlace(saved?: Saved): OrganizationSource {
  const session = useSession()
  const own = session && onboardingDepartmentOnly(session.roles) ? session.id_departamento : undefined
  return useMemo(() => {
    const source = organizationSource(saved)
    if (own === undefined) return source
    return {
      ...source,
      departments: async (provider) => {
        const all = await source.departments(provider)
        return all.filter(({ value }) => value === own)
      },
    }
  }, [saved, own])
}
