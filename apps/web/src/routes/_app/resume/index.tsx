import { createFileRoute } from '@tanstack/react-router'
import { leadsTo } from '@/lib/leads-to.ts'

export const Route = createFileRoute('/_app/resume/')(leadsTo('/resume/list'))
