import { createFileRoute, redirect } from '@tanstack/react-router'
import { readingAddress } from '@/features/people/onboarding/reading-address.ts'
import { idParams } from '@/lib/id-params.ts'

/** What an employee of this onboarding sees; nothing is recorded. */
export const Route = createFileRoute('/_app/human-resources/onboarding/preview/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'onboarding', ability: 'read' },
    title: 'Prévia do onboarding',
    back: '/human-resources/onboarding/list',
    area: 'hr',
  },
  beforeLoad: ({ params: { id } }) => {
    throw redirect({ href: readingAddress({ idOnboarding: id, previa: true }), replace: true })
  },
})
