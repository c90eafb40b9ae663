import { createFileRoute } from '@tanstack/react-router'
import { leadsTo } from '@/lib/leads-to.ts'

/** The public area begins with the vacancies. */
export const Route = createFileRoute('/_open/home/')(leadsTo('/home/vacancy'))
