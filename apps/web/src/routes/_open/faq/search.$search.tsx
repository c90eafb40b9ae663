import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_open/faq/search/$search')({
  staticData: { needs: 'open', title: 'FAQ', back: { to: '/', label: 'Início' } },
})
