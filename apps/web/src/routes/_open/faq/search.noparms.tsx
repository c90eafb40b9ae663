import { createFileRoute } from '@tanstack/react-router'

/** The address's word for "no search text" (docs/content.md#searches). */
export const Route = createFileRoute('/_open/faq/search/noparms')({
  staticData: { needs: 'open', title: 'FAQ', back: { to: '/', label: 'Início' } },
})
