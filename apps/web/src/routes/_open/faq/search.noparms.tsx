import { createFileRoute } from '@tanstack/react-router'

/** The documents' literal for "no search text" (000:58). */
export const Route = createFileRoute('/_open/faq/search/noparms')({
  staticData: { title: 'FAQ', back: { to: '/', label: 'Início' } },
})
