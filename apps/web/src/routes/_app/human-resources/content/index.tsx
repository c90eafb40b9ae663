import { createFileRoute } from '@tanstack/react-router'
import { leadsTo } from '@/lib/leads-to.ts'

export const Route = createFileRoute('/_app/human-resources/content/')(
  leadsTo('/human-resources/content/list'),
)
