import { createFileRoute, redirect } from '@tanstack/react-router'

/** The documents write the group's root and its list (gaps 000 no. 13). */
export const Route = createFileRoute('/_app/human-resources/content/')({
  beforeLoad: () => {
    throw redirect({ to: '/human-resources/content/list', replace: true })
  },
})
