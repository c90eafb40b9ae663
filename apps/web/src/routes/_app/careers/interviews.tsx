import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { InterviewListPage } from '@/features/careers/interviews/interview-list-page.tsx'

export const Route = createFileRoute('/_app/careers/interviews')({
  staticData: {
    needs: 'employee',
    title: 'Entrevistas',
    back: { to: '/human-resources', label: 'Recursos Humanos' },
    area: 'hr',
  },
  validateSearch: listSearch,
  loader: askRows('interviews'),
  component: InterviewListPage,
})
