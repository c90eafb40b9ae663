import { createFileRoute } from '@tanstack/react-router'
import { leadsTo } from '@/lib/leads-to.ts'

export const Route = createFileRoute('/_app/client-panel/')(leadsTo('/client-panel/identification'))
