import { createFileRoute, redirect } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { ForbiddenPage } from '@/components/records/permitted.tsx'
import { readingAddress } from '@/features/people/onboarding/reading-address.ts'
import { idParams } from '@/lib/id-params.ts'

/** What an employee of this onboarding sees; nothing is recorded. */
export const Route = createFileRoute('/_app/human-resources/onboarding/preview/$id')({
  params: idParams,
  staticData: {
    title: 'Prévia do onboarding',
    back: { to: '/human-resources/onboarding/list', label: 'Onboarding' },
    area: 'hr',
  },
  beforeLoad: ({ context: { session }, params: { id } }) => {
    if (can(session, 'onboarding', 'read'))
      throw redirect({ href: readingAddress({ idOnboarding: id, previa: true }), replace: true })
  },
  component: ForbiddenPage,
})
