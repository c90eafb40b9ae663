import { createFileRoute, redirect } from '@tanstack/react-router'

/** The root of the group leads to its list (docs/screens.md#unknown-addresses). */
export const Route = createFileRoute('/_app/human-resources/content/')({
  beforeLoad: () => {
    throw redirect({ to: '/human-resources/content/list', replace: true })
  },
})
