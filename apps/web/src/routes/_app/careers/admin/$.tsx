import { createFileRoute, redirect } from '@tanstack/react-router'
import { noScreen } from '@/lib/leads-to.ts'

const known = /^(keywords|register|edit|applicants)(\/|$)/

/** `/careers/admin/edit/3` is `/careers/edit/3`; what is not known leads to the list. */
export const Route = createFileRoute('/_app/careers/admin/$')({
  staticData: noScreen,
  beforeLoad({ params: { _splat = '' } }) {
    throw redirect({ href: known.test(_splat) ? `/careers/${_splat}` : '/careers/admin/list', replace: true })
  },
})
