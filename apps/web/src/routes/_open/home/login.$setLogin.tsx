import { createFileRoute } from '@tanstack/react-router'
import { leadsTo } from '@/lib/leads-to.ts'

/** The documented route has a parameter; what it does not know is the way in. */
export const Route = createFileRoute('/_open/home/login/$setLogin')(leadsTo('/home/login/enter'))
